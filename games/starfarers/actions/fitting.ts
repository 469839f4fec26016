import { add } from '@orrery/common';
import { top } from '@orrery/kernel';
import { FREE } from '../data.ts';
import { canFit } from '../encounter.ts';
import { MOVES } from '../moves.ts';
import { act, playerOf, type Table } from '../state.ts';
import { mine } from './gates.ts';

const isLaidOut = (table: Table): boolean => {
  const frame = top(table);
  return frame.kind === 'fit' && frame.from === 'laid-out';
};

/** SF-FOUND-02, SF-ENC-09: a free upgrade, from those laid out or from the stock. */
export const fit = act(MOVES.fit, {
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
    add(isLaidOut(table) ? table.laidOut : table.upgrades, upgrade, -1);
    add(playerOf(table, seat).fitted, upgrade, 1);
    table.stack.pop();
    tell?.all({ kind: 'fitted', seat, upgrade, paid: FREE });
  },
});

/** SF-ENC-09: a part of the owner's choice goes back; the Scientists' cards are no parts. */
export const drop = act(MOVES.drop, {
  frames: ['drop'],
  needs: [{ code: 'not-fitted', rule: 'SF-ENC-09', ok: (at, { upgrade }) => (mine(at)?.fitted[upgrade] ?? 0) > 0 }],
  play({ table }, seat, { upgrade }, tell) {
    add(playerOf(table, seat).fitted, upgrade, -1);
    add(table.upgrades, upgrade, 1);
    table.stack.pop();
    tell?.all({ kind: 'dropped', seat, upgrade });
  },
});
