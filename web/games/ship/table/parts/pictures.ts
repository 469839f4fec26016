import { NONE } from '@orrery/common';
import { ANY, type Card, CELLS, type Kit, MOON, type Player } from '@orrery/ship/facts';
import { card as cardWords, task as taskWords } from '@orrery/ship/words';
import { nth } from '../../../common/nth.ts';
import type { CardPicture, Keeper } from '../../art/cards/card.ts';
import { bitsOf, type ShipPlay } from '../gear.ts';
import { goodOf } from './stock.tsx';
import type { SayShip } from './voice.ts';

/** A limit from here on is that of the store. */
const NO_LIMIT = 9;

const trading = (card: Extract<Card, { price: number }>) => ({
  good: card.goods === ANY ? ('any' as const) : goodOf(card.goods),
  price: card.price,
  direction: card.buys && card.sells ? ('both' as const) : card.buys ? ('buy' as const) : ('sell' as const),
  ...(card.limit < NO_LIMIT && { limit: card.limit }),
  ...(card.station !== NONE && { station: true }),
});

const KEEPERS = {
  diplomats: 'diplomats',
  scientists: 'scientists',
  merchants: 'merchants',
  green: 'green-folk',
} as const satisfies Readonly<Record<string, Keeper>>;

/** What a card is called on its own face: short, its figures stand below. */
function titleOf(play: Pick<ShipPlay, 'say'>, kit: Kit, number: number, say: SayShip): string {
  const card = nth(kit.variant.cards, number);
  if (card.kind === 'pirate') return say('card.pirate');
  if (card.kind === 'base') return say(`people.${card.people}`);
  return card.name === '' ? play.say(cardWords(kit, number)) : card.name;
}

/** A card of a sector as the art draws it. */
export function pictureOf(play: Pick<ShipPlay, 'say'>, kit: Kit, number: number, say: SayShip): CardPicture {
  const card = nth(kit.variant.cards, number);
  const name = titleOf(play, kit, number, say);
  switch (card.kind) {
    case 'planet':
      return { kind: 'trade-planet', name, ...trading(card) };
    case 'base':
      return { kind: 'outpost', name, keeper: KEEPERS[card.people], ...trading(card) };
    case 'median':
      return { kind: 'haven', name, friendship: card.friendship };
    case 'colony':
      return { kind: 'colony', name, good: goodOf(card.resource), number: card.number, points: 1 };
    case 'pirate':
      return {
        kind: 'pirate',
        name,
        demand: card.demand,
        strength: card.strength,
        medals: 1,
        ...(card.loss !== 'nothing' && { loss: card.loss }),
      };
    case 'target':
      return { kind: 'target', name, note: say('card.target') };
    case 'empty':
      return { kind: card.name === '' ? 'asteroids' : 'lost-planet', name, note: say('card.empty') };
  }
}

/** Four resources a number. */
const FOUR = 4;

/** The colonies of a ship; the one it set out with has no card in a sector. */
export function coloniesOf(play: ShipPlay, kit: Kit, player: Player, say: SayShip): readonly CardPicture[] {
  return bitsOf(player.colonies)
    .filter((cell) => cell < CELLS)
    .map((cell) => {
      const number = kit.facts.colonies[cell] ?? NONE;
      if (number !== NONE) return pictureOf(play, kit, number, say);
      return {
        kind: 'colony',
        name: say('card.home'),
        good: goodOf(cell % FOUR),
        number: Math.floor(cell / FOUR) + 1,
        points: 1,
        crest: player.crest === MOON ? 'moon' : 'sun',
      };
    });
}

/** A task by its title, without the quotation marks that it has in a sentence. */
export function taskTitle(play: Pick<ShipPlay, 'say'>, kit: Kit, number: number): string {
  const title = play.say(taskWords(kit, number)).replace(/[“”„»«]/g, '');
  return title.charAt(0).toUpperCase() + title.slice(1);
}
