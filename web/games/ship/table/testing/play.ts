import { duel } from '@orrery/duel';
import { loadTexts as loadDuelTexts } from '@orrery/duel/texts';
import { gameMessages as duelWording } from '@orrery/duel/words';
import type { Move } from '@orrery/ship/facts';
import { starship } from '@orrery/starship';
import { loadTexts as loadStarshipTexts } from '@orrery/starship/texts';
import { gameMessages as starshipWording } from '@orrery/starship/words';
import { NO_CARD_KINDS } from '../../../../table/game-ui.ts';
import { makePredictMove } from '../../../../table/predict-move.ts';
import { makeTestTableApi } from '../../../common/testing/play.ts';
import type { ShipVariantUi } from '../types.ts';
import type { AskedSeatCase } from './games.ts';

const NAMES = ['Ada', 'Ben'];
const english = { starship: await loadStarshipTexts('en'), duel: await loadDuelTexts('en') };

/** The texts of a game. */
export const messagesFor = ({ kit }: ShipVariantUi) => (kit.variant.id === 'starship' ? starshipWording : duelWording);

const SITTERS = NAMES.map((name) => ({ kind: 'person', name }) as const);
/** With standard options, which change nothing that a preview shows. */
const predictorOf = {
  starship: makePredictMove(starship, {
    terms: { game: 'starship', edition: starship.edition, options: {} },
    sitters: SITTERS,
  }),
  duel: makePredictMove(duel, { terms: { game: 'duel', edition: duel.edition, options: {} }, sitters: SITTERS }),
};

/** The predicted result of a move. */
export const predict = ({ variantUi, view }: AskedSeatCase, move: Move) =>
  predictorOf[variantUi.kit.variant.id](view, move);

/** The table API for the parts of this table when a seat is asked. */
export function tableApiOf(request: AskedSeatCase) {
  const { rules, variantUi } = request;
  const { id } = variantUi.kit.variant;
  const common = { names: NAMES, texts: english[id], cards: NO_CARD_KINDS, messages: messagesFor(variantUi) };
  return makeTestTableApi({ ...common, refuse: rules.refuse, predict: predictorOf[id] }, request);
}
