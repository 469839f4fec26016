import { NONE } from '@orrery/common';
import { top } from '@orrery/kernel';
import type { Table } from '@orrery/starfarers/facts';
import { SeatMark } from '../../art/seats.tsx';
import type { FarPart } from './far.ts';
import { useFar } from './parts/voice.ts';

type Phase = 'production' | 'build' | 'flight';

const PHASES: readonly Phase[] = ['production', 'build', 'flight'];

/** What the turn is at. */
export function phaseOf({ shake, stack }: Table): Phase {
  if (shake !== NONE || stack.some(({ kind }) => kind === 'shake' || kind === 'flight')) return 'flight';
  return stack.some(({ kind }) => kind === 'main') && !stack.some(({ kind }) => kind === 'fetch' || kind === 'draw')
    ? 'build'
    : 'production';
}

/** Both pilots of a step that each takes in turn, the one who acts now marked. */
function Pilots({ table, isNow }: { readonly table: Table; readonly isNow: boolean }) {
  const say = useFar();
  return [table.active, table.second].map((seat, i) => (
    <span key={seat} className={isNow && seat === table.pilot ? 'pilot acts' : 'pilot'}>
      <SeatMark seat={seat} />
      {isNow && seat === table.pilot && <span className="unseen">{say('step.pilot', { n: i + 1 })}</span>}
    </span>
  ));
}

/** The steps of a turn in order, and which of them it is; whose step it is where there are two pilots. */
export const Steps: FarPart = ({ play }) => {
  const say = useFar();
  const { table } = play.view;
  if (table.turn === 0 || top(table).kind === 'over') return null;
  const now = phaseOf(table);
  const sum = table.dice.reduce((a, b) => a + b, 0);
  const isRolled = sum > 0 && !table.stack.some(({ kind }) => kind === 'before');
  return (
    <ol className="far-steps" aria-label={say('steps')}>
      {PHASES.map((phase) => (
        <li key={phase} aria-current={phase === now ? 'step' : undefined}>
          {say(`step.${phase}`)}
          {phase === 'production' && isRolled && <span className="rolled"> {say('step.rolled', { sum })}</span>}
          {phase !== 'production' && table.second !== NONE && <Pilots table={table} isNow={phase === now} />}
        </li>
      ))}
    </ol>
  );
};
