import { duel } from '@orrery/duel';
import { texts as duelTexts } from '@orrery/duel/texts';
import { wording as duelWording } from '@orrery/duel/words';
import type { Move } from '@orrery/ship/facts';
import { starship } from '@orrery/starship';
import { texts as starshipTexts } from '@orrery/starship/texts';
import { wording as starshipWording } from '@orrery/starship/words';
import { foreseer } from '../../../../table/foresee.ts';
import { NO_CARDS } from '../../../../table/furniture.ts';
import { playWith } from '../../../common/testing/play.ts';
import type { Gear } from '../gear.ts';
import type { Request } from './games.ts';

const NAMES = ['Ada', 'Ben'];
const english = { starship: await starshipTexts.en(), duel: await duelTexts.en() };

/** How a game is said. */
export const wordingFor = ({ kit }: Gear) => (kit.variant.id === 'starship' ? starshipWording : duelWording);

const SITTERS = NAMES.map((name) => ({ kind: 'person', name }) as const);
/** By the standard options, which change nothing that a preview shows. */
const foreseenBy = {
  starship: foreseer(starship, {
    terms: { game: 'starship', edition: starship.edition, options: {} },
    sitters: SITTERS,
  }),
  duel: foreseer(duel, { terms: { game: 'duel', edition: duel.edition, options: {} }, sitters: SITTERS }),
};

/** What a move leads to. */
export const foresee = ({ gear, view }: Request, move: Move) => foreseenBy[gear.kit.variant.id](view, move);

/** What the parts of this table are given when somebody is asked. */
export function playOf(request: Request) {
  const { rules, gear } = request;
  const { id } = gear.kit.variant;
  const common = { names: NAMES, texts: english[id], cards: NO_CARDS, wording: wordingFor(gear) };
  return playWith({ ...common, refuse: rules.refuse, foresee: foreseenBy[id] }, request);
}
