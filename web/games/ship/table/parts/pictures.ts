import { itemAt, NONE } from '@orrery/common';
import { ANY_RESOURCE, COLONY_CELLS, MOON, type Player, type ShipCard, type ShipKit } from '@orrery/ship/facts';
import { cardMessage as cardWords, taskMessage as taskWords } from '@orrery/ship/words';
import type { CardPicture, OutpostPeople } from '../../art/cards/card.ts';
import { bitsOf, type ShipTableApi } from '../types.ts';
import { goodName } from './stock.tsx';
import type { ShipTranslate } from './use-ship-texts.ts';

/** A limit of 9 or more is the size of the store, so no limit is shown. */
const UNLIMITED_FROM = 9;

const tradeTermsOf = (card: Extract<ShipCard, { price: number }>) => ({
  good: card.goods === ANY_RESOURCE ? ('any' as const) : goodName(card.goods),
  price: card.price,
  direction: card.buys && card.sells ? ('both' as const) : card.buys ? ('buy' as const) : ('sell' as const),
  ...(card.limit < UNLIMITED_FROM && { limit: card.limit }),
  ...(card.station !== NONE && { station: true }),
});

const PEOPLE_OF_BASE = {
  diplomats: 'diplomats',
  scientists: 'scientists',
  merchants: 'merchants',
  green: 'green-folk',
} as const satisfies Readonly<Record<string, OutpostPeople>>;

/** The short title on a card's face; its numbers stand below. */
function cardTitle(play: Pick<ShipTableApi, 'say'>, kit: ShipKit, number: number, say: ShipTranslate): string {
  const card = itemAt(kit.variant.cards, number);
  if (card.kind === 'pirate') return say('card.pirate');
  if (card.kind === 'base') return say(`people.${card.people}`);
  return card.name === '' ? play.say(cardWords(kit, number)) : card.name;
}

/** A sector card in the form the art needs. */
export function cardPicture(
  play: Pick<ShipTableApi, 'say'>,
  kit: ShipKit,
  number: number,
  say: ShipTranslate,
): CardPicture {
  const card = itemAt(kit.variant.cards, number);
  const name = cardTitle(play, kit, number, say);
  switch (card.kind) {
    case 'planet':
      return { kind: 'trade-planet', name, ...tradeTermsOf(card) };
    case 'base':
      return { kind: 'outpost', name, keeper: PEOPLE_OF_BASE[card.people], ...tradeTermsOf(card) };
    case 'median':
      return { kind: 'haven', name, friendship: card.friendship };
    case 'colony':
      return { kind: 'colony', name, good: goodName(card.resource), number: card.number, points: 1 };
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

const RESOURCES_PER_NUMBER = 4;

/** The colonies of a ship; its starting colony has no sector card. */
export function coloniesOf(
  play: ShipTableApi,
  kit: ShipKit,
  player: Player,
  say: ShipTranslate,
): readonly CardPicture[] {
  return bitsOf(player.colonies)
    .filter((cell) => cell < COLONY_CELLS)
    .map((cell) => {
      const number = kit.facts.colonies[cell] ?? NONE;
      if (number !== NONE) return cardPicture(play, kit, number, say);
      return {
        kind: 'colony',
        name: say('card.home'),
        good: goodName(cell % RESOURCES_PER_NUMBER),
        number: Math.floor(cell / RESOURCES_PER_NUMBER) + 1,
        points: 1,
        crest: player.crest === MOON ? 'moon' : 'sun',
      };
    });
}

/** A task's title, without the quotation marks that it has in a sentence. */
export function taskTitle(play: Pick<ShipTableApi, 'say'>, kit: ShipKit, number: number): string {
  const title = play.say(taskWords(kit, number)).replace(/[“”„»«]/g, '');
  return title.charAt(0).toUpperCase() + title.slice(1);
}
