import { NONE } from '@orrery/common';
import { type Seat, top } from '@orrery/kernel';
import { type Effect, type Frame, nodeAt, type Table } from '@orrery/starfarers/facts';

/** What an encounter asks on its way, once it has been answered. */
const ON_THE_WAY = ['pick', 'fit', 'drop', 'ground', 'jump', 'launch', 'give', 'befriend'] as const;
type Step = Extract<Frame, { kind: (typeof ON_THE_WAY)[number] }>;

const isStep = (frame: Frame): frame is Step => ON_THE_WAY.some((kind) => kind === frame.kind);

/** Whether cards of an encounter lie on the table. */
export const isMeeting = ({ reader }: Table): boolean => reader !== NONE;

/** What is asked right now in an encounter, null for nothing. */
export function stepOf(table: Table): Step | null {
  const frame = top(table);
  return isMeeting(table) && isStep(frame) ? frame : null;
}

/** Whether what is asked now belongs to a story. */
export const isTold = (table: Table): boolean =>
  stepOf(table) !== null || (isMeeting(table) && top(table).kind === 'answer');

/** Who decides that step. */
export const deciderOf = (step: Step): Seat => (step.kind === 'give' ? step.from : step.seat);

/** What is still to come of cards that have been read out, in the order in which it will. */
export interface Coming {
  readonly key: string; // of whose box which effect
  readonly effect: Effect;
}

export function comingIn({ stack }: Table): readonly Coming[] {
  return stack
    .flatMap((frame) => (frame.kind === 'result' ? [frame] : []))
    .reverse()
    .flatMap(({ seat, node, at }) =>
      nodeAt(node)
        .effects.map((effect, i) => ({ key: `${seat} ${node} ${i}`, effect }))
        .slice(at),
    );
}
