import { addCards } from '@orrery/common';
import { topFrame } from '@orrery/kernel';
import { NO_COST } from '../data.ts';
import { canFit } from '../encounter.ts';
import { MOVES } from '../moves.ts';
import { defineAction, playerOf, type Table } from '../state.ts';
import { ownPlayer } from './gates.ts';

const isLaidOut = (table: Table): boolean => {
  const frame = topFrame(table);
  return frame.kind === 'fit' && frame.from === 'laid-out';
};

/** SF-FOUND-02, SF-ENC-09: a free upgrade, from those laid out or from the stock. */
export const fit = defineAction(MOVES.fit, {
  frames: ['fit'],
  needs: [
    {
      code: 'not-laid-out',
      rule: 'SF-FOUND-02',
      ok: ({ table }, { upgrade }) => !isLaidOut(table) || (table.laidOut[upgrade] ?? 0) > 0,
    },
    {
      code: 'cannot-fit',
      rule: 'SF-ENC-09',
      ok: ({ table, seat }, { upgrade }) => isLaidOut(table) || canFit(table, seat, upgrade),
    },
  ],
  play({ table }, seat, { upgrade }, tell) {
    addCards(isLaidOut(table) ? table.laidOut : table.upgrades, upgrade, -1);
    addCards(playerOf(table, seat).fitted, upgrade, 1);
    table.stack.pop();
    tell?.all({ kind: 'fitted', seat, upgrade, paid: NO_COST });
  },
});

/** SF-ENC-09: a part of the owner's choice goes back; the Scientists' cards are not parts. */
export const drop = defineAction(MOVES.drop, {
  frames: ['drop'],
  needs: [
    { code: 'not-fitted', rule: 'SF-ENC-09', ok: (at, { upgrade }) => (ownPlayer(at)?.fitted[upgrade] ?? 0) > 0 },
  ],
  play({ table }, seat, { upgrade }, tell) {
    addCards(playerOf(table, seat).fitted, upgrade, -1);
    addCards(table.upgrades, upgrade, 1);
    table.stack.pop();
    tell?.all({ kind: 'dropped', seat, upgrade });
  },
});
