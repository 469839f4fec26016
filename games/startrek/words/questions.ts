import { discardQuestion, offerQuestion } from '@orrery/common';
import { type Asking, MoveList, top, type Window, type Words, who } from '@orrery/kernel';
import { SIDE_A } from '../data.ts';
import { startrek } from '../game.ts';
import type { Move } from '../moves.ts';
import { type Frame, type Hand, playerOf, type Table } from '../state.ts';
import { words } from './say.ts';
import { amounts, by, character, resource } from './things.ts';

type Looking = Window<Table, Hand>;

function decide(seat: number, table: Table): Words {
  const { support, side } = playerOf(table, seat);
  const values = { seat: who(seat), character: character(support) };
  return words('question.decide', { ...values, side: side === SIDE_A ? 'a' : 'b' });
}

/** The kinds of moves that the one who looks can make, offers left out. */
function kindsOpenTo(view: Looking): readonly Move['kind'][] {
  if (view.seat === null) return [];
  const moves = new MoveList<Move>(0);
  startrek.moves(view, moves);
  return moves.toArray().map(({ kind }) => kind);
}

/** A card is mentioned only to somebody who can play one. */
function before(view: Looking): Words {
  const { active } = view.table;
  const canPlay = view.seat === active && kindsOpenTo(view).some((kind) => kind !== 'roll' && kind !== 'claim');
  return canPlay ? words('question.before.card') : words('question.before', { seat: who(active) });
}

function build(view: Looking): Words {
  const { active } = view.table;
  const isIdle = view.seat === active && kindsOpenTo(view).every((kind) => kind === 'end');
  return isIdle ? words('question.build.nothing') : words('question.build', { seat: who(active) });
}

function about(frame: Frame, asking: Asking, view: Looking): Words {
  const seat = who(view.table.active);
  switch (frame.kind) {
    case 'found-station':
      return words('question.found-station', { seat: who(frame.seat), round: frame.round });
    case 'found-ship':
      return words('question.found-ship', { seat: who(frame.seat) });
    case 'before':
      return before(view);
    case 'build':
      return build(view);
    case 'trade':
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
      return discardQuestion(asking, view);
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
      return offerQuestion(asking, frame, view, amounts);
    default:
      throw new Error(`nobody is asked in ${frame.kind}`);
  }
}

/** What is asked and of whom: the one who has to answer is told what to do, the others who does it. */
export const questionWords = (asking: Asking, view: Looking): Words => about(top(view.table), asking, view);
