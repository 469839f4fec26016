import { type Bundle, itemAt, NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  arrivalEffects,
  type FlightPlan,
  flightPlanOf,
  linksLeft,
  type Move,
  PORT_COST,
  RESOURCES,
  SHIP_COST,
  SITE_VERTEX,
  shipAt,
  shipCargo,
  shipVertex,
  UPGRADE_COST,
} from '@orrery/starfarers/facts';
import { peopleMessage, planetMessage, resource } from '@orrery/starfarers/words';
import type { ReactNode } from 'react';
import { numberRange } from '../../../art/draw.ts';
import { GameIcon, type GameIconName } from '../../../art/icons/game-icon.tsx';
import { ResourceIcon } from '../../../art/resources.tsx';
import { useStarfarersTexts } from './parts/use-starfarers-texts.ts';
import { chartSystemName } from './system-name.ts';
import type { StarfarersTableApi, StarfarersUi } from './types.ts';
import { yieldsAt } from './yields.ts';

interface PreviewLinesProps {
  readonly play: StarfarersTableApi;
  readonly seat: Seat;
}

function PreviewLine({ icon, warns, children }: { icon: GameIconName; warns?: boolean; children: ReactNode }) {
  return (
    <li>
      <GameIcon name={icon} />
      <span className={warns ? 'warn' : undefined}>{children}</span>
    </li>
  );
}

/** The links of a flight as a row of dashes, used and left. */
function Links({ links, left }: { readonly links: number; readonly left: number }) {
  return (
    <div className="far-links" aria-hidden="true">
      {numberRange(1, left + 1, 1).map((link) => (
        <i key={link} className={link <= links ? 'on' : undefined} />
      ))}
    </div>
  );
}

/** What a colony here gets its cards from. */
function YieldLines({ play, vertex }: { readonly play: StarfarersTableApi; readonly vertex: number }) {
  const say = useStarfarersTexts();
  return yieldsAt(play.view.table, vertex).map((each) => (
    <li key={each.planet}>
      <ResourceIcon resource={itemAt(RESOURCES, each.resource)} />
      <span>
        {each.ways === 0
          ? play.say(planetMessage(play.view.table, each.planet))
          : say('preview.yield', { planet: play.say(planetMessage(play.view.table, each.planet)), ways: each.ways })}
      </span>
    </li>
  ));
}

type Arrival = Omit<FlightPlan, 'way' | 'links'>;

/** What happens at the end of a flight. */
function ArrivalLines({ play, arrival, at }: { play: StarfarersTableApi; arrival: Arrival; at: number }) {
  const say = useStarfarersTexts();
  const { table } = play.view;
  const { finds, clears, docks, founds, waits } = arrival;
  const name = finds === NONE ? null : chartSystemName(table, finds, say);
  return (
    <>
      {finds !== NONE && (
        <PreviewLine icon="eye">
          {name === null ? say('preview.discovers') : say('preview.explores', { name })}
        </PreviewLine>
      )}
      {clears !== NONE && (
        <PreviewLine icon="medal">
          {say('preview.clears', { planet: play.say(planetMessage(table, clears)) })}
        </PreviewLine>
      )}
      {docks !== NONE && (
        <PreviewLine icon="trade-station">
          {say('preview.docks', { people: play.say(peopleMessage(docks)) })}
        </PreviewLine>
      )}
      {founds && <PreviewLine icon="colony">{say('preview.founds')}</PreviewLine>}
      {founds && <YieldLines play={play} vertex={at} />}
      {waits && (
        <PreviewLine icon="warn" warns>
          {say('preview.waits')}
        </PreviewLine>
      )}
    </>
  );
}

function FlightLines({ play, seat, ship, to }: PreviewLinesProps & { readonly ship: number; readonly to: number }) {
  const say = useStarfarersTexts();
  const { table } = play.view;
  const left = linksLeft(table, seat, ship);
  const course = flightPlanOf(table, seat, ship, to);
  const { way, links } = course;
  return (
    <>
      <h3>{say('preview.links', { links: way.length, left })}</h3>
      <Links links={way.length} left={left} />
      <ul className="far-lines">
        <ArrivalLines play={play} arrival={course} at={itemAt(way, links - 1)} />
        {links < way.length && (
          <PreviewLine icon="info">{say('preview.stops', { links, left: left - links })}</PreviewLine>
        )}
      </ul>
    </>
  );
}

function JumpLines({ play, seat, ship, to }: PreviewLinesProps & { readonly ship: number; readonly to: number }) {
  const say = useStarfarersTexts();
  const { table } = play.view;
  return (
    <>
      <h3>{say('gesture.jump')}</h3>
      <ul className="far-lines">
        <ArrivalLines
          play={play}
          arrival={arrivalEffects(table, seat, shipCargo(shipAt(table, seat, ship)), to)}
          at={to}
        />
      </ul>
    </>
  );
}

/** The price. */
function PriceLine({ play, cost }: { readonly play: StarfarersTableApi; readonly cost: Bundle }) {
  return (
    <li className="far-price">
      {cost.map(
        (n, kind) =>
          n > 0 && (
            <span key={itemAt(RESOURCES, kind)} className={`ink-${itemAt(RESOURCES, kind)}`}>
              −{n} <ResourceIcon resource={itemAt(RESOURCES, kind)} />
              <span className="unseen">{play.say(resource(kind))}</span>
            </span>
          ),
      )}
    </li>
  );
}

interface SiteProps {
  readonly play: StarfarersTableApi;
  readonly move: Move;
  readonly vertex: number;
  readonly cost?: Bundle;
  readonly points?: number;
}

/** A piece put on a point: its price, its point, and what the planets there produce. */
function SiteLines({ play, move, vertex, cost, points = 0 }: SiteProps) {
  const say = useStarfarersTexts();
  return (
    <>
      <h3>{play.name(move)}</h3>
      <ul className="far-lines">
        {cost && <PriceLine play={play} cost={cost} />}
        {points > 0 && <PreviewLine icon="points">{say('preview.points', { n: points })}</PreviewLine>}
        <YieldLines play={play} vertex={vertex} />
      </ul>
    </>
  );
}

function Consequences({ play, seat, move }: PreviewLinesProps & { readonly move: Move }) {
  const { table } = play.view;
  switch (move.kind) {
    case 'fly':
      return <FlightLines play={play} seat={seat} ship={move.ship} to={move.vertex} />;
    case 'jump':
      return <JumpLines play={play} seat={seat} ship={move.ship} to={move.vertex} />;
    case 'settle':
      return <SiteLines play={play} move={move} vertex={itemAt(SITE_VERTEX, move.site)} points={1} />;
    case 'found':
      return <SiteLines play={play} move={move} vertex={shipVertex(shipAt(table, seat, move.ship))} points={1} />;
    case 'harbour':
      return <SiteLines play={play} move={move} vertex={NONE} points={1} />;
    case 'spaceport':
      return <SiteLines play={play} move={move} vertex={NONE} cost={PORT_COST} points={1} />;
    case 'build':
      return <SiteLines play={play} move={move} vertex={NONE} cost={itemAt(SHIP_COST, move.cargo)} />;
    case 'upgrade':
      return <SiteLines play={play} move={move} vertex={NONE} cost={itemAt(UPGRADE_COST, move.upgrade)} />;
    default:
      return <h3>{play.name(move)}</h3>;
  }
}

/** What a move costs and brings, before it is made. */
export const Preview: StarfarersUi['Preview'] = ({ play, move }) => {
  const { seat } = play.view;
  const isLegal = seat !== null && play.whyRefused(move).length === 0;
  return (
    <div className="far-preview">
      {isLegal ? <Consequences play={play} seat={seat} move={move} /> : <h3>{play.name(move)}</h3>}
    </div>
  );
};
