"""The questions of the Settings page about sound."""

from __future__ import annotations

from functools import partial
from typing import Final

from twentyfive.presentation.settings import Settings
from twentyfive.presentation.table.cues import Sound
from twentyfive.ui.accessibility.announcer import Announcer
from twentyfive.ui.pages.settings.settings_questions import SettingsQuestions
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.sound.sounds import Sounds
from twentyfive.ui.sound.words import SOUND_NAMES, trouble_sentence
from twentyfive.ui.widgets.buttons import SecondButton
from twentyfive.ui.widgets.fields import ScaleSlider
from twentyfive.ui.widgets.panels import RichLabel
from twentyfive.ui.widgets.rows import EvenRow
from twentyfive.wording.amounts import percent
from twentyfive.wording.names import translate

_VOLUMES: Final = range(5, 101, 5)


class SoundQuestions(SettingsQuestions):
    """The questions about sound.

    Attributes:
        on: the switch for all sounds.
        turn: the switch for the sound of the person's turn.
        volume: the slider for the volume, in per cent.
        trials: a button for each sound, which plays it.
        trouble: the reason why no sound can be heard; hidden while nothing is wrong.
        announcer: the announcer of that reason.
    """

    def __init__(self, store: SettingsStore, sounds: Sounds) -> None:
        super().__init__(translate("settings", "Sound"), store)
        self._sounds = sounds
        self.announcer = Announcer(self)
        self.on = self._switch("sound", translate("settings", "Sounds of the cards and of the game"))
        self.trouble = RichLabel("", self)
        self.add(self.trouble)
        self._volume = self._value()
        self.volume = ScaleSlider(_VOLUMES, (5, 50, 100), page=20)
        self.volume.valueChanged.connect(self._set_volume)
        self.volume.sliderMoved.connect(lambda volume: self._volume.set_text(percent(volume / 100)))
        self._ask(translate("settings", "Volume"), self.volume, self._volume)
        self.turn = self._switch("turn_sound", translate("settings", "Play a sound when it is your turn"))
        self.trials = {sound: SecondButton(SOUND_NAMES[sound]()) for sound in Sound}
        row = EvenRow()
        row.add(*self.trials.values())
        for sound, button in self.trials.items():
            button.clicked.connect(partial(self._try_out, sound))
        self._ask(translate("settings", "Press to hear it"), row)
        sounds.trouble_changed.connect(self._show_trouble)
        self.show_settings(store.settings)

    def show_settings(self, settings: Settings) -> None:
        super().show_settings(settings)
        self.volume.show_value(settings.volume)
        self.volume.setEnabled(settings.sound)
        self._volume.set_text(percent(settings.volume / 100))
        for button in (self.turn, *self.trials.values()):
            button.offer("" if settings.sound else translate("settings", "Sound is off."))
        self._show_trouble()

    def _try_out(self, sound: Sound) -> None:
        self._sounds.try_out(sound)

    def _set_volume(self, volume: int) -> None:
        self._store.change(volume=volume)
        self._sounds.try_out(Sound.PLAY)

    def _show_trouble(self) -> None:
        trouble = self._sounds.trouble
        sentence = "" if trouble is None else trouble_sentence(trouble)
        self.trouble.setVisible(trouble is not None)
        if sentence != self.trouble.plain:
            self.trouble.set_text(sentence)
            if self.isVisible():
                self.announcer.say(sentence)
