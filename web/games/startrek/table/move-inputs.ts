import type { Language } from '@orrery/catalog';
import { SUPPORT_CARD_MOVES, type SupportCardMove, type SupportMove } from '@orrery/startrek/facts';
import type { MoveInput } from '../../../table/game-ui.ts';
import { makeTranslate } from '../../../texts/catalogue.ts';
import { placeOf } from './places.ts';
import { STARTREK_TEXTS, type StartrekTextKey } from './texts.ts';
import type { MoveKind, StartrekUi } from './types.ts';

const labelOf = (key: StartrekTextKey) => (language: Language) => makeTranslate(STARTREK_TEXTS, language)(key);

const byPrompt = (key: StartrekTextKey): MoveInput => ({ by: 'prompt', name: labelOf(key) });
const byPanel = (key: StartrekTextKey): MoveInput => ({ by: 'panel', name: labelOf(key) });
const byBoard = (key: StartrekTextKey): MoveInput => ({ by: 'board', name: labelOf(key), needsConfirmation: true });
const byDialogue = (key: StartrekTextKey, name: string): MoveInput => ({
  by: 'dialogue',
  dialogue: name,
  name: labelOf(key),
});
/** Made from hand, bank and plates; the text table opens a dialogue for it. */
const byHand = (key: StartrekTextKey, dialogue: string): MoveInput => ({ ...byPanel(key), dialogue });
const byTrade = (key: StartrekTextKey): MoveInput => byHand(key, 'trade');
const asMain = (gesture: MoveInput): MoveInput => ({ ...gesture, isMain: true });
const withConfirmation = (gesture: MoveInput): MoveInput => ({ ...gesture, needsConfirmation: true });
const whenSelected = (gesture: MoveInput): MoveInput => ({ ...gesture, onlyWhenSelected: true });

/** How each kind of move is made, except those of single support cards. */
const generalMoveInputs: Readonly<Record<Exclude<MoveKind, SupportMove['kind']>, MoveInput>> = {
  // setup
  found: asMain(byBoard('gesture.found')),
  'found-ship': asMain(byBoard('gesture.found-ship')),
  // the course of a turn
  roll: asMain(byPrompt('gesture.roll')),
  build: byPrompt('gesture.build'), // seldom needed: whatever is built ends trading by itself
  end: { ...asMain(byPrompt('gesture.end')), hotkey: 'e' },
  claim: asMain(byPrompt('gesture.claim')),
  // building
  ship: byBoard('gesture.ship'),
  station: byBoard('gesture.station'),
  base: byBoard('gesture.base'),
  place: asMain(byBoard('gesture.place')),
  enough: byPrompt('gesture.enough'),
  // development cards
  buy: withConfirmation(byPanel('gesture.buy')),
  sfi: byPanel('gesture.sfi'),
  utopia: byPanel('gesture.utopia'),
  science: { ...byPanel('gesture.science'), dialogue: 'science' },
  monopoly: { ...byPanel('gesture.monopoly'), dialogue: 'monopoly' },
  // a seven, the cruiser
  discard: byHand('gesture.discard', 'discard'),
  cruiser: asMain(byBoard('gesture.cruiser')),
  steal: byPrompt('gesture.steal'),
  spare: byPrompt('gesture.spare'),
  // trade
  bank: byTrade('gesture.trade'),
  offer: byTrade('gesture.trade'),
  accept: byPrompt('gesture.accept'), // no answer is suggested
  decline: byPrompt('gesture.decline'),
  counter: byTrade('gesture.counter'),
  propose: byTrade('gesture.propose'),
  deal: byTrade('gesture.trade'),
  dismiss: byTrade('gesture.dismiss'),
  close: byTrade('gesture.close'),
  reopen: byTrade('gesture.reopen'),
  withdraw: byPrompt('gesture.withdraw'),
  // all support cards
  pass: byPrompt('gesture.pass'),
  flip: byPrompt('gesture.flip'),
  exchange: asMain(byDialogue('gesture.exchange', 'decide')),
};

/** Moves of support cards that have a text or a dialogue of their own. */
const supportMoveInputs: Readonly<Partial<Record<SupportMove['kind'], MoveInput>>> = {
  // started from the own card
  demand: byDialogue('gesture.demand', 'demand'),
  substitute: { ...byPanel('gesture.substitute'), dialogue: 'price' },
  choose: { ...byPanel('gesture.choose'), dialogue: 'price' },
  inspect: { ...byPanel('gesture.inspect'), dialogue: 'inspect' },
  chase: withConfirmation(byPanel('gesture.chase')),
  lift: { by: 'board', name: labelOf('gesture.lift'), onlyWhenSelected: true },
  'retire-station': whenSelected(byBoard('gesture.retire-station')),
  'retire-base': whenSelected(byBoard('gesture.retire-base')),
  double: byTrade('gesture.trade'),
  // follow-up decisions
  repay: byHand('gesture.repay', 'card'),
  compensate: byHand('gesture.compensate', 'card'),
  shield: byHand('gesture.shield', 'card'),
  take: byHand('gesture.take', 'card'),
  keep: asMain(byDialogue('gesture.keep', 'keep')),
};

/**
 * The input of all other moves follows from their fields: at a place, after a preview, or by one of several buttons.
 */
function moveInputOf({ role, all: [first] }: SupportCardMove): MoveInput {
  if (role === 'answers' || first === undefined) return byPrompt('gesture.support');
  if (placeOf(first) !== null) return whenSelected(byBoard('gesture.support'));
  const isAlone = Object.keys(first).length === 1; // no field except its kind
  return isAlone
    ? withConfirmation(byPanel('gesture.support'))
    : { ...byPanel('gesture.support'), dialogue: 'support' };
}

/** How each kind of move is made at this table. */
export const moveInputs: StartrekUi['moveInputs'] = Object.assign(
  {},
  generalMoveInputs,
  ...SUPPORT_CARD_MOVES.map((each) => ({ [each.kind]: moveInputOf(each) })),
  supportMoveInputs,
);
