import { NONE } from '@orrery/common';
import type { Frame, Table } from '@orrery/starfarers/facts';
import { DicePair } from '../../../art/cards/dice.tsx';
import { SeatMark } from '../../../art/seats.tsx';
import { useStory } from '../dialogues/texts.ts';
import type { FarPart } from '../far.ts';
import { nameOf } from '../parts/voice.ts';
import { whoIs } from '../parts/who.ts';

export const PHASES = ['production', 'main', 'flight'] as const;
export type Phase = (typeof PHASES)[number];

const PRODUCING: ReadonlySet<Frame['kind']> = new Set<Frame['kind']>(['before', 'dice', 'stipend', 'prey']);
const BUILDING: ReadonlySet<Frame['kind']> = new Set<Frame['kind']>(['main', 'depart']);

/** The phase of the turn, read from what still lies on the stack; null before and after the game. */
export function phaseOf({ stack, turn }: Table): Phase | null {
  if (turn === 0 || stack.some(({ kind }) => kind === 'over')) return null;
  if (stack.some(({ kind }) => PRODUCING.has(kind))) return 'production';
  return stack.some(({ kind }) => BUILDING.has(kind)) ? 'main' : 'flight';
}

/** The turn at a glance: its phases, the roll, and with two pilots whose step it is. */
export const TurnPanel: FarPart = ({ play }) => {
  const say = useStory();
  const { table } = play.view;
  const phase = phaseOf(table);
  const [first, second] = table.dice;
  const isRolled = phase !== null && !table.stack.some(({ kind }) => kind === 'before' || kind === 'dice');
  const now = phase === null ? -1 : PHASES.indexOf(phase);
  const rolling = play.happening.some(({ kind }) => kind === 'rolled');
  return (
    <div className="far-turn">
      {first !== undefined && second !== undefined && (
        <div className={isRolled ? 'far-roll' : 'far-roll old'} data-anchor="dice">
          <DicePair
            faces={[first, second]}
            name={say('turn.dice', { first, second, sum: first + second })}
            roll={table.turn}
            motion={rolling ? 'rolling' : 'still'}
          />
        </div>
      )}
      <ol className="far-phases">
        {PHASES.map((each, i) => (
          <li key={each} className={i < now ? 'done' : ''} aria-current={i === now ? 'step' : undefined}>
            {say(`phase.${each}`)}
          </li>
        ))}
      </ol>
      {table.second !== NONE && phase !== null && (
        <ul className="far-pilots">
          {[table.active, table.second].map((seat, i) => (
            <li key={seat} aria-current={table.pilot === seat ? 'step' : undefined}>
              <SeatMark seat={seat} /> {say('pilot', { n: i + 1, name: nameOf(play, seat) })}
            </li>
          ))}
          <li className="far-pilot-note">
            {say(
              table.pilot === table.second ? `pilot.second.${phase}` : `pilot.first.${phase}`,
              whoIs(play, table.pilot),
            )}
          </li>
        </ul>
      )}
    </div>
  );
};

export const TurnNote: FarPart = ({ play }) => {
  const say = useStory();
  const { turn } = play.view.table;
  return turn === 0 ? null : <span>{say('book.turn', { turn })}</span>;
};
