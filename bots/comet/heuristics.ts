import type { Hand, Memory, Move, Table } from '@orrery/kernel/example';
import type { Heuristics } from '../bot.ts';
import { NEUTRAL_PERSONA, type Persona } from '../personas.ts';
import type { TunedValues } from '../tune/evolve.ts';

/** Values in beacons: each kind of good held, each further good, a good trade, and leaving a beacon alone. */
export const COMET_VALUES: TunedValues = { kind: 0.2, spare: 0.04, caution: 0.02, unjammed: 0.8 };

/** Number of beacons from which a rival is dangerous. */
const DANGEROUS_BEACONS = 2;

const goodsAfterTrade = (
  goods: readonly number[],
  give: number,
  gives: number,
  take: number,
  takes: number,
): number[] => goods.map((n, good) => n - (good === give ? gives : 0) + (good === take ? takes : 0));

/** Heuristics for Comet: goods of all kinds make beacons, and beacons win. */
export function cometHeuristics(
  persona: Persona = NEUTRAL_PERSONA,
  values: TunedValues = COMET_VALUES,
): Heuristics<Table, Hand, Move, Memory> {
  const { kind = 0, spare = 0, unjammed = 0 } = values;
  const caution = (values.caution ?? 0) * persona.strict;
  const handWorth = (goods: readonly number[]): number => {
    let worth = 0;
    for (let good = 0; good < goods.length; good++) {
      const n = goods[good] ?? 0;
      if (n > 0) worth += kind + spare * (n - 1);
    }
    return worth;
  };
  return {
    evaluate: (table, hand, seat) => (table.beacons[seat] ?? 0) + handWorth(hand.goods),
    winScale: 0.6,
    turnNumber: ({ turn, round, sizes }) => round * sizes.length + turn,
    propose(view, _memory, out) {
      const { table, hand, seat } = view;
      const frame = table.stack.at(-1);
      if (frame?.kind !== 'main' || table.turn !== seat || table.offered) return;
      for (let give = 0; give < hand.goods.length; give++) {
        if ((hand.goods[give] ?? 0) < 2) continue;
        for (let want = 0; want < hand.goods.length; want++) {
          if (want !== give && hand.goods[want] === 0) out.add({ kind: 'offer', give, gives: 1, want, wants: 1 });
        }
      }
    },
    evaluateMove({ table, hand }, _memory, move) {
      if (move.kind === 'roll' || move.kind === 'decline' || move.kind === 'withdraw') return 0;
      if (move.kind === 'offer') {
        const after = handWorth(goodsAfterTrade(hand.goods, move.give, move.gives, move.want, move.wants));
        return (after - handWorth(hand.goods)) / 2;
      }
      if (move.kind === 'beacon') {
        const left = hand.goods.map((n) => n - 1);
        return (table.options.jamming === 'on' ? unjammed : 1) + handWorth(left) - handWorth(hand.goods);
      }
      if (move.kind === 'jam') return (table.beacons[table.turn] ?? 0) >= DANGEROUS_BEACONS ? 1 : -1;
      if (move.kind === 'pass') return 0;
      const frame = table.stack.at(-1);
      if (move.kind !== 'accept' || frame?.kind !== 'answers') return null;
      const { give, gives, want, wants } = frame.offer;
      return handWorth(goodsAfterTrade(hand.goods, want, wants, give, gives)) - handWorth(hand.goods) - caution;
    },
    rolloutMove: (_view, moves, rng) => rng(moves.n),
  };
}
