import { NONE } from '@orrery/common';
import { type SeatView, seatsIn, topFrame } from '@orrery/kernel';
import {
  type Event,
  GENERAL_POST,
  type Hand,
  type Move,
  POST_RATE,
  SPECIAL_RATE,
  type Table,
  VICTORY_CARD,
} from '@orrery/startrek/facts';
import { planetLabel } from '@orrery/startrek/words';
import type { ReactNode } from 'react';
import { GameIcon, type GameIconName } from '../../../art/icons/game-icon.tsx';
import type { MoveOutcome } from '../../../table/predict-move.ts';
import { Amounts, amountsText, CardSign, cardKindName } from '../../common/amounts.tsx';
import { seatTextArgs, sitterName } from '../../common/sitter-names.ts';
import { useStartrekTexts } from './parts/use-startrek-texts.ts';
import type { StartrekTextKey } from './texts.ts';
import type { StartrekTableApi, StartrekUi } from './types.ts';
import { postAt, rollWays, yieldsAt } from './yields.ts';

type StartrekSeatView = SeatView<Table, Hand>;
type StartrekOutcome = MoveOutcome<Table, Hand, Event>;

const PREVIEW_TITLES: Readonly<Partial<Record<Move['kind'], StartrekTextKey>>> = {
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

/** The points a seat knows of: open points and victory cards in its hand. */
const ownPoints = ({ table, hand }: Pick<StartrekOutcome, 'table' | 'hand'>, seat: number): number =>
  (table.players[seat]?.points ?? 0) + (hand.developments[VICTORY_CARD] ?? 0);

/** The cards a move takes from the hand and adds to it. */
export function movedCards(
  view: StartrekSeatView,
  after: StartrekOutcome,
): { readonly paid: number[]; readonly gained: number[] } {
  const change = after.hand.resources.map((n, kind) => n - (view.hand.resources[kind] ?? 0));
  return { paid: change.map((n) => Math.max(0, -n)), gained: change.map((n) => Math.max(0, n)) };
}

export const pointsBefore = (view: StartrekSeatView): number => ownPoints(view, view.seat);
export const pointsAfter = (view: StartrekSeatView, after: StartrekOutcome): number => ownPoints(after, view.seat);

function PreviewLine({ icon, children }: { icon: GameIconName; children: ReactNode }) {
  return (
    <li>
      <GameIcon name={icon} />
      <span>{children}</span>
    </li>
  );
}

/** What a building here gets cards from, and the post it reaches. */
function SiteLines({ play, vertex }: { play: StartrekTableApi; vertex: number }) {
  const say = useStartrekTexts();
  const { table } = play.view;
  const post = postAt(table, vertex);
  return (
    <>
      {yieldsAt(table, vertex).map(({ hex, resource, number, ways }) => (
        <li key={hex}>
          <CardSign play={play} kind={resource} />
          <span>
            {say('preview.yield', { planet: `${cardKindName(play, resource)} ${number}`, ways })}
            {hex === table.cruiser && <span className="reason"> {say('preview.blocked')}</span>}
          </span>
        </li>
      ))}
      {post !== null && (
        <PreviewLine icon="post">
          {post === GENERAL_POST
            ? say('preview.post-any', { rate: POST_RATE })
            : say('preview.post', { resource: cardKindName(play, post), rate: SPECIAL_RATE })}
        </PreviewLine>
      )}
    </>
  );
}

/** Honours that change hands by a move, from the engine's events. */
function HonourLines({ play, told }: { play: StartrekTableApi; told: readonly Event[] }) {
  const say = useStartrekTexts();
  return told.map((event) => {
    if (event.kind !== 'route' && event.kind !== 'fleet') return null;
    const icon = event.kind;
    if (event.seat === NONE)
      return (
        <PreviewLine key={icon} icon={icon}>
          {say(`preview.${icon}-aside`)}
        </PreviewLine>
      );
    return (
      <PreviewLine key={icon} icon={icon}>
        {say(`preview.${icon}`, seatTextArgs(play, event.seat))}
      </PreviewLine>
    );
  });
}

function RouteLine({ view, after }: { view: StartrekSeatView; after: StartrekOutcome }) {
  const say = useStartrekTexts();
  const before = view.table.players[view.seat]?.route ?? 0;
  const now = after.table.players[view.seat]?.route ?? 0;
  if (now === before) return null;
  return <PreviewLine icon="route">{say('preview.route-length', { before, after: now })}</PreviewLine>;
}

/** The effects of moving the cruiser: whom the player may rob, and which planet stops producing. */
function CruiserLines({ play, hex, after }: { play: StartrekTableApi; hex: number; after: StartrekOutcome }) {
  const say = useStartrekTexts();
  const { table } = play.view;
  const frame = topFrame(after.table);
  const victims = frame.kind === 'steal' ? seatsIn(frame.victims) : frame.kind === 'rob' ? [frame.from] : [];
  const number = table.board.numbers[hex] ?? 0;
  return (
    <>
      {number > 0 && (
        <PreviewLine icon="cruiser">
          {say('preview.stops', { planet: play.say(planetLabel(table, hex)), ways: rollWays(number) })}
        </PreviewLine>
      )}
      <PreviewLine icon="steal">
        {victims.length === 0
          ? say('preview.nobody')
          : say('preview.steal', { names: victims.map((seat) => sitterName(play, seat)).join(', ') })}
      </PreviewLine>
    </>
  );
}

function siteOf(move: Move): number | null {
  return 'vertex' in move ? move.vertex : null;
}

function Consequences({ play, view, move }: { play: StartrekTableApi; view: StartrekSeatView; move: Move }) {
  const say = useStartrekTexts();
  const after = play.predict(move);
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
        <PreviewLine icon="hand">{say('preview.gains', { cards: amountsText(play, gained) })}</PreviewLine>
      )}
      {now !== before && <PreviewLine icon="points">{say('preview.points', { before, after: now })}</PreviewLine>}
      {site !== null && <SiteLines play={play} vertex={site} />}
      <RouteLine view={view} after={after} />
      <HonourLines play={play} told={after.events} />
      {move.kind === 'cruiser' && <CruiserLines play={play} hex={move.hex} after={after} />}
      {after.events.some(({ kind }) => kind === 'won') && <PreviewLine icon="flag">{say('preview.wins')}</PreviewLine>}
      {play.leadInFor(move)?.kind === 'build' && <PreviewLine icon="trade">{say('preview.ends-trade')}</PreviewLine>}
      {move.kind === 'buy' && <PreviewLine icon="card">{say('preview.deck', { n: view.table.deck })}</PreviewLine>}
    </ul>
  );
}

/** What a move costs and brings, before it is made: the engine plays it on a copy of the player's view. */
export const Preview: StartrekUi['Preview'] = ({ play, move }) => {
  const say = useStartrekTexts();
  const { view } = play;
  const title = PREVIEW_TITLES[move.kind];
  const isLegal = play.whyRefused(move).length === 0;
  return (
    <div className="trek-preview">
      <h3>{title === undefined ? play.name(move) : say(title)}</h3>
      {view.seat !== null && title !== undefined && isLegal && <Consequences play={play} view={view} move={move} />}
    </div>
  );
};
