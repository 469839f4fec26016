import { top } from '@orrery/kernel';
import { ASTRO } from '../data.ts';
import { loseCentre } from '../fight.ts';
import { endIfSpent, keepInSight, unmask } from '../flight.ts';
import { fightWith } from '../framevalues.ts';
import type { Kit } from '../kit.ts';
import { MOVES } from '../moves.ts';
import { BOTH } from '../score.ts';
import { addStock } from '../ship.ts';
import { act, playerOf, type Table, type View } from '../state.ts';
import { hasAstro, mine } from './gates.ts';

function demandNow(table: Table): number {
  const frame = top(table);
  return frame.kind === 'pirate' ? frame.demand : 0;
}

/** SS-PIR-02, DU-PIR-02, DU-PIR-03: the pirate is content, and the flight goes on. */
export const pay = ({ rules }: Kit) =>
  act(MOVES.pay, {
    frames: ['pirate'],
    gates: [hasAstro(({ table }: View) => demandNow(table), rules.mustFight)],
    play(state, seat, _, tell) {
      const { table } = state;
      const astro = demandNow(table);
      table.stack.pop();
      addStock(playerOf(table, seat), ASTRO, -astro);
      const card = unmask(state);
      endIfSpent(table);
      keepInSight(table);
      tell?.all({ kind: 'paid', seat, sector: table.sector, card, astro });
      tell?.reveals(BOTH);
    },
  });

/** SS-PIR-03, DU-PIR-04: whoever will not or cannot pay fights. */
export const fight = act(MOVES.fight, {
  frames: ['pirate'],
  play(state, seat, _, tell) {
    const { table } = state;
    table.stack.pop();
    const card = unmask(state);
    table.stack.push(fightWith(card));
    tell?.all({ kind: 'fights', seat, sector: table.sector, card });
    tell?.reveals(BOTH);
  },
});

/** SS-PIR-08, DU-LOS-04 to 06: any built centre, of each its upper level. */
export const giveUp = ({ rules }: Kit) =>
  act(MOVES['give-up'], {
    frames: ['lose'],
    needs: [
      { code: 'no-centre', rule: rules.loseCentre, ok: (at, { centre }) => ((mine(at).centres >> centre) & 1) === 1 },
    ],
    play({ table }, _, { centre }, tell) {
      table.stack.pop();
      loseCentre(table, centre, tell);
    },
  });
