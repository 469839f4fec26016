import { NONE } from '@orrery/common';
import { GameIcon } from '../../../art/icons/game-icon.tsx';
import { Ball, Shaker } from '../../../art/starfarers/balls.tsx';
import { useWidth } from '../../../table/use-width.ts';
import type { FarPart } from '../far.ts';
import { useFar } from '../parts/voice.ts';
import { ballsOf, speedAt } from './speed.ts';

/** The shake of this turn in the corner of the chart: an event while it happens, a reminder while ships fly. */
export const ShakeCorner: FarPart = ({ play }) => {
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
