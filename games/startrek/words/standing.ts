import { NONE } from '@orrery/common';
import { total, type Window, type Words, who } from '@orrery/kernel';
import { SIDE_A } from '../data.ts';
import { type Hand, playerOf, type Table } from '../state.ts';
import { words } from './say.ts';
import { amounts, character, developments } from './things.ts';

/** What a seat has in front of it, for everybody to see. */
function having(table: Table, seat: number): readonly Words[] {
  const { points, cards, developments: held, route, fleet, support, side } = playerOf(table, seat);
  return [
    words('standing.points', { n: points }),
    words('standing.cards', { n: cards }),
    ...(table.options.counts === 'open' ? [words('standing.developments', { n: held })] : []),
    words(table.routeHolder === seat ? 'standing.route.longest' : 'standing.route', { n: route }),
    words(table.fleetHolder === seat ? 'standing.fleet.largest' : 'standing.fleet', { n: fleet }),
    ...(support === NONE ? [] : [words('standing.support', supportOf(support, side))]),
  ];
}

const supportOf = (support: number, side: number) => ({
  character: character(support),
  side: side === SIDE_A ? 'A' : 'B',
});

/** How everybody stands, a line each, then the bank, then the hand of whoever looks. */
export function standing(view: Window<Table, Hand>): readonly Words[] {
  const { table } = view;
  const lines = table.players.map((_, seat) =>
    words(table.active === seat ? 'standing.active' : 'standing.seat', {
      seat: who(seat),
      has: having(table, seat),
    }),
  );
  const bank = words('standing.bank', { cards: amounts(table.bank), n: table.deck });
  return view.seat === null ? [...lines, bank] : [...lines, bank, ...ownHand(view.hand)];
}

function ownHand({ resources, developments: held }: Hand): readonly Words[] {
  const hand = words('standing.hand', { cards: amounts(resources) });
  return total(held) === 0 ? [hand] : [hand, words('standing.hidden', { cards: developments(held) })];
}
