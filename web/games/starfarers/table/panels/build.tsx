import {
  BOOSTER,
  CANNON,
  CARGOES,
  COLONY,
  MOST_UPGRADES,
  type Move,
  POD,
  PORT_COST,
  playerOf,
  SHIP_COST,
  TRADE,
  UPGRADE_COST,
} from '@orrery/starfarers/facts';
import type { GameIconName } from '../../../../art/icons/game-icon.tsx';
import { nth } from '../../../common/nth.ts';
import { WorkTile } from '../../../common/tile.tsx';
import { Told } from '../../../common/told.tsx';
import { Watching } from '../../../common/watching.tsx';
import { type StoryKey, useStory } from '../dialogues/texts.ts';
import type { FarPart, FarPlay } from '../far.ts';
import { freeShips } from './stock.ts';

/** What can be built, with a move of its kind to ask about when there is none. */
interface Work {
  readonly name: StoryKey;
  readonly icon: GameIconName;
  readonly cost: readonly number[];
  readonly sample: Move;
}

const ship = (cargo: number, name: StoryKey, icon: GameIconName): Work => ({
  name,
  icon,
  cost: nth(SHIP_COST, cargo),
  sample: { kind: 'build', cargo, vertex: 0 },
});
const part = (upgrade: number, name: StoryKey, icon: GameIconName): Work => ({
  name,
  icon,
  cost: nth(UPGRADE_COST, upgrade),
  sample: { kind: 'upgrade', upgrade },
});
const WORKS: readonly Work[] = [
  ship(COLONY, 'build.colony-ship', 'colony-ship'),
  ship(TRADE, 'build.trade-ship', 'trade-ship'),
  { name: 'build.spaceport', icon: 'spaceport', cost: PORT_COST, sample: { kind: 'spaceport', site: 0 } },
  part(BOOSTER, 'build.booster', 'booster'),
  part(CANNON, 'build.cannon', 'cannon'),
  part(POD, 'build.pod', 'pod'),
];

/** A legal move of this work, if there is one. */
const legal = (play: FarPlay, { sample }: Work): Move | undefined =>
  play.moves.find((move) => {
    if (move.kind !== sample.kind) return false;
    if (move.kind === 'build') return sample.kind === 'build' && move.cargo === sample.cargo;
    return move.kind !== 'upgrade' || (sample.kind === 'upgrade' && move.upgrade === sample.upgrade);
  });

/** Whether somebody has it in hand or looks at it. */
function isPressed(play: FarPlay, { sample }: Work): boolean {
  if (sample.kind === 'build') return play.aim === 'build' && play.piece === CARGOES[sample.cargo];
  if (sample.kind === 'upgrade') return play.chosen?.kind === 'upgrade' && play.chosen.upgrade === sample.upgrade;
  return play.aim === sample.kind || play.chosen?.kind === sample.kind;
}

function press(play: FarPlay, work: Work): void {
  const { sample } = work;
  const isOn = isPressed(play, work);
  play.take(isOn || sample.kind === 'upgrade' ? null : sample.kind);
  if (isOn) return;
  if (sample.kind === 'build') play.hold(nth(CARGOES, sample.cargo));
  if (sample.kind === 'upgrade') play.look(sample);
}

/** How many are left to be built: ships, shipyards, room on the mothership. */
function leftOf({ view: { table, seat } }: FarPlay, { sample }: Work): number {
  const player = playerOf(table, seat ?? 0);
  if (sample.kind === 'spaceport') return player.shipyards;
  if (sample.kind === 'upgrade') return nth(MOST_UPGRADES, sample.upgrade) - (player.fitted[sample.upgrade] ?? 0);
  return freeShips(table, seat ?? 0);
}

/** What can be built, with what it costs and what is missing. */
export const BuildPanel: FarPart = ({ play }) => {
  const say = useStory();
  if (play.view.seat === null) return <Watching />;
  return (
    <Told play={play} className="far-build">
      {(tell) => (
        <div className="far-tiles">
          {WORKS.map((work) => (
            <WorkTile
              key={work.name}
              play={play}
              icon={work.icon}
              name={say(work.name)}
              cost={work.cost}
              left={leftOf(play, work)}
              reason={legal(play, work) === undefined ? play.why(work.sample)[0] : undefined}
              isPressed={isPressed(play, work)}
              tell={tell}
              press={() => press(play, work)}
            />
          ))}
        </div>
      )}
    </Told>
  );
};
