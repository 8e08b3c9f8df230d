"""Print the figures of the code's shape, for this checkout or another: `python -m tests.house [folder]`.

Each figure is counted from the source alone, so that two commits can be compared whatever they import.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

SHORT = 60
"""A module with fewer lines is short."""


@dataclass(slots=True)
class Module:
    """A module of the program.

    Attributes:
        name: its dotted name.
        path: its file.
        tree: what it parses to.
        lines: the number of its lines.
        imports: the modules of the program that it imports, those for types too.
    """

    name: str
    path: Path
    tree: ast.Module
    lines: int
    imports: set[str] = field(default_factory=set)


def read(root: Path) -> dict[str, Module]:
    """Return the modules of the program in a checkout, by name."""
    modules = {}
    for path in sorted((root / "twentyfive").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        name = ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")
        modules[name] = Module(name, path, ast.parse(text), len(text.splitlines()))
    for module in modules.values():
        imported = {name if name in modules else name.rpartition(".")[0] for name in _imported(module.tree)}
        module.imports = (imported & set(modules)) - {module.name}
    return modules


def _imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def short_modules(modules: dict[str, Module]) -> list[str]:
    """Return the modules with fewer than `SHORT` lines that are no package's own text."""
    return [name for name, module in modules.items() if module.lines < SHORT and module.path.name != "__init__.py"]


def parameters_named(modules: dict[str, Module], name: str) -> int:
    """Return the number of parameters of that name."""
    return sum(isinstance(node, ast.arg) and node.arg == name for module in modules.values() for node in _nodes(module))


def imports_for_types(modules: dict[str, Module]) -> int:
    """Return the number of import statements that only a type checker runs."""
    return sum(
        isinstance(statement, ast.Import | ast.ImportFrom)
        for module in modules.values()
        for node in _nodes(module)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for statement in node.body
    )


def relays(modules: dict[str, Module]) -> list[str]:
    """Return the signals that nothing but another signal emits, as `module:Class.signal`."""
    found = []
    for module in modules.values():
        for kind in (node for node in _nodes(module) if isinstance(node, ast.ClassDef)):
            for signal in _signals(kind):
                is_emitted = any(function == f"self.{signal}.emit" for function, _ in _calls(kind))
                is_connected = any(
                    function.endswith(".connect") and {f"self.{signal}", f"self.{signal}.emit"} & arguments
                    for function, arguments in _calls(kind)
                )
                if is_connected and not is_emitted:
                    found.append(f"{module.name}:{kind.name}.{signal}")
    return found


def _signals(kind: ast.ClassDef) -> Iterator[str]:
    for node in kind.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.value).startswith("Signal("):
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))


def _calls(within: ast.AST) -> Iterator[tuple[str, set[str]]]:
    """Return the calls, each with its function and its arguments as they are written."""
    for node in ast.walk(within):
        if isinstance(node, ast.Call):
            yield ast.unparse(node.func), set(map(ast.unparse, node.args))


def circles(modules: dict[str, Module]) -> list[list[str]]:
    """Return the groups of modules that import each other, those for types too (Tarjan's strong components)."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found = []

    def visit(name: str) -> None:
        order[name] = low[name] = len(order)
        stack.append(name)
        for other in modules[name].imports:
            if other not in order:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], order[other])
        if low[name] == order[name]:
            group = stack[stack.index(name) :]
            del stack[stack.index(name) :]
            if len(group) > 1:
                found.append(sorted(group))

    sys.setrecursionlimit(10_000)
    for name in modules:
        if name not in order:
            visit(name)
    return found


def files_of_options(modules: dict[str, Module]) -> list[int]:
    """Return how many modules name each option of the rules, as a name or as a text."""
    [rules] = [module for name, module in modules.items() if name == "twentyfive.core.rules.rules"]
    [kind] = [node for node in _nodes(rules) if isinstance(node, ast.ClassDef) and node.name == "Rules"]
    options = [
        node.target.id for node in kind.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    ]
    naming = [set(_names(module)) for module in modules.values()]
    return sorted(sum(option in names for names in naming) for option in options)


def _names(module: Module) -> Iterator[str]:
    for node in _nodes(module):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.keyword(arg=str(name)):
                yield name
            case ast.Constant(value=str(name)):
                yield name


def _nodes(module: Module) -> Iterator[ast.AST]:
    return ast.walk(module.tree)


def main() -> None:
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[2]
    modules = read(root)
    options = files_of_options(modules)
    figures = {
        "lines of the program": sum(module.lines for module in modules.values()),
        "modules": len(modules),
        f"modules under {SHORT} lines": len(short_modules(modules)),
        "parameters named look": parameters_named(modules, "look"),
        "imports for types alone": imports_for_types(modules),
        "signals that only relay": len(relays(modules)),
        "modules in circles of imports": sum(map(len, circles(modules))),
        "modules that name an option, median": median(options),
        "modules that name an option, most": max(options),
    }
    for name, figure in figures.items():
        sys.stdout.write(f"{figure:>8,}  {name}\n")


if __name__ == "__main__":
    main()
