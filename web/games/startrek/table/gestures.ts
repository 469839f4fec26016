import type { Language } from '@orrery/catalog';
import { CARD_MOVES, type CardMove, type SupportMove } from '@orrery/startrek/facts';
import type { Gesture } from '../../../table/furniture.ts';
import { speaker } from '../../../texts/catalogue.ts';
import { placeOf } from './places.ts';
import { TREK_TEXTS, type TrekKey } from './texts.ts';
import type { Kind, TrekFurniture } from './trek.ts';

const said = (key: TrekKey) => (language: Language) => speaker(TREK_TEXTS, language)(key);

const prompt = (key: TrekKey): Gesture => ({ by: 'prompt', name: said(key) });
const panel = (key: TrekKey): Gesture => ({ by: 'panel', name: said(key) });
const board = (key: TrekKey): Gesture => ({ by: 'board', name: said(key), asks: true });
const dialogue = (key: TrekKey, name: string): Gesture => ({ by: 'dialogue', dialogue: name, name: said(key) });
/** Made in the trade dialogue, which does not open for it. */
const inTrade = (key: TrekKey): Gesture => ({ ...panel(key), dialogue: 'trade' });
const main = (gesture: Gesture): Gesture => ({ ...gesture, isMain: true });
const asking = (gesture: Gesture): Gesture => ({ ...gesture, asks: true });
const inHandOnly = (gesture: Gesture): Gesture => ({ ...gesture, inHandOnly: true });

/** How each kind of move is made, but for those of single support cards. */
const general: Readonly<Record<Exclude<Kind, SupportMove['kind']>, Gesture>> = {
  // the first pieces
  found: main(board('gesture.found')),
  'found-ship': main(board('gesture.found-ship')),
  // the course of a turn
  roll: main(prompt('gesture.roll')),
  build: main(prompt('gesture.build')),
  end: main(prompt('gesture.end')),
  claim: main(prompt('gesture.claim')),
  // building
  ship: board('gesture.ship'),
  station: board('gesture.station'),
  base: board('gesture.base'),
  place: main(board('gesture.place')),
  enough: prompt('gesture.enough'),
  // development cards
  buy: asking(panel('gesture.buy')),
  sfi: panel('gesture.sfi'),
  utopia: panel('gesture.utopia'),
  science: { ...panel('gesture.science'), dialogue: 'science' },
  monopoly: { ...panel('gesture.monopoly'), dialogue: 'monopoly' },
  // a seven, the cruiser
  discard: main(dialogue('gesture.discard', 'discard')),
  cruiser: main(board('gesture.cruiser')),
  steal: prompt('gesture.steal'),
  spare: prompt('gesture.spare'),
  // trade
  bank: dialogue('gesture.trade', 'trade'),
  offer: dialogue('gesture.trade', 'trade'),
  accept: prompt('gesture.accept'), // no answer is suggested
  decline: prompt('gesture.decline'),
  counter: dialogue('gesture.counter', 'trade'),
  propose: dialogue('gesture.propose', 'trade'),
  deal: dialogue('gesture.trade', 'trade'),
  dismiss: inTrade('gesture.dismiss'),
  close: inTrade('gesture.close'),
  reopen: inTrade('gesture.reopen'),
  withdraw: prompt('gesture.withdraw'),
  // support cards, whatever they do
  pass: prompt('gesture.pass'),
  flip: prompt('gesture.flip'),
  exchange: main(dialogue('gesture.exchange', 'decide')),
};

/** Moves of support cards that have a name or a dialogue of their own. */
const ofCards: Readonly<Partial<Record<SupportMove['kind'], Gesture>>> = {
  // begun from the own card
  demand: dialogue('gesture.demand', 'demand'),
  substitute: { ...panel('gesture.substitute'), dialogue: 'price' },
  choose: { ...panel('gesture.choose'), dialogue: 'price' },
  inspect: { ...panel('gesture.inspect'), dialogue: 'inspect' },
  chase: asking(panel('gesture.chase')),
  lift: { by: 'board', name: said('gesture.lift'), inHandOnly: true },
  'retire-station': inHandOnly(board('gesture.retire-station')),
  'retire-base': inHandOnly(board('gesture.retire-base')),
  double: dialogue('gesture.trade', 'trade'),
  // what follows
  repay: main(dialogue('gesture.repay', 'card')),
  compensate: main(dialogue('gesture.compensate', 'card')),
  shield: main(dialogue('gesture.shield', 'card')),
  take: main(dialogue('gesture.take', 'card')),
  keep: main(dialogue('gesture.keep', 'keep')),
};

/** All others are made as what they carry suggests: at a place, after a look, or by one of several buttons. */
function gestureOf({ role, all: [first] }: CardMove): Gesture {
  if (role === 'answers' || first === undefined) return prompt('gesture.support');
  if (placeOf(first) !== null) return inHandOnly(board('gesture.support'));
  const isAlone = Object.keys(first).length === 1; // nothing but its kind
  return isAlone ? asking(panel('gesture.support')) : { ...panel('gesture.support'), dialogue: 'support' };
}

/** How each kind of move is made at this table. */
export const gestures: TrekFurniture['gestures'] = Object.assign(
  {},
  general,
  ...CARD_MOVES.map((each) => ({ [each.kind]: gestureOf(each) })),
  ofCards,
);
