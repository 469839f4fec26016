import { topFrame } from '@orrery/kernel';
import { ASTRO } from '../data.ts';
import { loseCentre } from '../fight.ts';
import { endIfSpent, keepLastVisible, revealPirate } from '../flight.ts';
import { fightFrame } from '../frame-constants.ts';
import type { ShipKit } from '../kit.ts';
import { MOVES } from '../moves.ts';
import { BOTH_SEATS } from '../score.ts';
import { addStock } from '../ship.ts';
import { defineAction, playerOf, type Table, type View } from '../state.ts';
import { astroGate, ownPlayer } from './gates.ts';

function currentDemand(table: Table): number {
  const frame = topFrame(table);
  return frame.kind === 'pirate' ? frame.demand : 0;
}

/** SS-PIR-02, DU-PIR-02, DU-PIR-03: the pirate is paid, and the flight goes on. */
export const pay = ({ rules }: ShipKit) =>
  defineAction(MOVES.pay, {
    frames: ['pirate'],
    gates: [astroGate(({ table }: View) => currentDemand(table), rules.mustFight)],
    play(state, seat, _, tell) {
      const { table } = state;
      const astro = currentDemand(table);
      table.stack.pop();
      addStock(playerOf(table, seat), ASTRO, -astro);
      const card = revealPirate(state);
      endIfSpent(table);
      keepLastVisible(table);
      tell?.all({ kind: 'paid', seat, sector: table.sector, card, astro });
      tell?.reveals(BOTH_SEATS);
    },
  });

/** SS-PIR-03, DU-PIR-04: a player who does not pay fights. */
export const fight = defineAction(MOVES.fight, {
  frames: ['pirate'],
  play(state, seat, _, tell) {
    const { table } = state;
    table.stack.pop();
    const card = revealPirate(state);
    table.stack.push(fightFrame(card));
    tell?.all({ kind: 'fights', seat, sector: table.sector, card });
    tell?.reveals(BOTH_SEATS);
  },
});

/** SS-PIR-08, DU-LOS-04 to 06: any built centre, of each its upper level. */
export const giveUp = ({ rules }: ShipKit) =>
  defineAction(MOVES['give-up'], {
    frames: ['lose'],
    needs: [
      {
        code: 'no-centre',
        rule: rules.loseCentre,
        ok: (at, { centre }) => ((ownPlayer(at).centres >> centre) & 1) === 1,
      },
    ],
    play({ table }, _, { centre }, tell) {
      table.stack.pop();
      loseCentre(table, centre, tell);
    },
  });
