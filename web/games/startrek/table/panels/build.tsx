import { COST, type Move } from '@orrery/startrek/facts';
import type { GameIconName } from '../../../../art/icons/game-icon.tsx';
import { movesOfKind } from '../../../common/moves.ts';
import { ReasonHint } from '../../../common/reason-hint.tsx';
import { SpectatorNote } from '../../../common/spectator-note.tsx';
import { BuildTile } from '../../../common/tile.tsx';
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

/** What the active player can build and buy, with what it costs and what is missing. */
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
              anchor={work.kind === 'buy' ? 'deck' : undefined}
              press={() => startWork(play, work)}
            />
          ))}
        </div>
      )}
    </ReasonHint>
  );
};
