import { discardQuestion, offerQuestion } from '@orrery/common';
import { type Asking, top, type Window, type Words, who } from '@orrery/kernel';
import type { AnswerFrame, Frame, Hand, Table } from '../state.ts';
import { words } from './say.ts';
import { amounts, peopleOf, resource, situation } from './things.ts';

type Looking = Window<Table, Hand>;

const answer = ({ seats: asked, choices }: AnswerFrame, { family }: Table): Words =>
  words('question.answer', { seat: who(asked[choices.length] ?? 0), situation: situation(family) });

function about(frame: Frame, asking: Asking, view: Looking): Words {
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
      return words(`question.${frame.kind}`, { seat: who(frame.seat) });
    case 'before':
    case 'steal':
      return words(`question.${frame.kind}`, { seat: who(table.active) });
    case 'main':
      return words('question.main', { seat: who(table.pilot) });
    case 'flight':
      return words(table.adrift === 1 ? 'question.flight.adrift' : 'question.flight', { seat: who(table.pilot) });
    case 'discard':
      return discardQuestion(asking, view);
    case 'answer':
      return answer(frame, table);
    case 'pick':
      return words('question.pick', { seat: who(frame.seat), left: frame.left });
    case 'give':
      return words('question.give', { seat: who(frame.from), to: who(frame.to) });
    case 'befriend':
      return words('question.befriend', { seat: who(frame.seat), people: peopleOf(frame.people) });
    case 'donation':
      return words('question.donation', {
        seat: who(frame.of),
        asker: who(frame.seat),
        resource: resource(frame.resource),
      });
    case 'offer':
      return offerQuestion(asking, frame, view, amounts);
    default:
      throw new Error(`nobody is asked in ${frame.kind}`);
  }
}

/** What is asked and of whom: the one who has to answer is told what to do, the others who does it. */
export const questionWords = (asking: Asking, view: Looking): Words => about(top(view.table), asking, view);
