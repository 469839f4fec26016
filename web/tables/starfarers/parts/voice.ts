import type { Language } from '@orrery/catalog';
import type { Seat } from '@orrery/kernel';
import type { Move } from '@orrery/starfarers/facts';
import { wording } from '@orrery/starfarers/words';
import { type Speak, speaker, useSpeak } from '../../../texts/catalogue.ts';
import type { FarPlay } from '../far.ts';
import { FAR_TEXTS, type FarKey } from '../texts.ts';

/** How the parts of this table say their own texts. */
export const useFar = (): Speak<FarKey> => useSpeak(FAR_TEXTS);

export const said = (key: FarKey) => (language: Language) => speaker(FAR_TEXTS, language)(key);

/** A move as the game names it. */
export const moveName = (play: FarPlay, move: Move): string => play.say(wording.move(move, play.view.table));

/** What somebody is called; a seat without a name by what the game calls it. */
export const nameOf = (play: FarPlay, seat: Seat): string =>
  play.sitters[seat]?.name || play.say(wording.seat(seat, play.sitters.length));
