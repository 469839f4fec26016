import { NONE } from '@orrery/common';
import { type AnyView, type Message, seatRef, total } from '@orrery/kernel';
import { SIDE_A } from '../data.ts';
import { type Hand, playerOf, type Table } from '../state.ts';
import { message } from './message.ts';
import { amounts, characterMessage, developmentMessages } from './names.ts';

/** The open belongings of a seat. */
function seatHoldings(table: Table, seat: number): readonly Message[] {
  const { points, cards, developments: held, route, fleet, support, side } = playerOf(table, seat);
  return [
    message('standing.points', { n: points }),
    message('standing.cards', { n: cards }),
    ...(table.options.counts === 'open' ? [message('standing.developments', { n: held })] : []),
    message(table.routeHolder === seat ? 'standing.route.longest' : 'standing.route', { n: route }),
    message(table.fleetHolder === seat ? 'standing.fleet.largest' : 'standing.fleet', { n: fleet }),
    ...(support === NONE ? [] : [message('standing.support', supportArgs(support, side))]),
  ];
}

const supportArgs = (support: number, side: number) => ({
  character: characterMessage(support),
  side: side === SIDE_A ? 'A' : 'B',
});

/** The state of play: a line for each seat, then the bank, then the viewer's hand. */
export function standingLines(view: AnyView<Table, Hand>): readonly Message[] {
  const { table } = view;
  const lines = table.players.map((_, seat) =>
    message(table.active === seat ? 'standing.active' : 'standing.seat', {
      seat: seatRef(seat),
      has: seatHoldings(table, seat),
    }),
  );
  const bank = message('standing.bank', { cards: amounts(table.bank), n: table.deck });
  return view.seat === null ? [...lines, bank] : [...lines, bank, ...ownHandMessages(view.hand)];
}

function ownHandMessages({ resources, developments: held }: Hand): readonly Message[] {
  const hand = message('standing.hand', { cards: amounts(resources) });
  return total(held) === 0 ? [hand] : [hand, message('standing.hidden', { cards: developmentMessages(held) })];
}
