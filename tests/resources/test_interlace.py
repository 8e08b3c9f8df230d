"""Plaitwork: whatever crossings are broken, every strand passes over and under in turn."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from resources.cards.generator.interlace import Cell, Edge, Ends, Grid, Mirror, Strand, pieces, strands


@st.composite
def grids(draw: st.DrawFn) -> Grid:
    width, height = 2 * draw(st.integers(2, 5)), 2 * draw(st.integers(1, 5))
    inner = [(i, j) for i in range(1, width) for j in range(1, height) if (i + j) % 2 == 1]
    mirrors: dict[Cell, Mirror] = draw(st.dictionaries(st.sampled_from(inner), st.sampled_from(Mirror)))
    return Grid(width, height, mirrors, draw(st.sampled_from(Ends)))


def edges(grid: Grid, strand: Strand) -> Iterator[Edge]:
    """The edges from node to node; with joined ends the last node may lie rounds away from the first."""
    for node, following in pairwise((*strand, strand[0])):
        rounds = round((node.cell[0] - following.cell[0]) / grid.width)
        yield grid.edge(node.cell, (following.cell[0] + rounds * grid.width, following.cell[1]))


@given(grids())
def test_every_edge_lies_on_one_strand_once(grid: Grid) -> None:
    walked = Counter(edge for strand in strands(grid) for edge in edges(grid, strand))
    assert walked == Counter(grid.edge(*step) for step in grid.steps())


@given(grids())
def test_a_strand_passes_over_and_under_in_turn(grid: Grid) -> None:
    for strand in strands(grid):
        passes = [node.over for node in strand if node.over is not None]
        assert all(one != other for one, other in zip(passes, passes[1:] + passes[:1], strict=True))


@given(grids())
def test_where_two_strands_cross_one_is_above_and_one_below(grid: Grid) -> None:
    passes = sorted(
        (grid.home(node.cell), node.over) for strand in strands(grid) for node in strand if node.over is not None
    )
    assert [over for _, over in passes] == [False, True] * (len(passes) // 2)
    assert len({cell for cell, _ in passes}) * 2 == len(passes)


@given(grids())
def test_no_strand_is_lost_when_they_are_cut(grid: Grid) -> None:
    whole = [strand for strand in strands(grid) if all(node.over is None for node in strand)]
    unders = sum(node.over is False for strand in strands(grid) for node in strand)
    assert len(pieces(grid)) == len(whole) + unders
