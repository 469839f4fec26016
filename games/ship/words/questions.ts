import { type Asking, has, top, type Window, type Words, who } from '@orrery/kernel';
import { actionsLeft, canGoOn } from '../flight.ts';
import type { Kit } from '../kit.ts';
import { type Frame, type Hand, hereOf, type Table } from '../state.ts';
import { words } from './say.ts';
import { amounts, cardName } from './things.ts';

type Looking = Window<Table, Hand>;

function chooseCentres(kit: Kit, { must }: Asking, view: Looking): Words {
  const n = kit.variant.outfit.centres;
  if (view.seat !== null && has(must, view.seat)) return words('question.centres', { n });
  return words('question.centres.others', { n });
}

/** Whether the card flown to is one that an action can be taken with. */
const isOfUse = ({ variant }: Kit, { fresh }: Table, here: number): boolean =>
  fresh === 1 && variant.cards[here]?.kind !== 'empty';

function inFlight(kit: Kit, table: Table): Words {
  const { active, flown, speed } = table;
  const here = hereOf(table);
  const due = { seat: who(active), actions: actionsLeft(table) };
  const left = Math.max(0, speed - flown);
  if (flown === 0) return words('question.flight.start', { ...due, left });
  if (!isOfUse(kit, table, here)) return words('question.flight.on', { ...due, left });
  if (!canGoOn(table)) return words('question.flight.last', { ...due, card: cardName(kit, here) });
  return words('question.flight', { ...due, left, card: cardName(kit, here) });
}

function about(kit: Kit, frame: Frame, asking: Asking, view: Looking): Words {
  const { table } = view;
  const seat = who(table.active);
  switch (frame.kind) {
    case 'centres':
      return chooseCentres(kit, asking, view);
    case 'produce':
      return words('question.produce', { seat: who(frame.seat), die: table.die });
    case 'sector':
      return words('question.sector', { seat });
    case 'arrange':
      return words('question.arrange', { seat, n: table.ahead });
    case 'flight':
      return inFlight(kit, table);
    case 'pirate':
      return words('question.pirate', { seat, demand: frame.demand });
    case 'reward':
      return words('question.reward', { seat, left: frame.left });
    case 'lose':
      return words('question.lose', { seat });
    case 'build':
      return words('question.build', { seat });
    case 'offer': {
      const values = { seat, other: who(1 - table.active) };
      const { proposal } = table;
      if (proposal !== null) {
        const terms = { give: amounts(proposal.give), take: amounts(proposal.take) };
        return words('question.offer.countered', { ...values, ...terms });
      }
      return words('question.offer', { ...values, give: amounts(frame.give), take: amounts(frame.take) });
    }
    default:
      throw new Error(`nobody is asked in ${frame.kind}`);
  }
}

/** What is asked and of whom: the one who has to answer is told what to do, the other who does it. */
export const questionWords =
  (kit: Kit) =>
  (asking: Asking, view: Looking): Words =>
    about(kit, top(view.table), asking, view);
