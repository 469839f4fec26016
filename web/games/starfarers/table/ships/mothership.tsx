import type { Seat } from '@orrery/kernel';
import { BOOSTER, CANNON, MAX_UPGRADES, type Move, POD, playerOf } from '@orrery/starfarers/facts';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { SeatMark } from '../../../../art/seats.tsx';
import { sitterName } from '../../../common/sitter-names.ts';
import { Ball, SpeedSum } from '../../art/balls.tsx';
import { Mothership } from '../../art/mothership.tsx';
import { useStarfarersTexts } from '../parts/use-starfarers-texts.ts';
import type { StarfarersPart, StarfarersTableApi } from '../types.ts';
import { ballsOf, type FleetSpeed, fleetSpeed, shownSeat } from './speed.ts';
import './ships.css';
import './wide.css';

/** What the previewed move would add or take. */
function previewOf(move: Move | null, kind: number): number {
  if (move === null || !('upgrade' in move) || move.upgrade !== kind) return 0;
  return move.kind === 'drop' ? -1 : 1;
}

const PART_KINDS = [
  { kind: BOOSTER, icon: 'booster', key: 'ship.boosters' },
  { kind: POD, icon: 'pod', key: 'ship.pods' },
  { kind: CANNON, icon: 'cannon', key: 'ship.cannons' },
] as const;

/** The fleet's mothership with its parts, and the sum that explains its ships' speed. */
export const MothershipPanel: StarfarersPart = ({ play }) => {
  const say = useStarfarersTexts();
  const seat = shownSeat(play.view);
  const { table } = play.view;
  const { fitted } = playerOf(table, seat);
  const fitting = (kind: number) => ({
    count: fitted[kind] ?? 0,
    preview: seat === play.view.seat ? previewOf(play.chosen, kind) : 0,
  });
  const figures = PART_KINDS.map(({ kind, key }) => say(key, { n: fitted[kind] ?? 0, most: MAX_UPGRADES[kind] ?? 0 }));
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
        {PART_KINDS.map(({ kind, icon, key }, i) => (
          <li key={key} aria-label={figures[i]} title={figures[i]}>
            <GameIcon name={icon} />
            <span aria-hidden="true">
              <span className="name">{say(`${key}.name`)}</span> <b>{fitted[kind] ?? 0}</b>/{MAX_UPGRADES[kind]}
            </span>
          </li>
        ))}
      </ul>
      <SpeedLine play={play} seat={seat} />
    </div>
  );
};

/** Balls, boosters and Scientists, added up. */
function SpeedLine({ play, seat }: { readonly play: StarfarersTableApi; readonly seat: Seat }) {
  const say = useStarfarersTexts();
  const speed = fleetSpeed(play.view.table, seat);
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

/** Whose ship it is if not the viewer's. */
function ShipOwner({ play }: { readonly play: StarfarersTableApi }) {
  const say = useStarfarersTexts();
  const seat = shownSeat(play.view);
  if (seat === play.view.seat) return null;
  return (
    <span className="far-owner">
      <SeatMark seat={seat} /> {say('ship.of', { name: sitterName(play, seat) })}
    </span>
  );
}

/** Whose ship it is if not the viewer's, and whether the black ball has brought an encounter. */
export const MothershipNote: StarfarersPart = ({ play }) => {
  const say = useStarfarersTexts();
  const speed = fleetSpeed(play.view.table, shownSeat(play.view));
  if (speed === null) return null;
  return (
    <span className="far-note">
      <ShipOwner play={play} /> {say(speed.isBlack ? 'speed.note.black' : 'speed.note')}
    </span>
  );
};

/** The parts of the mothership and the speed in one line. */
export const MothershipBrief: StarfarersPart = ({ play }) => {
  const say = useStarfarersTexts();
  const { table } = play.view;
  const seat = shownSeat(play.view);
  const { fitted } = playerOf(table, seat);
  const speed = fleetSpeed(table, seat);
  return (
    <section className="far-brief" aria-label={say('panel.mothership')}>
      <ShipOwner play={play} />
      {PART_KINDS.map(({ kind, icon, key }) => {
        const name = say(key, { n: fitted[kind] ?? 0, most: MAX_UPGRADES[kind] ?? 0 });
        return (
          <span key={key} className="far-part" title={name}>
            <GameIcon name={icon} />
            <span className="unseen">{name}</span>
            <span aria-hidden="true">
              <b>{fitted[kind] ?? 0}</b>
              <span className="of">/{MAX_UPGRADES[kind]}</span>
            </span>
          </span>
        );
      })}
      {speed === null ? <span className="far-hint">{say('speed.unshaken')}</span> : <BriefSpeed speed={speed} />}
    </section>
  );
};

function BriefSpeed({ speed }: { readonly speed: FleetSpeed }) {
  const say = useStarfarersTexts();
  const more = speed.boosters + speed.scientists;
  return (
    <span className="far-speed">
      <span className="unseen">{say('speed.said', { total: speed.total, base: speed.base, more })}</span>
      <span aria-hidden="true">
        {speed.balls.map((colour, i) => (
          <Ball key={i === 0 ? `${colour} first` : colour} colour={colour} size="small" />
        ))}{' '}
        {speed.base} + {more} = <b>{speed.total}</b> <span className="of">{say('speed.total')}</span>
      </span>
    </span>
  );
}
