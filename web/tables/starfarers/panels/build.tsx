import { shortfall } from '@orrery/common';
import { total } from '@orrery/kernel';
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
import type { ReactNode } from 'react';
import { GameIcon, type GameIconName } from '../../../art/icons/game-icon.tsx';
import { seatClass } from '../../../art/seats.tsx';
import type { Reason } from '../../../table/furniture.ts';
import { type StoryKey, useStory } from '../dialogues/texts.ts';
import { type FarPart, type FarPlay, nth } from '../far.ts';
import { Amounts, ResourceSign, sayAmounts } from '../parts/resources.tsx';
import { type Tell, Told, telling } from '../parts/told.tsx';
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

interface TileProps {
  readonly play: FarPlay;
  readonly icon: GameIconName;
  readonly name: string;
  readonly cost?: ReactNode;
  readonly state: ReactNode;
  /** Why it cannot be done now; undefined when it can. */
  readonly reason: Reason | undefined;
  readonly isPressed?: boolean;
  readonly tell: Tell;
  readonly press: () => void;
}

/** A thing to do: possible, chosen, or telling why not to whoever points at it. */
function Tile({ play, icon, name, cost, state, reason, isPressed: isOn, tell, press: act }: TileProps) {
  return (
    <button
      type="button"
      className={`choice ${seatClass(play.view.seat ?? 0)}`}
      aria-pressed={isOn}
      {...telling(reason, tell, act)}
    >
      <GameIcon name={icon} />
      <span>{name}</span>
      {cost !== undefined && <span className="cost">{cost}</span>}
      {state}
      {reason !== undefined && <span className="unseen">{reason.text}</span>}
    </button>
  );
}

/** How many cards are missing, and of what where it is one kind. */
function Short({ play, lacks }: { play: FarPlay; lacks: readonly number[] }) {
  const say = useStory();
  const kinds = lacks.flatMap((n, kind) => (n > 0 ? [kind] : []));
  const [only] = kinds;
  return (
    <span className="reason">
      {total(lacks)} {kinds.length === 1 && only !== undefined && <ResourceSign kind={only} />} {say('build.short')}
      <span className="unseen">: {sayAmounts(play, lacks)}</span>
    </span>
  );
}

function WorkTile({ play, work, tell }: { play: FarPlay; work: Work; tell: Tell }) {
  const say = useStory();
  const { view } = play;
  const lacks = shortfall(view.seat === null ? [] : view.hand.resources, work.cost);
  const isOn = isPressed(play, work);
  const isShort = total(lacks) > 0 && view.table.turn > 0;
  return (
    <Tile
      play={play}
      icon={work.icon}
      name={say(work.name)}
      cost={<Amounts play={play} bundle={work.cost} sign="price" />}
      state={
        isShort && !isOn ? (
          <Short play={play} lacks={lacks} />
        ) : (
          <span className="left">{isOn ? say('build.choosing') : say('build.left', { n: leftOf(play, work) })}</span>
        )
      }
      reason={legal(play, work) === undefined ? play.why(work.sample)[0] : undefined}
      isPressed={isOn}
      tell={tell}
      press={() => press(play, work)}
    />
  );
}

/** What can be built, with what it costs and what is missing. */
export const BuildPanel: FarPart = ({ play }) => {
  const say = useStory();
  if (play.view.seat === null) return <p className="muted far-empty">{say('watching')}</p>;
  return (
    <Told play={play} className="far-build">
      {(tell) => (
        <div className="far-tiles">
          {WORKS.map((work) => (
            <WorkTile key={work.name} play={play} work={work} tell={tell} />
          ))}
        </div>
      )}
    </Told>
  );
};
