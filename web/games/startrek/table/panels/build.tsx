import { offersLeft } from '@orrery/common';
import { COST, KINDS, type Move, rateOf } from '@orrery/startrek/facts';
import { GameIcon, type GameIconName } from '../../../../art/icons/game-icon.tsx';
import { CardSign } from '../../../common/amounts.tsx';
import { movesOf } from '../../../common/moves.ts';
import { useCommon } from '../../../common/texts.ts';
import { Tile, WorkTile } from '../../../common/tile.tsx';
import { type Tell, Told } from '../../../common/told.tsx';
import { proposalsTo } from '../../../common/trade/proposals.tsx';
import { Watching } from '../../../common/watching.tsx';
import { whoIs } from '../../../common/who.ts';
import { useTrek } from '../parts/voice.ts';
import type { TrekKey } from '../texts.ts';
import { fromPanel, type Kind, type TrekPart, type TrekPlay } from '../trek.ts';

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

function press(play: TrekPlay, { kind, sample }: Work): void {
  if (kind === 'buy') fromPanel(play, () => play.look(sample));
  else play.take(play.aim === kind ? null : kind);
}

/** The best rate at the bank, and of which resource. */
function bestRate({ view: { table, seat } }: TrekPlay): { readonly kind: number; readonly rate: number } {
  const rates = Array.from({ length: KINDS }, (_, kind) => ({ kind, rate: rateOf(table, seat ?? 0, kind) }));
  return rates.reduce((best, each) => (each.rate < best.rate ? each : best));
}

const ONE_FOR_ONE: Move = { kind: 'offer', give: [1, 0, 0, 0, 0], take: [0, 1, 0, 0, 0], to: 0 };

function TradeTile({ play, tell }: { play: TrekPlay; tell: Tell }) {
  const say = useTrek();
  const common = useCommon();
  const { table } = play.view;
  const { kind, rate } = bestRate(play);
  const canTrade = (['bank', 'offer', 'double', 'deal', 'counter', 'propose'] as const).some(
    (each) => movesOf(play, each).length > 0,
  );
  const left = offersLeft(table);
  const waiting = proposalsTo(play.view);
  const limit = Number.isFinite(left) ? common('trade.offers', { n: left }) : '';
  const news = waiting > 0 ? common('propose.waiting', { n: waiting }) : limit;
  return (
    <Tile
      play={play}
      icon="trade"
      name={say('build.trade')}
      cost={
        <>
          {rate < 4 && (rate < 3 ? <CardSign play={play} kind={kind} /> : <GameIcon name="any" />)} {rate}:1
        </>
      }
      state={<span className="left">{play.dialogue === 'trade' ? say('build.open') : news}</span>}
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
  if (play.view.seat === null) return <Watching />;
  return (
    <Told play={play} className="trek-build">
      {(tell) => (
        <div className="trek-tiles">
          {WORKS.map((work) => (
            <WorkTile
              key={work.kind}
              play={play}
              icon={work.icon}
              name={say(NAMES[work.kind])}
              cost={work.cost}
              left={leftOf(play, work.kind)}
              reason={movesOf(play, work.kind).length > 0 ? undefined : play.why(work.sample)[0]}
              isPressed={play.aim === work.kind || play.chosen?.kind === work.kind}
              tell={tell}
              press={() => press(play, work)}
            />
          ))}
          <TradeTile play={play} tell={tell} />
          <StepTile play={play} tell={tell} />
        </div>
      )}
    </Told>
  );
};
