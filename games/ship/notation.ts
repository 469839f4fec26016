import type { Bundle } from '@orrery/common';
import type { Codec } from '@orrery/kernel';
import { STATIONS } from './cards.ts';
import { CENTRES, STOCK_KINDS, STOCKS } from './data.ts';
import type { Kit } from './kit.ts';
import {
  ARRANGE_MOVES,
  CENTRE_KINDS,
  CHOOSE_MOVES,
  centreMoves,
  FLY_MOVES,
  type Move,
  PLAIN_KINDS,
  plainMove,
  RESOURCE_KINDS,
  resourceMoves,
  SELL_PAIR_MOVES,
  STATION_PAIR_MOVES,
  STATION_TRADE_KINDS,
  stationTradeMoves,
  TASK_MOVES,
  TRADE_KINDS,
  tradeMoves,
} from './moves.ts';

const stock = (kind: number): string => STOCKS[kind] ?? '';
const counts = (bundle: Bundle): string => bundle.join(',');
const centresIn = (set: number): string => CENTRES.filter((_, i) => ((set >> i) & 1) === 1).join(' ');

function printer({ variant }: Kit): (move: Move) => string {
  return (move) => {
    switch (move.kind) {
      case 'produce':
      case 'take':
      case 'force':
        return `${move.kind} ${stock(move.resource)}`;
      case 'centre':
      case 'centre-2':
      case 'give-up':
        return `${move.kind} ${CENTRES[move.centre]}`;
      case 'buy':
      case 'sell':
        return `${move.kind} ${move.n} ${stock(move.goods)}`;
      case 'sell-pair':
        return `sell ${stock(move.first)} and ${stock(move.second)}`;
      case 'station-buy':
      case 'station-sell':
        return `${move.kind === 'station-buy' ? 'buy' : 'sell'} ${move.n} ${stock(move.goods)} at ${STATIONS[move.station]}`;
      case 'station-sell-pair':
        return `sell ${stock(move.first)} and ${stock(move.second)} at ${STATIONS[move.station]}`;
      case 'fly':
        return `fly ${move.sector}`;
      case 'task':
        return `task ${variant.tasks[move.task]?.id ?? ''}`;
      case 'choose':
        return `choose ${centresIn(move.centres)}`;
      case 'arrange':
        return `arrange ${move.top.join('')}/${move.below.join('')}`;
      case 'offer':
        return `offer ${counts(move.give)} for ${counts(move.take)}`;
      default:
        return move.kind;
    }
  };
}

const BUNDLE = `(\\d{1,2}(?:,\\d{1,2}){${STOCK_KINDS - 1}})`;
const OFFER = new RegExp(`^offer ${BUNDLE} for ${BUNDLE}$`);

/** Moves as text. A text that says a move in another way than `print` would is no move: one form for each. */
export function notationOf(kit: Kit): Codec<Move> {
  const print = printer(kit);
  const closed: ReadonlyMap<string, Move> = new Map(
    [
      ...PLAIN_KINDS.map((kind) => plainMove(kind)),
      ...RESOURCE_KINDS.flatMap((kind) => resourceMoves(kind)),
      ...CENTRE_KINDS.flatMap((kind) => centreMoves(kind)),
      ...TRADE_KINDS.flatMap((kind) => tradeMoves(kind)),
      ...STATION_TRADE_KINDS.flatMap((kind) => stationTradeMoves(kind)),
      ...SELL_PAIR_MOVES,
      ...STATION_PAIR_MOVES,
      ...FLY_MOVES,
      ...TASK_MOVES.slice(0, kit.variant.tasks.length),
      ...CHOOSE_MOVES.slice(1).flat(),
      ...ARRANGE_MOVES.slice(1).flat(),
    ].map((move): [string, Move] => [print(move), move]),
  );
  return {
    print,
    parse(text) {
      const known = closed.get(text);
      if (known !== undefined) return known;
      const terms = kit.variant.hasBarter ? OFFER.exec(text) : null;
      if (terms === null) return null;
      const [give = [], take = []] = terms.slice(1).map((side) => side.split(',').map(Number));
      const move: Move = { kind: 'offer', give, take };
      return print(move) === text ? move : null;
    },
  };
}
