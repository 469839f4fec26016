import { some } from '@orrery/common';
import { top } from '@orrery/kernel';
import { ASTRO, CENTRES } from '../data.ts';
import { loseCentre } from '../fight.ts';
import { endIfSpent, unmask } from '../flight.ts';
import { fightWith } from '../framevalues.ts';
import type { Kit } from '../kit.ts';
import { type CentreMove, centreMoves, type PlainMove, plainMove } from '../moves.ts';
import { BOTH } from '../score.ts';
import { addStock } from '../ship.ts';
import { type Act, playerOf, type Table, type View } from '../state.ts';
import { hasAstro, mine } from './gates.ts';

const PAY = plainMove('pay');
const FIGHT = plainMove('fight');
const GIVE_UP = centreMoves('give-up');

function demandNow(table: Table): number {
  const frame = top(table);
  return frame.kind === 'pirate' ? frame.demand : 0;
}

/** SS-PIR-02, DU-PIR-02, DU-PIR-03: the pirate is content, and the flight goes on. */
export const pay = ({ rules }: Kit): Act<PlainMove<'pay'>> => ({
  kind: 'pay',
  frames: ['pirate'],
  listing: 'all',
  gates: [hasAstro(({ table }: View) => demandNow(table), rules.mustFight)],
  needs: [],
  candidates: (_, out) => out.add(PAY),
  any: () => PAY,
  play(state, seat, _, tell) {
    const { table } = state;
    const astro = demandNow(table);
    table.stack.pop();
    addStock(playerOf(table, seat), ASTRO, -astro);
    const card = unmask(state);
    endIfSpent(table);
    tell?.all({ kind: 'paid', seat, sector: table.sector, card, astro });
    tell?.reveals(BOTH);
  },
});

/** SS-PIR-03, DU-PIR-04: whoever will not or cannot pay fights. */
export const fight: Act<PlainMove<'fight'>> = {
  kind: 'fight',
  frames: ['pirate'],
  listing: 'all',
  gates: [],
  needs: [],
  candidates: (_, out) => out.add(FIGHT),
  any: () => FIGHT,
  play(state, seat, _, tell) {
    const { table } = state;
    table.stack.pop();
    const card = unmask(state);
    table.stack.push(fightWith(card));
    tell?.all({ kind: 'fights', seat, sector: table.sector, card });
    tell?.reveals(BOTH);
  },
};

/** SS-PIR-08, DU-LOS-04 to 06: any built centre, of each its upper level. */
export const giveUp = ({ rules }: Kit): Act<CentreMove<'give-up'>> => ({
  kind: 'give-up',
  frames: ['lose'],
  listing: 'all',
  gates: [],
  needs: [
    { code: 'no-centre', rule: rules.loseCentre, ok: (at, { centre }) => ((mine(at).centres >> centre) & 1) === 1 },
  ],
  candidates(_, out) {
    for (let i = 0; i < CENTRES.length; i++) out.add(some(GIVE_UP, i));
  },
  any: (_, rng) => some(GIVE_UP, rng(CENTRES.length)),
  play({ table }, _, { centre }, tell) {
    table.stack.pop();
    loseCentre(table, centre, tell);
  },
});
