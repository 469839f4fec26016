import { type AnyView, type Asking, hasSeat, type Message, seatRef, topFrame } from '@orrery/kernel';
import { actionsLeft, canGoOn } from '../flight.ts';
import type { ShipKit } from '../kit.ts';
import { currentCard, type Frame, type Hand, type Table } from '../state.ts';
import { message } from './message.ts';
import { amountMessages, cardName } from './names.ts';

type QuestionView = AnyView<Table, Hand>;

function chooseCentres(kit: ShipKit, { must }: Asking, view: QuestionView): Message {
  const n = kit.variant.outfit.centres;
  if (view.seat !== null && hasSeat(must, view.seat)) return message('question.centres', { n });
  return message('question.centres.others', { n });
}

/** Whether the card flown to allows an action. */
const isOfUse = ({ variant }: ShipKit, { fresh }: Table, here: number): boolean =>
  fresh === 1 && variant.cards[here]?.kind !== 'empty';

function flightQuestion(kit: ShipKit, table: Table): Message {
  const { active, flown, speed } = table;
  const here = currentCard(table);
  const due = { seat: seatRef(active), actions: actionsLeft(table) };
  const left = Math.max(0, speed - flown);
  if (flown === 0) return message('question.flight.start', { ...due, left });
  if (!isOfUse(kit, table, here)) return message('question.flight.on', { ...due, left });
  if (!canGoOn(table)) return message('question.flight.last', { ...due, card: cardName(kit, here) });
  return message('question.flight', { ...due, left, card: cardName(kit, here) });
}

function questionFor(kit: ShipKit, frame: Frame, asking: Asking, view: QuestionView): Message {
  const { table } = view;
  const seat = seatRef(table.active);
  switch (frame.kind) {
    case 'centres':
      return chooseCentres(kit, asking, view);
    case 'produce':
      return message('question.produce', { seat: seatRef(frame.seat), die: table.die });
    case 'sector':
      return message('question.sector', { seat });
    case 'arrange':
      return message('question.arrange', { seat, n: table.ahead });
    case 'flight':
      return flightQuestion(kit, table);
    case 'pirate':
      return message('question.pirate', { seat, demand: frame.demand });
    case 'reward':
      return message('question.reward', { seat, left: frame.left });
    case 'lose':
      return message('question.lose', { seat });
    case 'build':
      return message('question.build', { seat });
    case 'offer': {
      const values = { seat, other: seatRef(1 - table.active) };
      const { proposal } = table;
      if (proposal !== null) {
        const terms = { give: amountMessages(proposal.give), take: amountMessages(proposal.take) };
        return message('question.offer.countered', { ...values, ...terms });
      }
      return message('question.offer', {
        ...values,
        give: amountMessages(frame.give),
        take: amountMessages(frame.take),
      });
    }
    default:
      throw new Error(`nobody is asked in ${frame.kind}`);
  }
}

/** What is asked and of whom: the seat that has to answer is told what to do, the other who is asked. */
export const questionMessage =
  (kit: ShipKit) =>
  (asking: Asking, view: QuestionView): Message =>
    questionFor(kit, topFrame(view.table), asking, view);
