import { type AnyView, type Message, seatRef, seatsIn } from '@orrery/kernel';
import { BOOSTER, CANNON, POD } from '../data.ts';
import { type Hand, playerOf, type Table } from '../state.ts';
import { message } from './message.ts';
import { amounts, cardMessage } from './names.ts';

/** The open belongings of a seat. */
function seatHoldings(table: Table, seat: number): readonly Message[] {
  const { points, cards, fitted, fame, friends } = playerOf(table, seat);
  const named = seatsIn(friends).map((friend) => message('standing.friend', { card: cardMessage(friend) }));
  return [
    message('standing.points', { n: points }),
    message('standing.cards', { n: cards }),
    message('standing.fitted', {
      boosters: fitted[BOOSTER] ?? 0,
      cannons: fitted[CANNON] ?? 0,
      pods: fitted[POD] ?? 0,
    }),
    message('standing.fame', { n: fame }),
    ...(named.length === 0 ? [] : [message('standing.friends', { cards: named })]),
  ];
}

/** The state of play: a line for each seat, then the supply, then the viewer's hand. */
export function standingLines(view: AnyView<Table, Hand>): readonly Message[] {
  const { table } = view;
  const lines = table.players.map((_, seat) =>
    message(table.active === seat || table.second === seat ? 'standing.active' : 'standing.seat', {
      sign: seat,
      seat: seatRef(seat),
      has: seatHoldings(table, seat),
    }),
  );
  const supply = message('standing.supply', { cards: amounts(table.supply), n: table.reserve });
  if (view.seat === null) return [...lines, supply];
  return [...lines, supply, message('standing.hand', { cards: amounts(view.hand.resources) })];
}
