import { allSeats, hasSeat, onlySeat, withoutSeat } from '@orrery/kernel';
import { type BargainConfig, type BargainHand, type BargainTable, bargainAction } from './bargain.ts';
import { recordAnswer } from './replies.ts';
import { offerOnTable, refuseProposals } from './table.ts';

/**
 * "Not this turn": offers to this seat are declined automatically until the turn ends. Everybody sees that the seat
 * chose this, so that such an answer reveals nothing of its cards. The player on turn can choose it for proposals.
 */
export const closeAction = <T extends BargainTable, H extends BargainHand, B>(bargain: BargainConfig<T, H>) =>
  bargainAction<T, H, B>()(bargain.moves.close, {
    frames: [...bargain.frames, 'offer'],
    gates: [
      ...bargain.gates,
      { code: 'is-closed', rule: bargain.rules.offers, ok: ({ table, seat }) => !hasSeat(table.closed, seat) },
      {
        // It is an answer: possible only with an offer or a proposal to decline.
        code: 'no-proposal',
        rule: bargain.rules.propose,
        ok: ({ table, seat }) =>
          seat === table.active
            ? table.proposals.length > 0 && offerOnTable(table) === null
            : hasSeat(offerOnTable(table)?.to ?? 0, seat),
      },
    ],
    play({ table }, seat, _, tell) {
      table.closed |= onlySeat(seat);
      if (seat === table.active) refuseProposals(table, allSeats(table.players.length));
      else recordAnswer(table, seat, 'no');
      tell?.all({ kind: 'closed', seat });
    },
  });

export const reopenAction = <T extends BargainTable, H extends BargainHand, B>(bargain: BargainConfig<T, H>) =>
  bargainAction<T, H, B>()(bargain.moves.reopen, {
    frames: bargain.frames,
    gates: [
      ...bargain.gates,
      { code: 'is-open', rule: bargain.rules.offers, ok: ({ table, seat }) => hasSeat(table.closed, seat) },
    ],
    play({ table }, seat, _, tell) {
      table.closed = withoutSeat(table.closed, seat);
      tell?.all({ kind: 'reopened', seat });
    },
  });
