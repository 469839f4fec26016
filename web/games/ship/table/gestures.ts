import type { Language } from '@orrery/catalog';
import type { Gesture } from '../../../table/furniture.ts';
import { speaker } from '../../../texts/catalogue.ts';
import type { Kind, ShipFurniture } from './gear.ts';
import { SHIP_TEXTS, type ShipKey } from './texts.ts';

export const said = (key: ShipKey) => (language: Language) => speaker(SHIP_TEXTS, language)(key);

const name = (kind: Kind): Pick<Gesture, 'name'> => ({ name: said(`gesture.${kind}`) });
const prompt = (kind: Kind): Gesture => ({ by: 'prompt', ...name(kind) });
const panel = (kind: Kind): Gesture => ({ by: 'panel', ...name(kind) });
const board = (kind: Kind): Gesture => ({ by: 'board', ...name(kind) });
const dialogue = (kind: Kind, key: string): Gesture => ({ by: 'dialogue', dialogue: key, ...name(kind) });
/** Made in the dialogue of barter, which does not open for it. */
const inBarter = (kind: Kind): Gesture => ({ ...panel(kind), dialogue: 'barter' });
const main = (gesture: Gesture): Gesture => ({ ...gesture, isMain: true });
const lit = (gesture: Gesture): Gesture => ({ ...gesture, isLit: true });
const risky = (gesture: Gesture): Gesture => ({ ...gesture, isRisky: true });
const asking = (gesture: Gesture): Gesture => ({ ...gesture, asks: true });

/** How each kind of move is made at this table. */
export const gestures: ShipFurniture['gestures'] = {
  // the beginning
  choose: main(dialogue('choose', 'centres')),
  // production and rewards: a button, or the hold it goes to
  produce: lit(prompt('produce')),
  take: lit(prompt('take')),
  // the flight
  fly: main(asking(board('fly'))),
  arrange: main(dialogue('arrange', 'peek')),
  next: main(prompt('next')),
  stop: prompt('stop'),
  buy: panel('buy'),
  sell: panel('sell'),
  'sell-pair': panel('sell-pair'),
  station: asking(lit(prompt('station'))),
  colony: asking(lit(prompt('colony'))),
  task: asking(prompt('task')),
  // the pirate
  pay: prompt('pay'),
  fight: risky(prompt('fight')),
  'give-up': asking(lit(prompt('give-up'))),
  // trade
  'station-buy': panel('station-buy'),
  'station-sell': panel('station-sell'),
  'station-sell-pair': panel('station-sell-pair'),
  force: asking(panel('force')),
  offer: dialogue('offer', 'barter'),
  accept: main(prompt('accept')),
  decline: prompt('decline'),
  counter: dialogue('counter', 'barter'),
  propose: dialogue('propose', 'barter'),
  withdraw: prompt('withdraw'),
  deal: dialogue('deal', 'barter'),
  dismiss: inBarter('dismiss'),
  close: inBarter('close'),
  reopen: inBarter('reopen'),
  // building: from the list, or by pointing at the ship
  'colony-ship': asking(lit(panel('colony-ship'))),
  'trade-ship': asking(lit(panel('trade-ship'))),
  booster: asking(lit(panel('booster'))),
  'booster-2': asking(lit(panel('booster-2'))),
  cannon: asking(lit(panel('cannon'))),
  'cannon-2': asking(lit(panel('cannon-2'))),
  centre: asking(lit(panel('centre'))),
  'centre-2': asking(lit(panel('centre-2'))),
  end: prompt('end'),
};
