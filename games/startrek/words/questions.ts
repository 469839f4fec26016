import { owed } from '@orrery/common';
import { type Asking, has, type SeatSet, top, type Window, type Words, who } from '@orrery/kernel';
import { SIDE_A } from '../data.ts';
import { type Frame, type Hand, type OfferFrame, playerOf, type Table } from '../state.ts';
import { words } from './say.ts';
import { amounts, by, character, resource, seats } from './things.ts';

type Looking = Window<Table, Hand>;

const isIn = (set: SeatSet, { seat }: Looking): boolean => seat !== null && has(set, seat);

/** Those who still choose are told how many cards, the others who is waited for. */
function discard({ must, may }: Asking, view: Looking): Words {
  if (view.seat !== null && has(must, view.seat))
    return words('question.discard', { owed: owed(view.table, view.seat) });
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

function decide(seat: number, table: Table): Words {
  const { support, side } = playerOf(table, seat);
  const values = { seat: who(seat), character: character(support) };
  return words('question.decide', { ...values, side: side === SIDE_A ? 'a' : 'b' });
}

function about(frame: Frame, asking: Asking, view: Looking): Words {
  const seat = who(view.table.active);
  switch (frame.kind) {
    case 'found-station':
      return words('question.found-station', { seat: who(frame.seat), round: frame.round });
    case 'found-ship':
      return words('question.found-ship', { seat: who(frame.seat) });
    case 'before':
    case 'trade':
    case 'build':
    case 'main':
    case 'cruiser':
    case 'steal':
    case 'substitute':
    case 'relaunch':
    case 'keep':
      return words(`question.${frame.kind}`, { seat });
    case 'shield':
      return words('question.shield', { seat: who(frame.seat), ...by('seven-shield') });
    case 'compensation':
      return words('question.compensation', { seat: who(frame.seat), ...by('compensation') });
    case 'discard':
      return discard(asking, view);
    case 'utopia':
      return words('question.utopia', { seat, left: frame.left });
    case 'demand':
      return words('question.demand', { seat, resource: resource(frame.resource) });
    case 'repay':
      return words('question.repay', { seat, to: who(frame.to) });
    case 'inspect':
      return words('question.inspect', { seat, from: who(frame.from) });
    case 'decide':
      return decide(frame.seat, view.table);
    case 'offer':
      return offer(asking, frame, view);
    default:
      throw new Error(`nobody is asked in ${frame.kind}`);
  }
}

/** What is asked and of whom: the one who has to answer is told what to do, the others who does it. */
export const questionWords = (asking: Asking, view: Looking): Words => about(top(view.table), asking, view);
