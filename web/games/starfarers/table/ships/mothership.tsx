import type { Seat } from '@orrery/kernel';
import { BOOSTER, CANNON, MOST_UPGRADES, type Move, POD, playerOf } from '@orrery/starfarers/facts';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { SpeedSum } from '../../art/balls.tsx';
import { Mothership } from '../../art/mothership.tsx';
import type { FarPart, FarPlay } from '../far.ts';
import { useFar } from '../parts/voice.ts';
import { ballsOf, speedAt } from './speed.ts';
import './ships.css';

/** Whose mothership is shown: the reader's; to those who only watch, that of whoever acts. */
const captainOf = ({ view }: FarPlay): Seat => view.seat ?? view.table.pilot;

/** What the move that is looked at would add or take. */
function previewOf(move: Move | null, kind: number): number {
  if (move === null || !('upgrade' in move) || move.upgrade !== kind) return 0;
  return move.kind === 'drop' ? -1 : 1;
}

const PARTS = [
  { kind: BOOSTER, icon: 'booster', key: 'ship.boosters' },
  { kind: POD, icon: 'pod', key: 'ship.pods' },
  { kind: CANNON, icon: 'cannon', key: 'ship.cannons' },
] as const;

/** The fleet's mothership with what is fitted to it, and why its ships are as fast as they are. */
export const MothershipPanel: FarPart = ({ play }) => {
  const say = useFar();
  const seat = captainOf(play);
  const { table } = play.view;
  const { fitted } = playerOf(table, seat);
  const fitting = (kind: number) => ({ count: fitted[kind] ?? 0, preview: previewOf(play.chosen, kind) });
  const figures = PARTS.map(({ kind, key }) => say(key, { n: fitted[kind] ?? 0, most: MOST_UPGRADES[kind] ?? 0 }));
  return (
    <div className="far-mothership">
      <Mothership
        name={figures.join(', ')}
        seat={seat}
        boosters={fitting(BOOSTER)}
        cannons={fitting(CANNON)}
        pods={fitting(POD)}
        balls={ballsOf(table.shake)}
      />
      <ul className="far-fittings">
        {PARTS.map(({ kind, icon, key }, i) => (
          <li key={key} aria-label={figures[i]}>
            <GameIcon name={icon} />
            <span aria-hidden="true">
              {say(`${key}.name`)} <b>{fitted[kind] ?? 0}</b>/{MOST_UPGRADES[kind]}
            </span>
          </li>
        ))}
      </ul>
      <SpeedLine play={play} seat={seat} />
    </div>
  );
};

/** Balls, boosters and Scientists, added up. */
function SpeedLine({ play, seat }: { readonly play: FarPlay; readonly seat: Seat }) {
  const say = useFar();
  const speed = speedAt(play.view.table, seat);
  if (speed === null) return <p className="far-unshaken">{say('speed.unshaken')}</p>;
  return (
    <SpeedSum
      balls={speed.balls}
      words={{ balls: say('speed.balls'), total: say('speed.total') }}
      parts={[
        { name: say(speed.isBlack ? 'speed.black' : 'speed.base'), amount: speed.base },
        { name: say('speed.boosters', { n: speed.boosters }), amount: speed.boosters },
        { name: say('speed.scientists'), amount: speed.scientists },
      ]}
    />
  );
}

/** Whose ship it is where it is not the reader's, and whether the black ball has brought an encounter. */
export const MothershipNote: FarPart = ({ play }) => {
  const say = useFar();
  const speed = speedAt(play.view.table, captainOf(play));
  if (speed === null) return null;
  return <span>{say(speed.isBlack ? 'speed.note.black' : 'speed.note')}</span>;
};
