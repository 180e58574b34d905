"""What a training needs to go on, on disk: pieces in a folder, none of them in a file too large to be sent around."""

import io
from pathlib import Path
from typing import Any

import torch

LARGEST = 16 << 20  # bytes of a file


def write_piece(folder: Path, name: str, piece: Any) -> None:
    """In as many files as it takes: NAME.pt, NAME.pt.1, NAME.pt.2"""
    buffer = io.BytesIO()
    torch.save(piece, buffer)
    written, files = buffer.getbuffer(), _files_of(folder, name)
    parts = [written[start : start + LARGEST] for start in range(0, len(written), LARGEST)]
    for number, part in enumerate(parts):
        _file(folder, name, number).write_bytes(part)
    for file in files[len(parts) :]:  # of a larger piece that was here before
        file.unlink()


def read_piece(folder: Path, name: str, device: str) -> Any:
    joined = io.BytesIO(b"".join(file.read_bytes() for file in _files_of(folder, name)))
    return torch.load(joined, map_location=device, weights_only=False)


def has_piece(folder: Path, name: str) -> bool:
    return _file(folder, name, 0).exists()


def remove_piece(folder: Path, name: str) -> None:
    for file in _files_of(folder, name):
        file.unlink()


def pieces_in(folder: Path, prefix: str) -> list[str]:
    return [file.name.removesuffix(".pt") for file in folder.glob(f"{prefix}*.pt")]


def _file(folder: Path, name: str, number: int) -> Path:
    return folder / (f"{name}.pt.{number}" if number else f"{name}.pt")


def _files_of(folder: Path, name: str) -> list[Path]:
    files: list[Path] = []
    while (file := _file(folder, name, len(files))).exists():
        files.append(file)
    return files
