import type { Language } from '@orrery/catalog';
import type { Gesture } from '../../../table/furniture.ts';
import { speaker } from '../../../texts/catalogue.ts';
import { TREK_TEXTS, type TrekKey } from './texts.ts';
import type { TrekFurniture } from './trek.ts';

const said = (key: TrekKey) => (language: Language) => speaker(TREK_TEXTS, language)(key);

const prompt = (key: TrekKey): Gesture => ({ by: 'prompt', name: said(key) });
const panel = (key: TrekKey): Gesture => ({ by: 'panel', name: said(key) });
const board = (key: TrekKey): Gesture => ({ by: 'board', name: said(key), asks: true });
const dialogue = (key: TrekKey, name: string): Gesture => ({ by: 'dialogue', dialogue: name, name: said(key) });
const main = (gesture: Gesture): Gesture => ({ ...gesture, isMain: true });
const asking = (gesture: Gesture): Gesture => ({ ...gesture, asks: true });
const inHandOnly = (gesture: Gesture): Gesture => ({ ...gesture, inHandOnly: true });

/** How each kind of move is made at this table. */
export const gestures: TrekFurniture['gestures'] = {
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
  double: dialogue('gesture.trade', 'trade'),
  accept: prompt('gesture.accept'), // no answer is suggested
  decline: prompt('gesture.decline'),
  counter: dialogue('gesture.counter', 'trade'),
  deal: main(prompt('gesture.deal')),
  withdraw: prompt('gesture.withdraw'),
  // support cards: begun from the own card
  demand: dialogue('gesture.demand', 'demand'),
  substitute: { ...panel('gesture.substitute'), dialogue: 'price' },
  choose: { ...panel('gesture.choose'), dialogue: 'price' },
  inspect: { ...panel('gesture.inspect'), dialogue: 'inspect' },
  chase: asking(panel('gesture.chase')),
  lift: { by: 'board', name: said('gesture.lift'), inHandOnly: true },
  'retire-station': inHandOnly(board('gesture.retire-station')),
  'retire-base': inHandOnly(board('gesture.retire-base')),
  // support cards: what follows
  repay: main(dialogue('gesture.repay', 'card')),
  compensate: main(dialogue('gesture.compensate', 'card')),
  shield: main(dialogue('gesture.shield', 'card')),
  take: main(dialogue('gesture.take', 'card')),
  pass: prompt('gesture.pass'),
  keep: main(dialogue('gesture.keep', 'keep')),
  flip: prompt('gesture.flip'),
  exchange: main(dialogue('gesture.exchange', 'decide')),
};
