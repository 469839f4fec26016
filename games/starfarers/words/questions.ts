import { discardQuestion, offerQuestion } from '@orrery/common';
import { type AnyView, type Asking, type Message, seatRef, topFrame } from '@orrery/kernel';
import type { AnswerFrame, Frame, Hand, Table } from '../state.ts';
import { message } from './message.ts';
import { amounts, peopleOf, resource, situationMessage } from './names.ts';

type QuestionView = AnyView<Table, Hand>;

const answerQuestion = ({ seats: asked, choices }: AnswerFrame, { family }: Table): Message =>
  message('question.answer', { seat: seatRef(asked[choices.length] ?? 0), situation: situationMessage(family) });

function questionFor(frame: Frame, asking: Asking, view: QuestionView): Message {
  const { table } = view;
  switch (frame.kind) {
    case 'settle':
    case 'harbour':
    case 'berth':
    case 'fit':
    case 'relief':
    case 'target':
    case 'drop':
    case 'ground':
    case 'jump':
    case 'launch':
      return message(`question.${frame.kind}`, { seat: seatRef(frame.seat) });
    case 'before':
    case 'steal':
      return message(`question.${frame.kind}`, { seat: seatRef(table.active) });
    case 'main':
      return message('question.main', { seat: seatRef(table.pilot) });
    case 'flight':
      return message(table.adrift === 1 ? 'question.flight.adrift' : 'question.flight', { seat: seatRef(table.pilot) });
    case 'discard':
      return discardQuestion(asking, view);
    case 'answer':
      return answerQuestion(frame, table);
    case 'pick':
      return message('question.pick', { seat: seatRef(frame.seat), left: frame.left });
    case 'give':
      return message('question.give', { seat: seatRef(frame.from), to: seatRef(frame.to) });
    case 'befriend':
      return message('question.befriend', { seat: seatRef(frame.seat), people: peopleOf(frame.people) });
    case 'donation':
      return message('question.donation', {
        seat: seatRef(frame.of),
        asker: seatRef(frame.seat),
        resource: resource(frame.resource),
      });
    case 'offer':
      return offerQuestion(asking, frame, view, amounts);
    default:
      throw new Error(`nobody is asked in ${frame.kind}`);
  }
}

/** What is asked and of whom: the seat that has to answer is told what to do, the others who is asked. */
export const questionMessage = (asking: Asking, view: QuestionView): Message =>
  questionFor(topFrame(view.table), asking, view);
