"""How Numba turns rules into machine code, changed in one point: a rule that only other rules call is not optimised and
translated by itself, but where it is used.

By itself Numba makes every function whole, with all that it calls, and throws that away when a caller has taken the
function in: in a rulebook of hundreds of small functions half of the time went there.
"""

from typing import Any

import numba
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler


class PartLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of a rule, as LLVM's intermediate language: for others to take in."""

    environment: tuple[str, Any] | None = None

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0  # nothing that Python could call

    @property
    def codegen(self) -> "PartLibrary":
        return self

    def set_env(self, name: str, environment: Any) -> None:
        """Numba asks its code generator for this; there is no machine code yet that it could be written to."""
        self.environment = name, environment


class WholeLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of a function that Python calls, with all parts it needs."""

    def _optimize_final_module(self) -> None:
        """Neighbouring instructions become vector instructions too, not only loops: Numba leaves that out by itself."""
        before, numba.config.SLP_VECTORIZE = numba.config.SLP_VECTORIZE, 1
        try:
            super()._optimize_final_module()
        finally:
            numba.config.SLP_VECTORIZE = before

    def finalize(self) -> None:
        self._linking_libraries: list[Any] = _all_parts(self._linking_libraries)
        super().finalize()
        for part in self._linking_libraries:
            if isinstance(part, PartLibrary) and part.environment is not None:
                name, environment = part.environment
                if self._codegen._engine.get_global_value_address(name):
                    self._codegen.set_env(name, environment)


def _all_parts(libraries: list[Any]) -> list[Any]:
    """These, and what they need in turn: each once, and after everything that calls it, since LLVM does not take in
    what nobody has asked for yet."""
    called_first: dict[Any, None] = {}

    def add(library: Any) -> None:
        if library not in called_first:
            for called in library._linking_libraries if isinstance(library, PartLibrary) else []:
                add(called)
            called_first[library] = None

    for library in libraries:
        add(library)
    return list(reversed(called_first))


class PartCompiler(Compiler):  # type: ignore[misc]
    """For rules that compiled code calls."""

    library_class: type = PartLibrary

    def __init__(self, typing: Any, target: Any, library: Any, *more: Any) -> None:
        super().__init__(typing, target, library or self._new_library(target.codegen()), *more)

    def _new_library(self, codegen: Any) -> Any:
        library = self.library_class(codegen, "rule")
        library.enable_object_caching()
        return library


class ApartCompiler(PartCompiler):
    """For rules whose arguments lie apart in memory: what is written to one of them changes no other."""

    def __init__(self, typing: Any, target: Any, library: Any, args: Any, return_type: Any, flags: Any, names: Any):
        flags = flags.copy()
        flags.noalias = True
        super().__init__(typing, target, library, args, return_type, flags, names)


class WholeCompiler(PartCompiler):
    """For those that Python calls."""

    library_class = WholeLibrary
