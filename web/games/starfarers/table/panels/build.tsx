import { itemAt } from '@orrery/common';
import {
  BOOSTER,
  CANNON,
  CARGOES,
  COLONY_CARGO,
  MAX_UPGRADES,
  type Move,
  POD,
  PORT_COST,
  playerOf,
  SHIP_COST,
  TRADE_CARGO,
  UPGRADE_COST,
} from '@orrery/starfarers/facts';
import type { GameIconName } from '../../../../art/icons/game-icon.tsx';
import { ReasonHint } from '../../../common/reason-hint.tsx';
import { SpectatorNote } from '../../../common/spectator-note.tsx';
import { BuildTile } from '../../../common/tile.tsx';
import { type StoryTextKey, useStoryTexts } from '../dialogues/texts.ts';
import type { StarfarersPart, StarfarersTableApi } from '../types.ts';
import { freeShips } from './stock.ts';

/** Something to build, with a sample move of its kind to ask why none is legal. */
interface BuildWork {
  readonly name: StoryTextKey;
  readonly icon: GameIconName;
  readonly cost: readonly number[];
  readonly sample: Move;
}

const shipWork = (cargo: number, name: StoryTextKey, icon: GameIconName): BuildWork => ({
  name,
  icon,
  cost: itemAt(SHIP_COST, cargo),
  sample: { kind: 'build', cargo, vertex: 0 },
});
const partWork = (upgrade: number, name: StoryTextKey, icon: GameIconName): BuildWork => ({
  name,
  icon,
  cost: itemAt(UPGRADE_COST, upgrade),
  sample: { kind: 'upgrade', upgrade },
});
const BUILD_WORKS: readonly BuildWork[] = [
  shipWork(COLONY_CARGO, 'build.colony-ship', 'colony-ship'),
  shipWork(TRADE_CARGO, 'build.trade-ship', 'trade-ship'),
  { name: 'build.spaceport', icon: 'spaceport', cost: PORT_COST, sample: { kind: 'spaceport', site: 0 } },
  partWork(BOOSTER, 'build.booster', 'booster'),
  partWork(CANNON, 'build.cannon', 'cannon'),
  partWork(POD, 'build.pod', 'pod'),
];

/** A legal move of this kind, if there is one. */
const legalMove = (play: StarfarersTableApi, { sample }: BuildWork): Move | undefined =>
  play.moves.find((move) => {
    if (move.kind !== sample.kind) return false;
    if (move.kind === 'build') return sample.kind === 'build' && move.cargo === sample.cargo;
    return move.kind !== 'upgrade' || (sample.kind === 'upgrade' && move.upgrade === sample.upgrade);
  });

/** Whether it is selected or being previewed. */
function isPressed(play: StarfarersTableApi, { sample }: BuildWork): boolean {
  if (sample.kind === 'build') return play.selectedKind === 'build' && play.selectedPiece === CARGOES[sample.cargo];
  if (sample.kind === 'upgrade') return play.chosen?.kind === 'upgrade' && play.chosen.upgrade === sample.upgrade;
  return play.selectedKind === sample.kind || play.chosen?.kind === sample.kind;
}

function startWork(play: StarfarersTableApi, work: BuildWork): void {
  const { sample } = work;
  const isOn = isPressed(play, work);
  play.selectKind(isOn || sample.kind === 'upgrade' ? null : sample.kind);
  if (isOn) return;
  if (sample.kind === 'build') play.selectPiece(itemAt(CARGOES, sample.cargo));
  if (sample.kind === 'upgrade') play.preview(sample);
}

/** How many are left to build: ships, shipyards, mounts on the mothership. */
function remainingOf({ view: { table, seat } }: StarfarersTableApi, { sample }: BuildWork): number {
  const player = playerOf(table, seat ?? 0);
  if (sample.kind === 'spaceport') return player.shipyards;
  if (sample.kind === 'upgrade') return itemAt(MAX_UPGRADES, sample.upgrade) - (player.fitted[sample.upgrade] ?? 0);
  return freeShips(table, seat ?? 0);
}

/** What can be built, with what it costs and what is missing. */
export const BuildPanel: StarfarersPart = ({ play }) => {
  const say = useStoryTexts();
  if (play.view.seat === null) return <SpectatorNote />;
  return (
    <ReasonHint play={play} className="far-build">
      {(tell) => (
        <div className="far-tiles">
          {BUILD_WORKS.map((work) => (
            <BuildTile
              key={work.name}
              play={play}
              icon={work.icon}
              name={say(work.name)}
              cost={work.cost}
              left={remainingOf(play, work)}
              reason={legalMove(play, work) === undefined ? play.whyRefused(work.sample)[0] : undefined}
              isPressed={isPressed(play, work)}
              showReason={tell}
              press={() => startWork(play, work)}
            />
          ))}
        </div>
      )}
    </ReasonHint>
  );
};
