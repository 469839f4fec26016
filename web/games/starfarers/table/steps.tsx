import { NONE } from '@orrery/common';
import type { Table } from '@orrery/starfarers/facts';
import { SeatMark } from '../../../art/seats.tsx';
import { PHASES, phaseOf } from './panels/phase.ts';
import { useStarfarersTexts } from './parts/use-starfarers-texts.ts';
import type { StarfarersPart } from './types.ts';

/** Both pilots of a step that each takes in turn, with the acting one marked. */
function Pilots({ table, isNow }: { readonly table: Table; readonly isNow: boolean }) {
  const say = useStarfarersTexts();
  return [table.active, table.second].map((seat, i) => (
    <span key={seat} className={isNow && seat === table.pilot ? 'pilot acts' : 'pilot'}>
      <SeatMark seat={seat} />
      {isNow && seat === table.pilot && <span className="unseen">{say('step.pilot', { n: i + 1 })}</span>}
    </span>
  ));
}

/** The steps of a turn in order with the current one marked; with two pilots also whose step it is. */
export const TurnSteps: StarfarersPart = ({ play }) => {
  const say = useStarfarersTexts();
  const { table } = play.view;
  const now = phaseOf(table);
  if (now === null) return null;
  const sum = table.dice.reduce((a, b) => a + b, 0);
  const isRolled = sum > 0 && !table.stack.some(({ kind }) => kind === 'before');
  return (
    <ol className="far-steps" aria-label={say('steps')}>
      {PHASES.map((phase) => (
        <li key={phase} aria-current={phase === now ? 'step' : undefined}>
          <span className="step-name">{say(`step.${phase}`)}</span>
          {phase === 'production' && isRolled && <span className="rolled"> {say('step.rolled', { sum })}</span>}
          {phase !== 'production' && table.second !== NONE && <Pilots table={table} isNow={phase === now} />}
        </li>
      ))}
    </ol>
  );
};
