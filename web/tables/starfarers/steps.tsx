import { NONE } from '@orrery/common';
import { top } from '@orrery/kernel';
import type { Table } from '@orrery/starfarers/facts';
import { SeatMark } from '../../art/seats.tsx';
import type { FarPart } from './far.ts';
import { useFar } from './parts/voice.ts';

type Phase = 'production' | 'build' | 'flight';

/** One step of a turn: with two pilots each builds and flies in a step of its own. */
interface Step {
  readonly phase: Phase;
  readonly pilot: number;
}

/** What the turn is at. */
export function phaseOf({ shake, stack }: Table): Phase {
  if (shake !== NONE || stack.some(({ kind }) => kind === 'shake' || kind === 'flight')) return 'flight';
  return stack.some(({ kind }) => kind === 'main') && !stack.some(({ kind }) => kind === 'fetch' || kind === 'draw')
    ? 'build'
    : 'production';
}

function stepsOf({ active, second }: Table): readonly Step[] {
  const pilots = second === NONE ? [active] : [active, second];
  const both = (phase: Phase) => pilots.map((pilot) => ({ phase, pilot }));
  return [{ phase: 'production', pilot: active }, ...both('build'), ...both('flight')];
}

/** The steps of a turn in order, and which of them it is; whose step it is where there are two pilots. */
export const Steps: FarPart = ({ play }) => {
  const say = useFar();
  const { table } = play.view;
  if (table.turn === 0 || top(table).kind === 'over') return null;
  const phase = phaseOf(table);
  const sum = table.dice.reduce((a, b) => a + b, 0);
  const isRolled = sum > 0 && !table.stack.some(({ kind }) => kind === 'before');
  const hasTwo = table.second !== NONE;
  return (
    <ol className={hasTwo ? 'far-steps two' : 'far-steps'} aria-label={say('steps')}>
      {stepsOf(table).map((step) => {
        const isNow = step.phase === phase && (step.phase === 'production' || step.pilot === table.pilot);
        return (
          <li key={`${step.phase} ${step.pilot}`} aria-current={isNow ? 'step' : undefined}>
            {hasTwo && step.phase !== 'production' && <SeatMark seat={step.pilot} />}
            {say(`step.${step.phase}`)}
            {hasTwo && step.phase !== 'production' && (
              <span className="unseen">{say('step.pilot', { n: step.pilot === table.active ? 1 : 2 })}</span>
            )}
            {step.phase === 'production' && isRolled && <span className="rolled"> {say('step.rolled', { sum })}</span>}
          </li>
        );
      })}
    </ol>
  );
};
