import { NONE } from '@orrery/common';
import { DicePair } from '../../../../art/cards/dice.tsx';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { useWidth } from '../../../../table/use-width.ts';
import { Ball, Shaker } from '../../art/balls.tsx';
import { useStory } from '../dialogues/texts.ts';
import type { FarPart } from '../far.ts';
import { phaseOf } from '../panels/phase.ts';
import { useFar } from '../parts/voice.ts';
import { ballsOf, speedAt } from './speed.ts';

/** The shake of this turn: an event while it happens, on narrow screens a reminder while ships fly. */
const Shake: FarPart = ({ play }) => {
  const say = useFar();
  const isNarrow = useWidth() === 'narrow';
  const { table, seat } = play.view;
  const captain = seat ?? table.pilot;
  const speed = speedAt(table, captain);
  const isShaking = play.happening.some(({ kind }) => kind === 'shaken');
  if (speed === null || table.shake === NONE) return null;
  const name = say('speed.said', { total: speed.total, base: speed.base, more: speed.boosters + speed.scientists });
  if (isShaking && !isNarrow) {
    return (
      <div className="far-shake">
        <Shaker name={name} fallen={ballsOf(table.shake)} shake={table.turn} motion="shaking" />
      </div>
    );
  }
  if (!isNarrow) return null;
  return (
    <p className={isShaking ? 'far-pill shaking' : 'far-pill'}>
      <span className="unseen">{name}</span>
      <span aria-hidden="true">
        {speed.balls.map((colour, i) => (
          <Ball key={i === 0 ? `${colour} first` : colour} colour={colour} size="small" />
        ))}
        {speed.boosters + speed.scientists > 0 && (
          <>
            + <GameIcon name="booster" /> {speed.boosters + speed.scientists}
          </>
        )}{' '}
        = <b>{speed.total}</b>
      </span>
    </p>
  );
};

/** The roll of this turn, until ships fly. */
const Roll: FarPart = ({ play }) => {
  const say = useStory();
  const { table } = play.view;
  const [first, second] = table.dice;
  const isFresh = !table.stack.some(({ kind }) => kind === 'before' || kind === 'dice');
  if (first === undefined || second === undefined || !isFresh || phaseOf(table) === 'flight') return null;
  return (
    <div className="far-roll" data-anchor="dice">
      <DicePair
        faces={[first, second]}
        name={say('turn.dice', { first, second, sum: first + second })}
        roll={table.turn}
        motion={play.happening.some(({ kind }) => kind === 'rolled') ? 'rolling' : 'still'}
      />
    </div>
  );
};

/** What fell in this turn, in the corner of the chart: dice at first, then balls. */
export const TurnCorner: FarPart = ({ play }) =>
  play.view.table.turn === 0 ? null : (
    <>
      <Roll play={play} />
      <Shake play={play} />
    </>
  );
