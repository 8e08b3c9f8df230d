"""Two opposite buttons, such as back and forward, of which one may lead nowhere."""

from __future__ import annotations

from twentyfive.ui.widgets.base_button import BaseButton


def offer_both(one: tuple[BaseButton, str], other: tuple[BaseButton, str]) -> None:
    """Offer two opposite buttons, or turn one off with its reason; at an end the other button gets the focus."""
    for button, _ in (one, other):
        button.turn_on()
    for (button, why_not), (heir, _) in ((one, other), (other, one)):
        button.offer(why_not, heir)
