import { has, only, type Seat, without } from '@orrery/kernel';
import { type Bundle, covers, zeros } from '../bundle.ts';
import { handOver } from '../holders.ts';
import { some } from '../listing.ts';
import { type Bargain, type BargainHand, type BargainTable, bargainAct, missingOf } from './bargain.ts';
import { fairNeeds } from './fair.ts';
import { notOwn, onTurn } from './gates.ts';
import { termsMenu } from './menu.ts';
import { setProposal } from './replies.ts';
import { dropProposals, offerOn, proposalOf, takeOff, termsWith, turnDown } from './table.ts';

const NOTHING: Bundle = zeros(0);

/** The others propose to the player on turn, whenever that player could offer. */
export const proposing = <T extends BargainTable, H extends BargainHand, B>(bargain: Bargain<T, H>) =>
  bargainAct<T, H, B>()(bargain.moves.propose, {
    frames: bargain.frames,
    listing: 'menu',
    gates: [
      ...bargain.gates,
      notOwn(bargain.rules.propose),
      { code: 'takes-none', rule: bargain.rules.offers, ok: ({ table }) => !has(table.closed, table.active) },
    ],
    needs: fairNeeds(bargain),
    candidates: termsMenu(bargain.resources.length, bargain.moves.propose),
    play({ table }, seat, { give, take }, tell) {
      table.closed = without(table.closed, seat);
      setProposal(table, seat, { give, take });
      tell?.all({ kind: 'proposed', seat, to: table.active, give, take });
    },
  });

/** The player on turn takes the offer back, another a proposal. */
export const withdrawing = <T extends BargainTable, H extends BargainHand, B>({
  moves,
  rules,
  frames,
}: Bargain<T, H>) =>
  bargainAct<T, H, B>()(moves.withdraw, {
    frames: [...frames, 'offer'],
    gates: [
      {
        code: 'no-proposal',
        rule: rules.propose,
        ok: ({ table, seat }) => (seat === table.active ? offerOn(table) : proposalOf(table, seat)) !== null,
      },
    ],
    play({ table }, seat, _, tell) {
      const offer = offerOn(table);
      if (seat !== table.active) dropProposals(table, only(seat));
      else if (offer !== null) {
        table.stack.pop();
        takeOff(table, offer);
      }
      tell?.all({ kind: 'withdrawn', seat });
    },
  });

/** Among those who agree or propose the player on turn picks one; nobody has precedence. */
export function dealing<T extends BargainTable, H extends BargainHand, B>({
  moves,
  rules,
  resources,
  frames,
}: Bargain<T, H>) {
  const deals = moves.deal.all;
  const price = (table: T, seat: Seat): Bundle => termsWith(table, seat)?.give ?? NOTHING;
  return bargainAct<T, H, B>()(moves.deal, {
    frames: [...frames, 'offer'],
    gates: [onTurn(rules.offer)],
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
        numbers: ({ table, hand }, { seat }) => missingOf(resources, hand, price(table, seat)),
      },
    ],
    candidates({ table }, out) {
      for (let q = 0; q < table.players.length; q++) if (termsWith(table, q) !== null) out.add(some(deals, q));
    },
    play(state, seat, { seat: partner }, tell) {
      const { table } = state;
      const terms = termsWith(table, partner);
      const offer = offerOn(table);
      if (offer !== null) {
        table.stack.pop();
        takeOff(table, offer);
      }
      if (terms === null) return;
      handOver(state, seat, partner, terms.give);
      handOver(state, partner, seat, terms.take);
      tell?.all({ kind: 'traded', seat, with: partner, gave: terms.give, got: terms.take });
    },
  });
}

/** The player on turn will not have what somebody proposes. */
export function dismissing<T extends BargainTable, H extends BargainHand, B>({ moves, rules, frames }: Bargain<T, H>) {
  const dismissals = moves.dismiss.all;
  return bargainAct<T, H, B>()(moves.dismiss, {
    frames: [...frames, 'offer'],
    gates: [onTurn(rules.offer)],
    needs: [
      { code: 'no-proposal', rule: rules.propose, ok: ({ table }, { seat }) => proposalOf(table, seat) !== null },
    ],
    candidates({ table }, out) {
      for (let i = 0; i < table.proposals.length; i++) out.add(some(dismissals, table.proposals[i]?.seat ?? 0));
    },
    play({ table }, seat, { seat: from }, tell) {
      turnDown(table, only(from));
      tell?.all({ kind: 'dismissed', seat, from });
    },
  });
}
