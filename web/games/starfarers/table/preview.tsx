import { type Bundle, NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  arrivalOf,
  type Course,
  cargoOf,
  courseOf,
  linksLeft,
  type Move,
  PORT_COST,
  RESOURCES,
  SHIP_COST,
  SITE_VERTEX,
  shipAt,
  UPGRADE_COST,
  vertexOf,
} from '@orrery/starfarers/facts';
import { people, planet, resource } from '@orrery/starfarers/words';
import type { ReactNode } from 'react';
import { steps } from '../../../art/draw.ts';
import { GameIcon, type GameIconName } from '../../../art/icons/game-icon.tsx';
import { ResourceIcon } from '../../../art/resources.tsx';
import { nth } from '../../common/nth.ts';
import type { FarFurniture, FarPlay } from './far.ts';
import { useFar } from './parts/voice.ts';
import { nameOfSystem } from './system-name.ts';
import { yieldsAt } from './yields.ts';

interface LinesProps {
  readonly play: FarPlay;
  readonly seat: Seat;
}

function Line({ icon, warns, children }: { icon: GameIconName; warns?: boolean; children: ReactNode }) {
  return (
    <li>
      <GameIcon name={icon} />
      <span className={warns ? 'warn' : undefined}>{children}</span>
    </li>
  );
}

/** Links of a flight as a row of dashes: so many of so many. */
function Links({ links, left }: { readonly links: number; readonly left: number }) {
  return (
    <div className="far-links" aria-hidden="true">
      {steps(1, left + 1, 1).map((link) => (
        <i key={link} className={link <= links ? 'on' : undefined} />
      ))}
    </div>
  );
}

/** What a colony here gets its cards from. */
function YieldLines({ play, vertex }: { readonly play: FarPlay; readonly vertex: number }) {
  const say = useFar();
  return yieldsAt(play.view.table, vertex).map((each) => (
    <li key={each.planet}>
      <ResourceIcon resource={nth(RESOURCES, each.resource)} />
      <span>
        {each.ways === 0
          ? play.say(planet(play.view.table, each.planet))
          : say('preview.yield', { planet: play.say(planet(play.view.table, each.planet)), ways: each.ways })}
      </span>
    </li>
  ));
}

type Arrival = Omit<Course, 'way' | 'links'>;

/** What happens where a ship comes to. */
function ArrivalLines({ play, arrival, at }: { play: FarPlay; arrival: Arrival; at: number }) {
  const say = useFar();
  const { table } = play.view;
  const { finds, clears, docks, founds, waits } = arrival;
  const name = finds === NONE ? null : nameOfSystem(table, finds, say);
  return (
    <>
      {finds !== NONE && (
        <Line icon="eye">{name === null ? say('preview.discovers') : say('preview.explores', { name })}</Line>
      )}
      {clears !== NONE && (
        <Line icon="medal">{say('preview.clears', { planet: play.say(planet(table, clears)) })}</Line>
      )}
      {docks !== NONE && <Line icon="trade-station">{say('preview.docks', { people: play.say(people(docks)) })}</Line>}
      {founds && <Line icon="colony">{say('preview.founds')}</Line>}
      {founds && <YieldLines play={play} vertex={at} />}
      {waits && (
        <Line icon="warn" warns>
          {say('preview.waits')}
        </Line>
      )}
    </>
  );
}

function Flight({ play, seat, ship, to }: LinesProps & { readonly ship: number; readonly to: number }) {
  const say = useFar();
  const { table } = play.view;
  const left = linksLeft(table, seat, ship);
  const course = courseOf(table, seat, ship, to);
  const { way, links } = course;
  return (
    <>
      <h3>{say('preview.links', { links: way.length, left })}</h3>
      <Links links={way.length} left={left} />
      <ul className="far-lines">
        <ArrivalLines play={play} arrival={course} at={nth(way, links - 1)} />
        {links < way.length && <Line icon="info">{say('preview.stops', { links, left: left - links })}</Line>}
      </ul>
    </>
  );
}

function Jump({ play, seat, ship, to }: LinesProps & { readonly ship: number; readonly to: number }) {
  const say = useFar();
  const { table } = play.view;
  return (
    <>
      <h3>{say('gesture.jump')}</h3>
      <ul className="far-lines">
        <ArrivalLines play={play} arrival={arrivalOf(table, seat, cargoOf(shipAt(table, seat, ship)), to)} at={to} />
      </ul>
    </>
  );
}

/** What is paid. */
function Price({ play, cost }: { readonly play: FarPlay; readonly cost: Bundle }) {
  return (
    <li className="far-price">
      {cost.map(
        (n, kind) =>
          n > 0 && (
            <span key={nth(RESOURCES, kind)} className={`ink-${nth(RESOURCES, kind)}`}>
              −{n} <ResourceIcon resource={nth(RESOURCES, kind)} />
              <span className="unseen">{play.say(resource(kind))}</span>
            </span>
          ),
      )}
    </li>
  );
}

interface SiteProps {
  readonly play: FarPlay;
  readonly move: Move;
  readonly vertex: number;
  readonly cost?: Bundle;
  readonly points?: number;
}

/** Something that is put on a point: its price, the point it is worth, and what the planets there yield. */
function OnSite({ play, move, vertex, cost, points = 0 }: SiteProps) {
  const say = useFar();
  return (
    <>
      <h3>{play.name(move)}</h3>
      <ul className="far-lines">
        {cost && <Price play={play} cost={cost} />}
        {points > 0 && <Line icon="points">{say('preview.points', { n: points })}</Line>}
        <YieldLines play={play} vertex={vertex} />
      </ul>
    </>
  );
}

function Consequences({ play, seat, move }: LinesProps & { readonly move: Move }) {
  const { table } = play.view;
  switch (move.kind) {
    case 'fly':
      return <Flight play={play} seat={seat} ship={move.ship} to={move.vertex} />;
    case 'jump':
      return <Jump play={play} seat={seat} ship={move.ship} to={move.vertex} />;
    case 'settle':
      return <OnSite play={play} move={move} vertex={nth(SITE_VERTEX, move.site)} points={1} />;
    case 'found':
      return <OnSite play={play} move={move} vertex={vertexOf(shipAt(table, seat, move.ship))} points={1} />;
    case 'harbour':
      return <OnSite play={play} move={move} vertex={NONE} points={1} />;
    case 'spaceport':
      return <OnSite play={play} move={move} vertex={NONE} cost={PORT_COST} points={1} />;
    case 'build':
      return <OnSite play={play} move={move} vertex={NONE} cost={nth(SHIP_COST, move.cargo)} />;
    case 'upgrade':
      return <OnSite play={play} move={move} vertex={NONE} cost={nth(UPGRADE_COST, move.upgrade)} />;
    default:
      return <h3>{play.name(move)}</h3>;
  }
}

/** What a move costs and brings, before it is made. */
export const Preview: FarFurniture['Preview'] = ({ play, move }) => {
  const { seat } = play.view;
  const isLegal = seat !== null && play.why(move).length === 0;
  return (
    <div className="far-preview">
      {isLegal ? <Consequences play={play} seat={seat} move={move} /> : <h3>{play.name(move)}</h3>}
    </div>
  );
};
