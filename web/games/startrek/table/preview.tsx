import { NONE } from '@orrery/common';
import { list, type SeatView, top } from '@orrery/kernel';
import {
  type Event,
  GENERAL,
  type Hand,
  type Move,
  POST_RATE,
  SPECIAL_RATE,
  type Table,
  VICTORY,
} from '@orrery/startrek/facts';
import { planetLabel } from '@orrery/startrek/words';
import type { ReactNode } from 'react';
import { GameIcon, type GameIconName } from '../../../art/icons/game-icon.tsx';
import type { Foreseen as ForeseenBy } from '../../../table/foresee.ts';
import { Amounts, CardSign, sayAmounts, sayCard } from '../../common/amounts.tsx';
import { nameOf, whoIs } from '../../common/who.ts';
import { postAt, waysOf, yieldsAt } from './foresight.ts';
import { useTrek } from './parts/voice.ts';
import type { TrekKey } from './texts.ts';
import type { TrekFurniture, TrekPlay } from './trek.ts';

type View = SeatView<Table, Hand>;
type Foreseen = ForeseenBy<Table, Hand, Event>;

const TITLES: Readonly<Partial<Record<Move['kind'], TrekKey>>> = {
  ship: 'preview.ship',
  'found-ship': 'preview.ship',
  place: 'preview.ship',
  station: 'preview.station',
  found: 'preview.station',
  'retire-station': 'preview.station',
  base: 'preview.base',
  'retire-base': 'preview.base',
  cruiser: 'preview.cruiser',
  buy: 'preview.card',
  chase: 'preview.chase',
};

/** What a seat can count of its own: open points and victory cards in hand. */
const pointsIn = ({ table, hand }: Pick<Foreseen, 'table' | 'hand'>, seat: number): number =>
  (table.players[seat]?.points ?? 0) + (hand.developments[VICTORY] ?? 0);

/** What a move takes from the hand and puts into it. */
export function movedCards(view: View, after: Foreseen): { readonly paid: number[]; readonly gained: number[] } {
  const change = after.hand.resources.map((n, kind) => n - (view.hand.resources[kind] ?? 0));
  return { paid: change.map((n) => Math.max(0, -n)), gained: change.map((n) => Math.max(0, n)) };
}

export const pointsBefore = (view: View): number => pointsIn(view, view.seat);
export const pointsAfter = (view: View, after: Foreseen): number => pointsIn(after, view.seat);

function Line({ icon, children }: { icon: GameIconName; children: ReactNode }) {
  return (
    <li>
      <GameIcon name={icon} />
      <span>{children}</span>
    </li>
  );
}

/** What a building here gets cards from, and the post it reaches. */
function SiteLines({ play, vertex }: { play: TrekPlay; vertex: number }) {
  const say = useTrek();
  const { table } = play.view;
  const post = postAt(table, vertex);
  return (
    <>
      {yieldsAt(table, vertex).map(({ hex, resource, number, ways }) => (
        <li key={hex}>
          <CardSign play={play} kind={resource} />
          <span>
            {say('preview.yield', { planet: `${sayCard(play, resource)} ${number}`, ways })}
            {hex === table.cruiser && <span className="reason"> {say('preview.blocked')}</span>}
          </span>
        </li>
      ))}
      {post !== null && (
        <Line icon="post">
          {post === GENERAL
            ? say('preview.post-any', { rate: POST_RATE })
            : say('preview.post', { resource: sayCard(play, post), rate: SPECIAL_RATE })}
        </Line>
      )}
    </>
  );
}

/** Honours that change hands by a move, as the engine tells it. */
function HonourLines({ play, told }: { play: TrekPlay; told: readonly Event[] }) {
  const say = useTrek();
  return told.map((event) => {
    if (event.kind !== 'route' && event.kind !== 'fleet') return null;
    const icon = event.kind;
    if (event.seat === NONE)
      return (
        <Line key={icon} icon={icon}>
          {say(`preview.${icon}-aside`)}
        </Line>
      );
    return (
      <Line key={icon} icon={icon}>
        {say(`preview.${icon}`, whoIs(play, event.seat))}
      </Line>
    );
  });
}

function RouteLine({ view, after }: { view: View; after: Foreseen }) {
  const say = useTrek();
  const before = view.table.players[view.seat]?.route ?? 0;
  const now = after.table.players[view.seat]?.route ?? 0;
  if (now === before) return null;
  return <Line icon="route">{say('preview.route-length', { before, after: now })}</Line>;
}

/** Who is robbed of what by the cruiser: whom the engine would let choose, and what no longer yields. */
function CruiserLines({ play, hex, after }: { play: TrekPlay; hex: number; after: Foreseen }) {
  const say = useTrek();
  const { table } = play.view;
  const frame = top(after.table);
  const victims = frame.kind === 'steal' ? list(frame.victims) : frame.kind === 'rob' ? [frame.from] : [];
  const number = table.board.numbers[hex] ?? 0;
  return (
    <>
      {number > 0 && (
        <Line icon="cruiser">
          {say('preview.stops', { planet: play.say(planetLabel(table, hex)), ways: waysOf(number) })}
        </Line>
      )}
      <Line icon="steal">
        {victims.length === 0
          ? say('preview.nobody')
          : say('preview.steal', { names: victims.map((seat) => nameOf(play, seat)).join(', ') })}
      </Line>
    </>
  );
}

function siteOf(move: Move): number | null {
  return 'vertex' in move ? move.vertex : null;
}

function Consequences({ play, view, move }: { play: TrekPlay; view: View; move: Move }) {
  const say = useTrek();
  const after = play.foresee(move);
  if (after === null) return null;
  const { paid, gained } = movedCards(view, after);
  const [before, now] = [pointsBefore(view), pointsAfter(view, after)];
  const site = siteOf(move);
  return (
    <ul className="trek-lines">
      {paid.some((n) => n > 0) && (
        <li className="trek-cost">
          <Amounts play={play} bundle={paid} sign="−" />
        </li>
      )}
      {gained.some((n) => n > 0) && (
        <Line icon="hand">{say('preview.gains', { cards: sayAmounts(play, gained) })}</Line>
      )}
      {now !== before && <Line icon="points">{say('preview.points', { before, after: now })}</Line>}
      {site !== null && <SiteLines play={play} vertex={site} />}
      <RouteLine view={view} after={after} />
      <HonourLines play={play} told={after.told} />
      {move.kind === 'cruiser' && <CruiserLines play={play} hex={move.hex} after={after} />}
      {after.told.some(({ kind }) => kind === 'won') && <Line icon="flag">{say('preview.wins')}</Line>}
      {move.kind === 'buy' && <Line icon="card">{say('preview.deck', { n: view.table.deck })}</Line>}
    </ul>
  );
}

/** What a move costs and brings, before it is made: played out by the engine on a copy of what its maker sees. */
export const Preview: TrekFurniture['Preview'] = ({ play, move }) => {
  const say = useTrek();
  const { view } = play;
  const title = TITLES[move.kind];
  const isLegal = play.why(move).length === 0;
  return (
    <div className="trek-preview">
      <h3>{title === undefined ? play.name(move) : say(title)}</h3>
      {view.seat !== null && title !== undefined && isLegal && <Consequences play={play} view={view} move={move} />}
    </div>
  );
};
