import { NONE } from '@orrery/common';
import { DicePair } from '../../../../art/cards/dice.tsx';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { useScreenWidth } from '../../../../table/use-screen-size.ts';
import { Ball, Shaker } from '../../art/balls.tsx';
import { useStoryTexts } from '../dialogues/texts.ts';
import { phaseOf } from '../panels/phase.ts';
import { useStarfarersTexts } from '../parts/use-starfarers-texts.ts';
import type { StarfarersPart } from '../types.ts';
import { ballsOf, fleetSpeed } from './speed.ts';

/** The shake of this turn: an animation while it happens, on narrow screens a reminder while ships fly. */
const Shake: StarfarersPart = ({ play }) => {
  const say = useStarfarersTexts();
  const isNarrow = useScreenWidth() === 'narrow';
  const { table, seat } = play.view;
  const captain = seat ?? table.pilot;
  const speed = fleetSpeed(table, captain);
  const isShaking = play.currentEvents.some(({ kind }) => kind === 'shaken');
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
const Roll: StarfarersPart = ({ play }) => {
  const say = useStoryTexts();
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
        motion={play.currentEvents.some(({ kind }) => kind === 'rolled') ? 'rolling' : 'still'}
      />
    </div>
  );
};

/** The results of this turn in the corner of the chart: dice at first, then balls. */
export const TurnCorner: StarfarersPart = ({ play }) =>
  play.view.table.turn === 0 ? null : (
    <>
      <Roll play={play} />
      <Shake play={play} />
    </>
  );
