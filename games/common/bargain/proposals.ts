import { hasSeat, onlySeat, type Seat, withoutSeat } from '@orrery/kernel';
import { type Bundle, covers, zeros } from '../bundle.ts';
import { moveBundle } from '../holders.ts';
import { itemAt } from '../listing.ts';
import { type BargainConfig, type BargainHand, type BargainTable, bargainAction, missingByName } from './bargain.ts';
import { dealNeeds } from './deal-needs.ts';
import { notOwnOfferGate, onTurnGate } from './gates.ts';
import { plainTermsMenu } from './menu.ts';
import { setProposal } from './replies.ts';
import { dropProposals, offerOnTable, proposalOf, refuseProposals, removeOffer, termsWith } from './table.ts';

const NO_CARDS: Bundle = zeros(0);

/** The others can propose to the player on turn whenever that player could offer. */
export const proposeAction = <T extends BargainTable, H extends BargainHand, B>(bargain: BargainConfig<T, H>) =>
  bargainAction<T, H, B>()(bargain.moves.propose, {
    frames: bargain.frames,
    listing: 'menu',
    gates: [
      ...bargain.gates,
      notOwnOfferGate(bargain.rules.propose),
      { code: 'takes-none', rule: bargain.rules.offers, ok: ({ table }) => !hasSeat(table.closed, table.active) },
    ],
    needs: dealNeeds(bargain),
    candidates: plainTermsMenu(bargain.resources.length, bargain.moves.propose),
    play({ table }, seat, { give, take }, tell) {
      table.closed = withoutSeat(table.closed, seat);
      setProposal(table, seat, { give, take });
      tell?.all({ kind: 'proposed', seat, to: table.active, give, take });
    },
  });

/** The player on turn withdraws the offer, another seat its proposal. */
export const withdrawAction = <T extends BargainTable, H extends BargainHand, B>({
  moves,
  rules,
  frames,
}: BargainConfig<T, H>) =>
  bargainAction<T, H, B>()(moves.withdraw, {
    frames: [...frames, 'offer'],
    gates: [
      {
        code: 'no-proposal',
        rule: rules.propose,
        ok: ({ table, seat }) => (seat === table.active ? offerOnTable(table) : proposalOf(table, seat)) !== null,
      },
    ],
    play({ table }, seat, _, tell) {
      const offer = offerOnTable(table);
      if (seat !== table.active) dropProposals(table, onlySeat(seat));
      else if (offer !== null) {
        table.stack.pop();
        removeOffer(table, offer);
      }
      tell?.all({ kind: 'withdrawn', seat });
    },
  });

/** The player on turn picks one of those who agree or propose; nobody has precedence. */
export function dealAction<T extends BargainTable, H extends BargainHand, B>({
  moves,
  rules,
  resources,
  frames,
}: BargainConfig<T, H>) {
  const deals = moves.deal.all;
  const price = (table: T, seat: Seat): Bundle => termsWith(table, seat)?.give ?? NO_CARDS;
  return bargainAction<T, H, B>()(moves.deal, {
    frames: [...frames, 'offer'],
    gates: [onTurnGate(rules.offer)],
    needs: [
      {
        code: 'no-agreement',
        rule: rules.deal,
        ok: ({ table }, { seat }) => termsWith(table, seat) !== null,
      },
      {
        code: 'not-held',
        rule: rules.offer,
        ok: ({ table, hand }, { seat }) => covers(hand.resources, price(table, seat)),
        numbers: ({ table, hand }, { seat }) => missingByName(resources, hand, price(table, seat)),
      },
    ],
    candidates({ table }, out) {
      for (let q = 0; q < table.players.length; q++) if (termsWith(table, q) !== null) out.add(itemAt(deals, q));
    },
    play(state, seat, { seat: partner }, tell) {
      const { table } = state;
      const terms = termsWith(table, partner);
      const offer = offerOnTable(table);
      if (offer !== null) {
        table.stack.pop();
        removeOffer(table, offer);
      }
      if (terms === null) return;
      moveBundle(state, seat, partner, terms.give);
      moveBundle(state, partner, seat, terms.take);
      tell?.all({ kind: 'traded', seat, with: partner, gave: terms.give, got: terms.take });
    },
  });
}

/** The player on turn declines a proposal. */
export function dismissAction<T extends BargainTable, H extends BargainHand, B>({
  moves,
  rules,
  frames,
}: BargainConfig<T, H>) {
  const dismissals = moves.dismiss.all;
  return bargainAction<T, H, B>()(moves.dismiss, {
    frames: [...frames, 'offer'],
    gates: [onTurnGate(rules.offer)],
    needs: [
      { code: 'no-proposal', rule: rules.propose, ok: ({ table }, { seat }) => proposalOf(table, seat) !== null },
    ],
    candidates({ table }, out) {
      for (let i = 0; i < table.proposals.length; i++) out.add(itemAt(dismissals, table.proposals[i]?.seat ?? 0));
    },
    play({ table }, seat, { seat: from }, tell) {
      refuseProposals(table, onlySeat(from));
      tell?.all({ kind: 'dismissed', seat, from });
    },
  });
}
