"""The complete rules of a game in sections, and its differences from the usual rules in sentences."""

from __future__ import annotations

from twentyfive.core import PRESETS, SEATINGS, Rules, seated
from twentyfive.core.rules.options import Scoring
from twentyfive.core.rules.rules import CATALOGUE
from twentyfive.wording.names import translate
from twentyfive.wording.options import end as scoring
from twentyfive.wording.options import exchange as bidding
from twentyfive.wording.options import order as ranking
from twentyfive.wording.options import play as playing
from twentyfive.wording.options import seats as dealing
from twentyfive.wording.options import stakes as match
from twentyfive.wording.options import vying
from twentyfive.wording.options.sections import Section, Subject, section
from twentyfive.wording.setup.games import GAME_NAMES
from twentyfive.wording.setup.sources import KNOWN


def rules_sections(rules: Rules, preset: str) -> tuple[Section, ...]:
    """Return the complete rules of a game, in the order of play; only rules that apply are included.

    Args:
        rules: rules without problems, see `Rules.problems`.
        preset: the id of the game whose name the rules use.

    Raises:
        KeyError: if there is no such preset.
    """
    return (
        *dealing.goal(rules, GAME_NAMES[preset]()),
        *dealing.dealing(rules),
        *bidding.bidding(rules),
        *bidding.naming(rules),
        *ranking.ranks(rules),
        *playing.robbing(rules),
        *playing.leading(rules),
        *playing.following(rules),
        *scoring.score(rules),
        *scoring.pool(rules),
        *scoring.end(rules),
        *match.stakes(rules),
        *_sources(preset),
    )


def _sources(preset: str) -> tuple[Section, ...]:
    """Return the section on how much is known of an old game; empty for the games of today."""
    known = KNOWN.get(preset)
    if known is None:
        return ()
    title = translate("rules page", "How much is known")
    return section(Subject.SOURCES, title, (known.line(),), (" ".join(map(str, known.doubts)),))


def difference_sentences(rules: Rules) -> tuple[str, ...]:
    """Return a sentence for each difference from the rules' preset, with the same seating if the preset allows it."""
    preset, sitting = rules.preset, (rules.players, rules.sides)
    return differences(rules, seated(preset, *sitting) if sitting in SEATINGS[preset] else PRESETS[preset])


def differences(rules: Rules, usual: Rules) -> tuple[str, ...]:
    """Return a sentence for each difference from the usual rules; `rules` must have no problems."""
    changed = [name for name in CATALOGUE if getattr(rules, name) != getattr(usual, name)]
    sentences = option_sentences(rules)
    return tuple(filter(None, dict.fromkeys(sentences[name] for name in changed)))


def option_sentences(rules: Rules) -> dict[str, str]:
    """Return the sentence of each option in this game, by its name; empty if the option makes no difference."""
    empty = dict.fromkeys(CATALOGUE, "")
    return empty | _table(rules) | _play(rules) | _before_play(rules) | _score(rules)


def _table(rules: Rules) -> dict[str, str]:
    return {
        "players": dealing.players(rules),
        "sides": dealing.players(rules),
        "hand_size": dealing.hands(rules),
        "packets": dealing.hands(rules),
        "unseen_partners": dealing.unseen_partners(rules) or translate("rules page", "Every hand is held by somebody."),
        "first_dealer": dealing.first_dealer(rules),
        "deals_next": dealing.deals_next(rules),
        "trump_order": ranking.trump_order(rules),
        "five_of_hearts_best": ranking.always_trumps(rules),
        "joker": dealing.pack(rules),
    }


def _play(rules: Rules) -> dict[str, str]:
    any_lead = translate("rules page", "The first card led may be any card.")
    return {
        "follow": playing.follow(rules),
        "renege": playing.renege_alone(rules),
        "first_lead_trump_from": playing.first_lead_trump(rules) or any_lead,
        "first_lead": playing.first_lead(rules),
    }


def _before_play(rules: Rules) -> dict[str, str]:
    return _auction(rules) if rules.auction else _robbing(rules)


def _robbing(rules: Rules) -> dict[str, str]:
    return {
        "rob_by": playing.rob_by(rules),
        "rob_with_five_of_hearts": playing.rob_with_five(rules),
        "rob_deadline": playing.rob_deadline(rules),
        "turned_ace": playing.turned_ace(rules),
        "must_rob": playing.must_rob(rules),
        "unrobbed_ace": playing.unrobbed_ace(rules),
        "unrobbed_cannot_go_out": playing.unrobbed_cannot_go_out(rules),
        "put_out": playing.put_out(rules),
        "turned_ace_bonus": scoring.turned_ace_bonus(rules),
        "turned_ace_of_hearts": vying.turned_ace_of_hearts(rules)
        or translate("rules page", "Turning up A♥ scores nothing."),
        "bids": dealing.turn_up(rules),
    }


def _auction(rules: Rules) -> dict[str, str]:
    no_hold = translate("rules page", "The dealer may not hold, but must bid higher or pass.")
    no_least = translate("rules page", "Near the end of the game the least bid is the same as before.")
    no_all = translate("rules page", "There is no separate bid for all the tricks.")
    keep_none = translate("rules page", "Nobody has to keep any card.")
    return {
        "bids": bidding.bids(rules),
        "dealer_may_hold": bidding.dealer_may_hold(rules) or no_hold,
        "all_pass": bidding.all_pass(rules),
        "near_end": bidding.near_end(rules) or no_least,
        "all_tricks": scoring.all_tricks(rules) or no_all,
        "exchange": bidding.exchange(rules),
        "kitty": dealing.kitty(rules),
        "keep_at_least": bidding.keep_at_least(rules) or (keep_none if rules.exchange.draws else ""),
        "dealer_robs_pack": bidding.dealer_robs_pack(rules),
        "defenders_score": scoring.defenders_score(rules),
        "partner_call": bidding.partner(rules) or translate("rules page", "Nobody calls for a partner."),
    }


def _score(rules: Rules) -> dict[str, str]:
    money = {
        "stake": match.stake(rules),
        "best_of": match.match(rules),
        "counted_games": match.match(rules),
        "scoring": " ".join(filter(None, (scoring.scoring(rules), scoring.single_deal(rules)))),
    }
    if rules.scoring is Scoring.POOL:
        return money | _pool(rules)
    if rules.scoring is Scoring.SINGLE_DEAL:
        return money | _bonuses(rules)
    no_more = translate("rules page", "All the tricks of one deal earn nothing beyond their points.")
    return (
        money
        | _bonuses(rules)
        | {
            "vied_card": vying.vying(rules) or translate("rules page", "Nobody vies."),
            "target": scoring.finish(rules),
            "finish": scoring.finish(rules),
            "all_five": scoring.all_five(rules) or no_more,
        }
    )


def _bonuses(rules: Rules) -> dict[str, str]:
    any_trump = translate("rules page", "Any trump counts as the highest, if no better one was played.")
    no_trump = translate("rules page", "The highest trump brings nothing more.")
    no_five = translate("rules page", "All the tricks of a deal score no more than 5 each.")
    return {
        "best_trump": scoring.best_trump(rules) or no_trump,
        "best_trump_if": scoring.best_trump_if(rules) or (any_trump if rules.best_trump else ""),
        "all_five_points": scoring.all_five_points(rules) or no_five,
    }


def _pool(rules: Rules) -> dict[str, str]:
    no_deals = translate("rules page", "The number of deals is not limited.")
    return {
        "chips": scoring.starting_chips(rules),
        "jink": scoring.jink(rules),
        "spoil_top_up": scoring.spoil_top_up(rules),
        "pool_limit": scoring.pool_limit(rules),
        "deals": scoring.end_after(rules) or no_deals,
        "count_points": scoring.count_points(rules),
        "target": scoring.count_points(rules),
    }
