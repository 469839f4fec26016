import { NONE } from '@orrery/common';
import { type Seat, topFrame } from '@orrery/kernel';
import { type EncounterEffect, type Frame, nodeAt, type Table } from '@orrery/starfarers/facts';

/** Decisions within an encounter, after it has been answered. */
const STEP_FRAMES = ['pick', 'fit', 'drop', 'ground', 'jump', 'launch', 'give', 'befriend'] as const;
type EncounterStep = Extract<Frame, { kind: (typeof STEP_FRAMES)[number] }>;

const isEncounterStep = (frame: Frame): frame is EncounterStep => STEP_FRAMES.some((kind) => kind === frame.kind);

/** Whether cards of an encounter lie on the table. */
export const isInEncounter = ({ reader }: Table): boolean => reader !== NONE;

/** The current decision of an encounter, null for none. */
export function encounterStepOf(table: Table): EncounterStep | null {
  const frame = topFrame(table);
  return isInEncounter(table) && isEncounterStep(frame) ? frame : null;
}

/** Whether the current question belongs to an encounter. */
export const isEncounterAsking = (table: Table): boolean =>
  encounterStepOf(table) !== null || (isInEncounter(table) && topFrame(table).kind === 'answer');

export const deciderOf = (step: EncounterStep): Seat => (step.kind === 'give' ? step.from : step.seat);

/** Effects still to come of cards that have been read out, in order. */
export interface UpcomingEffect {
  readonly key: string; // the effect and whose box it is in
  readonly effect: EncounterEffect;
}

export function upcomingEffects({ stack }: Table): readonly UpcomingEffect[] {
  return stack
    .flatMap((frame) => (frame.kind === 'result' ? [frame] : []))
    .reverse()
    .flatMap(({ seat, node, at }) =>
      nodeAt(node)
        .effects.map((effect, i) => ({ key: `${seat} ${node} ${i}`, effect }))
        .slice(at),
    );
}
