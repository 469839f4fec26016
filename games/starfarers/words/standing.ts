import { list, type Window, type Words, who } from '@orrery/kernel';
import { BOOSTER, CANNON, POD } from '../data.ts';
import { type Hand, playerOf, type Table } from '../state.ts';
import { words } from './say.ts';
import { amounts, card } from './things.ts';

/** What a seat has in front of it, for everybody to see. */
function having(table: Table, seat: number): readonly Words[] {
  const { points, cards, fitted, fame, friends } = playerOf(table, seat);
  const named = list(friends).map((friend) => words('standing.friend', { card: card(friend) }));
  return [
    words('standing.points', { n: points }),
    words('standing.cards', { n: cards }),
    words('standing.fitted', {
      boosters: fitted[BOOSTER] ?? 0,
      cannons: fitted[CANNON] ?? 0,
      pods: fitted[POD] ?? 0,
    }),
    words('standing.fame', { n: fame }),
    ...(named.length === 0 ? [] : [words('standing.friends', { cards: named })]),
  ];
}

/** How everybody stands, a line each, then the supply, then the hand of whoever looks. */
export function standing(view: Window<Table, Hand>): readonly Words[] {
  const { table } = view;
  const lines = table.players.map((_, seat) =>
    words(table.active === seat || table.second === seat ? 'standing.active' : 'standing.seat', {
      sign: seat,
      seat: who(seat),
      has: having(table, seat),
    }),
  );
  const supply = words('standing.supply', { cards: amounts(table.supply), n: table.reserve });
  if (view.seat === null) return [...lines, supply];
  return [...lines, supply, words('standing.hand', { cards: amounts(view.hand.resources) })];
}
