import type { Seat, SeatView } from '@orrery/kernel';
import { top } from '@orrery/kernel';
import type { Hand, Memory, Move, Table } from '@orrery/startrek/facts';
import { KINDS } from '@orrery/startrek/facts';
import type { Sense } from '../bot.ts';
import { EVEN, type Persona } from '../crew.ts';
import type { Values } from '../tune/evolve.ts';
import { roughly } from './rough.ts';
import { judgementOf, VALUES } from './weights.ts';
import { worthOf } from './worth.ts';
import { yieldsBy } from './yields.ts';

type View = SeatView<Table, Hand>;

/** Star Trek as a bot sees it, judged by these values. */
export function startrekSense(values: Values = VALUES, persona: Persona = EVEN): Sense<Table, Hand, Move, Memory> {
  const { weights, temper: common } = judgementOf(values);
  const temper = {
    asking: common.asking / persona.keen,
    giving: common.giving * persona.strict,
    envy: common.envy * persona.envious,
  };
  const yields = yieldsBy(weights.resource);
  const worth = worthOf(weights, yields);
  const rough = roughly(yields);

  /** What a deal would bring a seat: so many of these away, those in. */
  function gain(view: View, give: readonly number[], take: readonly number[]): number {
    const { table, hand, seat } = view;
    const { resources } = hand;
    const player = table.players[seat];
    if (player === undefined) return 0;
    const before = worth(table, hand, seat);
    let more = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const n = (take[kind] ?? 0) - (give[kind] ?? 0);
      resources[kind] = (resources[kind] ?? 0) + n;
      more += n;
    }
    player.cards += more;
    const after = worth(table, hand, seat);
    player.cards -= more;
    for (let kind = 0; kind < KINDS; kind++) {
      resources[kind] = (resources[kind] ?? 0) - (take[kind] ?? 0) + (give[kind] ?? 0);
    }
    return after - before;
  }

  /** What a deal with this seat costs because it helps a rival: dear when the rival is about to win. */
  function envy(table: Table, rival: Seat): number {
    const left = table.options.target - (table.players[rival]?.points ?? 0);
    return left <= 2 ? 10 : temper.envy * (1 + 2 / left);
  }

  /** Cards somebody may hold, as far as this seat knows. */
  function likelihood({ table, seat }: View, memory: Memory, take: readonly number[]): number {
    let best = 0;
    for (let q = 0; q < table.players.length; q++) {
      if (q === seat) continue;
      let sure = true;
      let size = 0;
      for (let kind = 0; kind < KINDS; kind++) {
        const n = take[kind] ?? 0;
        size += n;
        if ((memory.least[q]?.[kind] ?? 0) < n) sure = false;
      }
      const cards = table.players[q]?.cards ?? 0;
      const chance = sure ? 0.5 : cards >= 2 * size ? 0.2 : 0.05;
      best = 1 - (1 - best) * (1 - chance);
    }
    return best;
  }

  return {
    worth,
    spread: weights.spread,
    chapter: ({ turn }) => turn,
    propose(view, _memory, out) {
      const { table, hand, seat } = view;
      const frame = top(table);
      if (frame.kind !== 'trade' && frame.kind !== 'main') return;
      if (table.active !== seat || table.offers >= table.options.offers) return;
      const to = ((1 << table.players.length) - 1) & ~(1 << seat);
      for (let g = 0; g < KINDS; g++) {
        if ((hand.resources[g] ?? 0) === 0) continue;
        for (let t = 0; t < KINDS; t++) {
          if (t === g) continue;
          const terms = TERMS[g * KINDS + t];
          if (terms === undefined) continue;
          if (gain(view, terms.give, terms.take) > temper.asking)
            out.add({ kind: 'offer', give: terms.give, take: terms.take, to });
        }
      }
    },
    foresee(view, memory, move) {
      switch (move.kind) {
        case 'roll':
        case 'decline':
        case 'withdraw':
          return 0;
        case 'offer':
          return likelihood(view, memory, move.take) * gain(view, move.give, move.take) * 0.5;
        case 'counter':
          return 0.3 * (gain(view, move.give, move.take) - envy(view.table, view.table.active));
        case 'accept': {
          const frame = top(view.table);
          if (frame.kind !== 'offer') return 0;
          return gain(view, frame.take, frame.give) - envy(view.table, view.table.active) - temper.giving;
        }
        default:
          return null;
      }
    },
    rough,
  };
}

interface Pair {
  readonly give: readonly number[];
  readonly take: readonly number[];
}
const one = (kind: number): readonly number[] =>
  Object.freeze(Array.from({ length: KINDS }, (_, k) => (k === kind ? 1 : 0)));
const TERMS: readonly Pair[] = Array.from({ length: KINDS * KINDS }, (_, i) => ({
  give: one(Math.floor(i / KINDS)),
  take: one(i % KINDS),
}));
