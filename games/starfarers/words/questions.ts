import { owed } from '@orrery/common';
import { type Asking, has, type SeatSet, top, type Window, type Words, who } from '@orrery/kernel';
import type { AnswerFrame, Frame, Hand, OfferFrame, Table } from '../state.ts';
import { words } from './say.ts';
import { amounts, people, resource, seats, situation } from './things.ts';

type Looking = Window<Table, Hand>;

const isIn = (set: SeatSet, { seat }: Looking): boolean => seat !== null && has(set, seat);

/** Those who still choose are told how many cards, the others who is waited for. */
function discard({ must, may }: Asking, view: Looking): Words {
  if (view.seat !== null && has(must, view.seat)) {
    return words('question.discard', { owed: owed(view.table, view.seat) });
  }
  const key = isIn(may, view) ? 'question.discard.done' : 'question.discard.others';
  return words(key, { waiting: seats(must) });
}

function offer({ must }: Asking, { give, take }: OfferFrame, view: Looking): Words {
  const { active } = view.table;
  const values = { seat: who(active), give: amounts(give), take: amounts(take) };
  if (has(must, active)) return words('question.offer.choose', { seat: who(active) });
  return isIn(must, view)
    ? words('question.offer', values)
    : words('question.offer.waiting', { ...values, waiting: seats(must) });
}

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
      return discard(asking, view);
    case 'answer':
      return answer(frame, table);
    case 'pick':
      return words('question.pick', { seat: who(frame.seat), left: frame.left });
    case 'give':
      return words('question.give', { seat: who(frame.from), to: who(frame.to) });
    case 'befriend':
      return words('question.befriend', { seat: who(frame.seat), people: people(frame.people) });
    case 'donation':
      return words('question.donation', {
        seat: who(frame.of),
        asker: who(frame.seat),
        resource: resource(frame.resource),
      });
    case 'offer':
      return offer(asking, frame, view);
    default:
      throw new Error(`nobody is asked in ${frame.kind}`);
  }
}

/** What is asked and of whom: the one who has to answer is told what to do, the others who does it. */
export const questionWords = (asking: Asking, view: Looking): Words => about(top(view.table), asking, view);
