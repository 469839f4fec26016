import { discardQuestion, offerQuestion } from '@orrery/common';
import { type AnyView, type Asking, type Message, MoveList, seatRef, topFrame } from '@orrery/kernel';
import { SIDE_A } from '../data.ts';
import { startrek } from '../game.ts';
import type { Move } from '../moves.ts';
import { type Frame, type Hand, playerOf, type Table } from '../state.ts';
import { message } from './message.ts';
import { amounts, byCharacter, characterMessage, resource } from './names.ts';

type QuestionView = AnyView<Table, Hand>;

function decideQuestion(seat: number, table: Table): Message {
  const { support, side } = playerOf(table, seat);
  const values = { seat: seatRef(seat), character: characterMessage(support) };
  return message('question.decide', { ...values, side: side === SIDE_A ? 'a' : 'b' });
}

/** The kinds of moves that the viewer can make, without offers. */
function kindsOpenTo(view: QuestionView): readonly Move['kind'][] {
  if (view.seat === null) return [];
  const moves = new MoveList<Move>(0);
  startrek.moves(view, moves);
  return moves.toArray().map(({ kind }) => kind);
}

/** A card is mentioned only to a player who can play one. */
function before(view: QuestionView): Message {
  const { active } = view.table;
  const canPlay = view.seat === active && kindsOpenTo(view).some((kind) => kind !== 'roll' && kind !== 'claim');
  return canPlay ? message('question.before.card') : message('question.before', { seat: seatRef(active) });
}

function build(view: QuestionView): Message {
  const { active } = view.table;
  const isIdle = view.seat === active && kindsOpenTo(view).every((kind) => kind === 'end');
  return isIdle ? message('question.build.nothing') : message('question.build', { seat: seatRef(active) });
}

function questionFor(frame: Frame, asking: Asking, view: QuestionView): Message {
  const seat = seatRef(view.table.active);
  switch (frame.kind) {
    case 'found-station':
      return message('question.found-station', { seat: seatRef(frame.seat), round: frame.round });
    case 'found-ship':
      return message('question.found-ship', { seat: seatRef(frame.seat) });
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
      return message(`question.${frame.kind}`, { seat });
    case 'shield':
      return message('question.shield', { seat: seatRef(frame.seat), ...byCharacter('seven-shield') });
    case 'compensation':
      return message('question.compensation', { seat: seatRef(frame.seat), ...byCharacter('compensation') });
    case 'discard':
      return discardQuestion(asking, view);
    case 'utopia':
      return message('question.utopia', { seat, left: frame.left });
    case 'demand':
      return message('question.demand', { seat, resource: resource(frame.resource) });
    case 'repay':
      return message('question.repay', { seat, to: seatRef(frame.to) });
    case 'inspect':
      return message('question.inspect', { seat, from: seatRef(frame.from) });
    case 'decide':
      return decideQuestion(frame.seat, view.table);
    case 'offer':
      return offerQuestion(asking, frame, view, amounts);
    default:
      throw new Error(`nobody is asked in ${frame.kind}`);
  }
}

/** What is asked and of whom: the seat that has to answer is told what to do, the others who is asked. */
export const questionMessage = (asking: Asking, view: QuestionView): Message =>
  questionFor(topFrame(view.table), asking, view);
