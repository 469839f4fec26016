import { allSeats, has, only, without } from '@orrery/kernel';
import { type Bargain, type BargainHand, type BargainTable, bargainAct } from './bargain.ts';
import { record } from './replies.ts';
import { offerOn, turnDown } from './table.ts';

/**
 * "Not this turn": what is offered to this seat until the turn ends is declined by itself. Everybody sees that the seat
 * has said so, so that such an answer tells nothing of its cards. The player on turn can say it of proposals.
 */
export const closing = <T extends BargainTable, H extends BargainHand, B>(bargain: Bargain<T, H>) =>
  bargainAct<T, H, B>()(bargain.moves.close, {
    frames: [...bargain.frames, 'offer'],
    gates: [
      ...bargain.gates,
      { code: 'is-closed', rule: bargain.rules.offers, ok: ({ table, seat }) => !has(table.closed, seat) },
      {
        // It is an answer: without an offer or a proposal there is nothing to be rid of.
        code: 'no-proposal',
        rule: bargain.rules.propose,
        ok: ({ table, seat }) =>
          seat === table.active
            ? table.proposals.length > 0 && offerOn(table) === null
            : has(offerOn(table)?.to ?? 0, seat),
      },
    ],
    play({ table }, seat, _, tell) {
      table.closed |= only(seat);
      if (seat === table.active) turnDown(table, allSeats(table.players.length));
      else record(table, seat, 'no');
      tell?.all({ kind: 'closed', seat });
    },
  });

export const reopening = <T extends BargainTable, H extends BargainHand, B>(bargain: Bargain<T, H>) =>
  bargainAct<T, H, B>()(bargain.moves.reopen, {
    frames: bargain.frames,
    gates: [
      ...bargain.gates,
      { code: 'is-open', rule: bargain.rules.offers, ok: ({ table, seat }) => has(table.closed, seat) },
    ],
    play({ table }, seat, _, tell) {
      table.closed = without(table.closed, seat);
      tell?.all({ kind: 'reopened', seat });
    },
  });
