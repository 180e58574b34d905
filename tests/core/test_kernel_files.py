"""Kernels are kept on disk. There need be no GPU: what Numba asks and is given is played here."""

import pickle
from types import SimpleNamespace

import pytest

from grandopening.core import compiled_code, jit, kernel_files
from grandopening.core.kernel_files import KernelFiles, kept_on_disk

INTS, FLOATS = ("array(int64, 1d, C)",), ("array(float32, 1d, C)",)


class Codegen:
    def __init__(self, capability=(9, 0)):
        self.capability = capability

    def magic_tuple(self):
        return (13, 0), self.capability


class Kernel:
    """As Numba's, as far as a cache sees it."""

    codegen = Codegen()

    def __init__(self, code, runs=True):
        self.code, self.runs, self.is_bound = code, runs, False

    def _reduce_states(self):
        return {"code": self.code, "runs": self.runs}

    @classmethod
    def _rebuild(cls, **states):
        return cls(**states)

    def bind(self):
        if not self.runs:
            raise RuntimeError("no binary for this GPU")
        self.is_bound = True


@pytest.fixture(autouse=True)
def numba_cuda(tmp_path, monkeypatch):
    monkeypatch.setenv("GRANDOPENING_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(kernel_files, "kernel_compiler", lambda: ("0.30", (13, 0)))
    monkeypatch.setattr(kernel_files, "pickled_kernel", lambda kernel: pickle.dumps(kernel._reduce_states()))
    monkeypatch.setattr(kernel_files, "unpickled_kernel", lambda content: Kernel._rebuild(**pickle.loads(content)))
    kernel_files.counted.clear()


@jit.rule
def rule_a(x):
    return x


@jit.rule
def rule_b(x):
    return x


def kernel(m):
    """What a dispatcher compiles."""


def target(capability=(9, 0)):
    return SimpleNamespace(codegen=lambda: Codegen(capability))


def files(*made_of):
    return KernelFiles(kernel, made_of or (rule_a,))


def only_file(tmp_path):
    (path,) = (tmp_path / "cache").rglob("*.code")
    return path


def test_another_process_finds_it():
    assert files().load_overload(INTS, target()) is None
    files().save_overload(INTS, Kernel(b"machine code"))
    loaded = files().load_overload(INTS, target())
    assert loaded.code == b"machine code"
    assert loaded.is_bound
    assert kernel_files.counted == {"compiled": 1, "loaded": 1}


def test_only_what_is_the_same_is_found(monkeypatch):
    files(rule_a, 512).save_overload(INTS, Kernel(b""))
    assert files(rule_a, 512).load_overload(INTS, target())
    assert files(rule_a, 512).load_overload(FLOATS, target()) is None
    assert files(rule_a, 512).load_overload(INTS, target((10, 0))) is None
    assert files(rule_a, 128).load_overload(INTS, target()) is None
    assert files(rule_b, 512).load_overload(INTS, target()) is None
    monkeypatch.setattr(kernel_files, "kernel_compiler", lambda: ("0.31", (13, 0)))
    assert files(rule_a, 512).load_overload(INTS, target()) is None


def test_an_edited_source_compiles_again(monkeypatch):
    files().save_overload(INTS, Kernel(b""))
    monkeypatch.setattr(compiled_code, "_name_of", lambda game: "shared-after-an-edit")
    assert files().load_overload(INTS, target()) is None


def test_it_lies_with_the_code_of_its_game(tmp_path):
    source = tmp_path / "shop_game" / "rules" / "__init__.py"
    source.parent.mkdir(parents=True)
    source.write_text("")
    rules = jit.module_of("rules", {"__file__": str(source)})
    assert "shop_game-" in files(jit.specialised(rule_a, rules)).cache_path
    assert "shared-" in KernelFiles(kernel, ()).cache_path


@pytest.mark.parametrize("spoil", [lambda data: data[:-9], lambda data: b"", lambda data: data[:32] + b"no pickle"])
def test_a_damaged_file_is_compiled_again(tmp_path, spoil):
    files().save_overload(INTS, Kernel(b"machine code"))
    path = only_file(tmp_path)
    path.write_bytes(spoil(path.read_bytes()))
    assert files().load_overload(INTS, target()) is None
    files().save_overload(INTS, Kernel(b"again"))
    assert files().load_overload(INTS, target()).code == b"again"


def test_a_whole_file_with_something_else_is_compiled_again(tmp_path):
    files().save_overload(INTS, Kernel(b""))
    compiled_code.write_content(only_file(tmp_path), b"no pickle")
    assert files().load_overload(INTS, target()) is None


def test_what_this_gpu_cannot_run_is_compiled_again():
    files().save_overload(INTS, Kernel(b"", runs=False))
    assert files().load_overload(INTS, target()) is None


def test_what_cannot_be_kept_only_costs_time(tmp_path, monkeypatch):
    files().save_overload(INTS, Kernel(lambda: "no pickle of this"))
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("GRANDOPENING_CACHE", str(tmp_path / "file"))
    files().save_overload(INTS, Kernel(b""))
    assert files().load_overload(INTS, target()) is None


def test_files_of_somebody_else_are_not_read(tmp_path, monkeypatch):
    files().save_overload(INTS, Kernel(b""))
    monkeypatch.setattr(compiled_code, "is_safe", lambda folder: False)
    assert files().load_overload(INTS, target()) is None


def test_the_simulator_keeps_nothing(monkeypatch):
    dispatcher = SimpleNamespace(py_func=kernel)
    monkeypatch.setattr(kernel_files, "INTERPRETED", True)
    assert not hasattr(kept_on_disk(dispatcher, rule_a), "_cache")
    monkeypatch.setattr(kernel_files, "INTERPRETED", False)
    assert isinstance(kept_on_disk(dispatcher, rule_a)._cache, KernelFiles)
