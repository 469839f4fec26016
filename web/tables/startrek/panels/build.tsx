import { shortfall } from '@orrery/common';
import { total } from '@orrery/kernel';
import { COST, KINDS, type Move, rateOf } from '@orrery/startrek/facts';
import type { ReactNode } from 'react';
import { GameIcon, type GameIconName } from '../../../art/icons/game-icon.tsx';
import { seatClass } from '../../../art/seats.tsx';
import type { Reason } from '../../../table/furniture.ts';
import { Amounts, ResourceSign, sayAmounts } from '../parts/resources.tsx';
import { type Tell, Told, telling } from '../parts/told.tsx';
import { useTrek, whoIs } from '../parts/voice.ts';
import type { TrekKey } from '../texts.ts';
import { fromPanel, type Kind, movesOf, type TrekPart, type TrekPlay } from '../trek.ts';

/** What can be built or bought, with a move of its kind to ask about when there is none. */
const WORKS = [
  { kind: 'ship', cost: COST.ship, icon: 'ship', sample: { kind: 'ship', edge: 0 } },
  { kind: 'station', cost: COST.station, icon: 'station', sample: { kind: 'station', vertex: 0 } },
  { kind: 'base', cost: COST.base, icon: 'base', sample: { kind: 'base', vertex: 0 } },
  { kind: 'buy', cost: COST.development, icon: 'card', sample: { kind: 'buy' } },
] as const satisfies readonly { kind: Kind; cost: readonly number[]; icon: GameIconName; sample: Move }[];
type Work = (typeof WORKS)[number];

const NAMES: Readonly<Record<Work['kind'], TrekKey>> = {
  ship: 'build.ship',
  station: 'build.station',
  base: 'build.base',
  buy: 'build.card',
};

function leftOf({ view: { table, seat } }: TrekPlay, kind: Work['kind']): number {
  if (kind === 'buy') return table.deck;
  const player = table.players[seat ?? 0];
  return { ship: player?.ships, station: player?.stations, base: player?.bases }[kind] ?? 0;
}

interface TileProps {
  readonly play: TrekPlay;
  readonly icon: GameIconName;
  readonly name: string;
  readonly cost?: ReactNode;
  readonly state: ReactNode;
  /** Why it cannot be done now; undefined when it can. */
  readonly reason: Reason | undefined;
  /** Whether it is in hand or open; undefined for what is done at once. */
  readonly isPressed?: boolean | undefined;
  readonly tell: Tell;
  readonly press: () => void;
}

/** A thing to do: possible, chosen, or telling why not to whoever points at it. */
function Tile({ play, icon, name, cost, state, reason, isPressed, tell, press }: TileProps) {
  const seat = play.view.seat ?? 0;
  return (
    <button
      type="button"
      className={`choice ${seatClass(seat)}`}
      aria-pressed={isPressed}
      {...telling(reason, tell, press)}
    >
      <GameIcon name={icon} />
      <span>{name}</span>
      {cost !== undefined && <span className="cost">{cost}</span>}
      {state}
      {reason !== undefined && <span className="unseen">{reason.text}</span>}
    </button>
  );
}

function WorkTile({ play, work, tell }: { play: TrekPlay; work: Work; tell: Tell }) {
  const say = useTrek();
  const { kind, cost, icon, sample } = work;
  const moves = movesOf(play, kind);
  const hand = play.view.seat === null ? [] : play.view.hand.resources;
  const lacks = shortfall(hand, cost);
  const isPressed = play.aim === kind || play.chosen?.kind === kind;
  const isShort = total(lacks) > 0 && play.view.table.turn > 0;
  const state = isPressed ? say('build.choosing') : say('build.left', { n: leftOf(play, kind) });
  return (
    <Tile
      play={play}
      icon={icon}
      name={say(NAMES[kind])}
      cost={<Amounts play={play} bundle={cost} sign="price" />}
      state={isShort && !isPressed ? <Short play={play} lacks={lacks} /> : <span className="left">{state}</span>}
      reason={moves.length > 0 ? undefined : play.why(sample)[0]}
      isPressed={isPressed}
      tell={tell}
      press={() =>
        kind === 'buy' ? fromPanel(play, () => play.look(sample)) : play.take(play.aim === kind ? null : kind)
      }
    />
  );
}

/** How many cards are missing, and of what where it is one kind. */
function Short({ play, lacks }: { play: TrekPlay; lacks: readonly number[] }) {
  const say = useTrek();
  const kinds = lacks.flatMap((n, kind) => (n > 0 ? [kind] : []));
  const [only] = kinds;
  return (
    <span className="reason">
      {total(lacks)} {kinds.length === 1 && only !== undefined && <ResourceSign kind={only} />} {say('build.short')}
      <span className="unseen">: {sayAmounts(play, lacks)}</span>
    </span>
  );
}

/** The best rate at the bank, and of which resource. */
function bestRate({ view: { table, seat } }: TrekPlay): { readonly kind: number; readonly rate: number } {
  const rates = Array.from({ length: KINDS }, (_, kind) => ({ kind, rate: rateOf(table, seat ?? 0, kind) }));
  return rates.reduce((best, each) => (each.rate < best.rate ? each : best));
}

const ONE_FOR_ONE: Move = { kind: 'offer', give: [1, 0, 0, 0, 0], take: [0, 1, 0, 0, 0], to: 0 };

function TradeTile({ play, tell }: { play: TrekPlay; tell: Tell }) {
  const say = useTrek();
  const { table } = play.view;
  const { kind, rate } = bestRate(play);
  const canTrade = (['bank', 'offer', 'double', 'deal', 'counter'] as const).some(
    (each) => movesOf(play, each).length > 0,
  );
  const left = table.options.offers - table.offers;
  return (
    <Tile
      play={play}
      icon="trade"
      name={say('build.trade')}
      cost={
        <>
          {rate < 4 && (rate < 3 ? <ResourceSign kind={kind} /> : <GameIcon name="any" />)} {rate}:1
        </>
      }
      state={
        <span className="left">{play.dialogue === 'trade' ? say('build.open') : say('build.offers', { n: left })}</span>
      }
      reason={canTrade ? undefined : play.why(ONE_FOR_ONE)[0]}
      isPressed={play.dialogue === 'trade'}
      tell={tell}
      press={() => play.open(play.dialogue === 'trade' ? null : 'trade')}
    />
  );
}

const STEPS = ['roll', 'build', 'end'] as const;
const STEP_NAMES: Readonly<Record<(typeof STEPS)[number], TrekKey>> = {
  roll: 'build.roll',
  build: 'build.build',
  end: 'build.end',
};
const STEP_ICONS = { roll: 'roll', build: 'build', end: 'end-turn' } as const;

/** The way on: roll, go on from trading to building, or end the turn. */
function StepTile({ play, tell }: { play: TrekPlay; tell: Tell }) {
  const say = useTrek();
  const { players, active, turn } = play.view.table;
  const step = STEPS.find((kind) => movesOf(play, kind).length > 0) ?? 'end';
  const next = say('build.next', whoIs(play, (active + 1) % players.length));
  return (
    <Tile
      play={play}
      icon={STEP_ICONS[step]}
      name={say(STEP_NAMES[step])}
      state={<span className="left">{step === 'end' && turn > 0 ? next : ''}</span>}
      reason={movesOf(play, step).length > 0 ? undefined : play.why({ kind: step })[0]}
      tell={tell}
      press={() => fromPanel(play, () => play.make({ kind: step }))}
    />
  );
}

/** What the one on turn can build, buy and do, with what it costs and what is missing. */
export const BuildPanel: TrekPart = ({ play }) => {
  const say = useTrek();
  if (play.view.seat === null) return <p className="muted trek-empty">{say('hand.watching')}</p>;
  return (
    <Told play={play} className="trek-build">
      {(tell) => (
        <div className="trek-tiles">
          {WORKS.map((work) => (
            <WorkTile key={work.kind} play={play} work={work} tell={tell} />
          ))}
          <TradeTile play={play} tell={tell} />
          <StepTile play={play} tell={tell} />
        </div>
      )}
    </Told>
  );
};
