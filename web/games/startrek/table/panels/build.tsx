import { offersLeft } from '@orrery/common';
import { COST, type Move, RESOURCE_KINDS, rateOf } from '@orrery/startrek/facts';
import { GameIcon, type GameIconName } from '../../../../art/icons/game-icon.tsx';
import { CardSign } from '../../../common/amounts.tsx';
import { movesOfKind } from '../../../common/moves.ts';
import { ReasonHint, type ShowReason } from '../../../common/reason-hint.tsx';
import { seatTextArgs } from '../../../common/sitter-names.ts';
import { SpectatorNote } from '../../../common/spectator-note.tsx';
import { useCommonTexts } from '../../../common/texts.ts';
import { BuildTile, Tile } from '../../../common/tile.tsx';
import { proposalsTo } from '../../../common/trade/proposals.tsx';
import { useStartrekTexts } from '../parts/use-startrek-texts.ts';
import type { StartrekTextKey } from '../texts.ts';
import { actFromPanel, type MoveKind, type StartrekPart, type StartrekTableApi } from '../types.ts';

/** What can be built or bought, with a sample move of its kind to ask why none is legal. */
const BUILD_WORKS = [
  { kind: 'ship', cost: COST.ship, icon: 'ship', sample: { kind: 'ship', edge: 0 } },
  { kind: 'station', cost: COST.station, icon: 'station', sample: { kind: 'station', vertex: 0 } },
  { kind: 'base', cost: COST.base, icon: 'base', sample: { kind: 'base', vertex: 0 } },
  { kind: 'buy', cost: COST.development, icon: 'card', sample: { kind: 'buy' } },
] as const satisfies readonly { kind: MoveKind; cost: readonly number[]; icon: GameIconName; sample: Move }[];
type BuildWork = (typeof BUILD_WORKS)[number];

const WORK_TEXT_KEYS: Readonly<Record<BuildWork['kind'], StartrekTextKey>> = {
  ship: 'build.ship',
  station: 'build.station',
  base: 'build.base',
  buy: 'build.card',
};

function remainingOf({ view: { table, seat } }: StartrekTableApi, kind: BuildWork['kind']): number {
  if (kind === 'buy') return table.deck;
  const player = table.players[seat ?? 0];
  return { ship: player?.ships, station: player?.stations, base: player?.bases }[kind] ?? 0;
}

function startWork(play: StartrekTableApi, { kind, sample }: BuildWork): void {
  if (kind === 'buy') actFromPanel(play, () => play.preview(sample));
  else play.selectKind(play.selectedKind === kind ? null : kind);
}

/** The best rate at the bank, and of which resource. */
function bestRate({ view: { table, seat } }: StartrekTableApi): { readonly kind: number; readonly rate: number } {
  const rates = Array.from({ length: RESOURCE_KINDS }, (_, kind) => ({ kind, rate: rateOf(table, seat ?? 0, kind) }));
  return rates.reduce((best, each) => (each.rate < best.rate ? each : best));
}

const SAMPLE_OFFER: Move = { kind: 'offer', give: [1, 0, 0, 0, 0], take: [0, 1, 0, 0, 0], to: 0 };

function TradeTile({ play, tell }: { play: StartrekTableApi; tell: ShowReason }) {
  const say = useStartrekTexts();
  const common = useCommonTexts();
  const { table } = play.view;
  const { kind, rate } = bestRate(play);
  const canTrade = (['bank', 'offer', 'double', 'deal', 'counter', 'propose'] as const).some(
    (each) => movesOfKind(play, each).length > 0,
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
      reason={canTrade ? undefined : play.whyRefused(SAMPLE_OFFER)[0]}
      isPressed={play.dialogue === 'trade'}
      showReason={tell}
      press={() => play.openDialogue(play.dialogue === 'trade' ? null : 'trade')}
    />
  );
}

const TURN_STEPS = ['roll', 'build', 'end'] as const;
const STEP_NAMES: Readonly<Record<(typeof TURN_STEPS)[number], StartrekTextKey>> = {
  roll: 'build.roll',
  build: 'build.build',
  end: 'build.end',
};
const STEP_ICONS = { roll: 'roll', build: 'build', end: 'end-turn' } as const;

/** The next step: roll, go on from trading to building, or end the turn. */
function StepTile({ play, tell }: { play: StartrekTableApi; tell: ShowReason }) {
  const say = useStartrekTexts();
  const { players, active, turn } = play.view.table;
  const step = TURN_STEPS.find((kind) => movesOfKind(play, kind).length > 0) ?? 'end';
  const next = say('build.next', seatTextArgs(play, (active + 1) % players.length));
  return (
    <Tile
      play={play}
      icon={STEP_ICONS[step]}
      name={say(STEP_NAMES[step])}
      state={<span className="left">{step === 'end' && turn > 0 ? next : ''}</span>}
      reason={movesOfKind(play, step).length > 0 ? undefined : play.whyRefused({ kind: step })[0]}
      showReason={tell}
      press={() => actFromPanel(play, () => play.playMove({ kind: step }))}
    />
  );
}

/** What the active player can build, buy and do, with what it costs and what is missing. */
export const BuildPanel: StartrekPart = ({ play }) => {
  const say = useStartrekTexts();
  if (play.view.seat === null) return <SpectatorNote />;
  return (
    <ReasonHint play={play} className="trek-build">
      {(tell) => (
        <div className="trek-tiles">
          {BUILD_WORKS.map((work) => (
            <BuildTile
              key={work.kind}
              play={play}
              icon={work.icon}
              name={say(WORK_TEXT_KEYS[work.kind])}
              cost={work.cost}
              left={remainingOf(play, work.kind)}
              reason={movesOfKind(play, work.kind).length > 0 ? undefined : play.whyRefused(work.sample)[0]}
              isPressed={play.selectedKind === work.kind || play.chosen?.kind === work.kind}
              showReason={tell}
              press={() => startWork(play, work)}
            />
          ))}
          <TradeTile play={play} tell={tell} />
          <StepTile play={play} tell={tell} />
        </div>
      )}
    </ReasonHint>
  );
};
