import { bitCount, shortfall } from '@orrery/common';
import {
  COST,
  FORCED,
  FORCED_PRICE,
  levelOf,
  type Move,
  offersLeft,
  opponentOf,
  playerOf,
  roomFor,
  STATION_USES,
  stageOf,
  TRADE,
} from '@orrery/ship/facts';
import { useState } from 'react';
import { GameIcon, type GameIconName } from '../../../../art/icons/game-icon.tsx';
import { movesOf } from '../../../common/moves.ts';
import { nameOf } from '../../../common/who.ts';
import { CardSigns } from '../../art/cards/small-card.tsx';
import { ROOM_ICONS } from '../../art/ship/rooms.tsx';
import { proposalsTo } from '../dialogues/barter.tsx';
import { bitsOf, type GearProps, hasBit, type Kind, type ShipPlay } from '../gear.ts';
import { Deal } from '../parts/deal.tsx';
import { pictureOf } from '../parts/pictures.ts';
import { Amounts, Astro, RESOURCE_KINDS, StockSign, sayAmounts, sayStock } from '../parts/stock.tsx';
import { useShip } from '../parts/voice.ts';
import { effectOf, roomName, roomOf } from './ship-state.ts';

type Work = Exclude<keyof typeof COST, 'centre' | 'centre-2'>;
const WORKS: readonly { readonly kind: Work; readonly icon: GameIconName }[] = [
  { kind: 'colony-ship', icon: 'colony-ship' },
  { kind: 'trade-ship', icon: 'trade-ship' },
  { kind: 'booster', icon: 'booster' },
  { kind: 'booster-2', icon: 'booster' },
  { kind: 'cannon', icon: 'cannon' },
  { kind: 'cannon-2', icon: 'cannon' },
];

const BAYS = 2;

interface RowProps {
  readonly play: ShipPlay;
  readonly move: Move;
  readonly icon: GameIconName;
  readonly name: string;
  readonly brings: string;
  readonly cost: readonly number[];
  readonly isPoint?: boolean;
  /** Why not, in fewer words than the rules have. */
  readonly hint?: string | undefined;
}

/** Has a look at a move before it is made; one that is refused says why in the prompt bar. */
function lookAt(play: ShipPlay, move: Move, isChosen: boolean): void {
  if (play.why(move).length > 0) play.make(move);
  else play.look(isChosen ? null : move);
}

/** Something to build: what it costs, what it brings, or what is missing. */
function BuildRow({ play, move, icon, name, brings, cost, isPoint = false, hint }: RowProps) {
  const say = useShip();
  const [reason] = play.why(move);
  const lacks = shortfall(playerOf(play.view.table, play.view.seat ?? 0).stock, cost);
  const isShort = lacks.some((n) => n > 0);
  const isChosen = play.chosen?.kind === move.kind && JSON.stringify(play.chosen) === JSON.stringify(move);
  return (
    <li>
      <button
        type="button"
        className="ship-work"
        aria-pressed={isChosen}
        aria-disabled={reason !== undefined}
        title={reason?.text}
        onClick={() => lookAt(play, move, isChosen)}
      >
        <GameIcon name={icon} size="l" />
        <span className="what">
          <span className="display">
            {name}
            {isPoint && <GameIcon name="points" />}
          </span>
          {reason === undefined ? (
            <span className="brings">
              <GameIcon name="check" /> {brings}
            </span>
          ) : (
            <span className="reason">
              <GameIcon name="lock" />{' '}
              {hint ?? (isShort ? say('build.short', { stock: sayAmounts(play, lacks) }) : reason.text)}
            </span>
          )}
        </span>
        <Amounts play={play} bundle={cost} />
      </button>
    </li>
  );
}

function CentreRow({ play, gear, number }: GearProps & { readonly number: number }) {
  const say = useShip();
  const player = playerOf(play.view.table, play.view.seat ?? 0);
  const { hasLevels } = stageOf(gear.kit.variant, play.view.table.options);
  const level = levelOf(player, number);
  if (level === 2 || (level === 1 && !hasLevels)) return null;
  const kind = level === 0 ? 'centre' : 'centre-2';
  const other = opponentOf(play.view.seat ?? 0);
  const isTaken = kind === 'centre-2' && hasBit(playerOf(play.view.table, other).centres2, number);
  return (
    <BuildRow
      play={play}
      move={{ kind, centre: number }}
      icon={ROOM_ICONS[roomOf(number)]}
      name={`${roomName(gear.kit, number, say)} ${level === 0 ? 'I' : 'II'}`}
      brings={effectOf(gear.kit, number, level === 0 ? 1 : 2, player.crest, say)}
      cost={COST[kind]}
      isPoint={kind === 'centre-2'}
      hint={isTaken ? say('build.taken', { name: nameOf(play, other) }) : undefined}
    />
  );
}

/** What the ship has no place for is not listed. */
function isThere({ play, gear }: GearProps, kind: Work): boolean {
  const { boosters, boosters2, cannons, cannons2 } = playerOf(play.view.table, play.view.seat ?? 0);
  const { hasGuns } = stageOf(gear.kit.variant, play.view.table.options);
  const there: Readonly<Record<Work, boolean>> = {
    'colony-ship': true,
    'trade-ship': true,
    booster: hasGuns && boosters + boosters2 < 3,
    'booster-2': hasGuns && boosters > 0,
    cannon: hasGuns && cannons + cannons2 < 3,
    'cannon-2': hasGuns && cannons > 0,
  };
  return there[kind];
}

function BuildList({ play, gear }: GearProps) {
  const say = useShip();
  const { hasCentres } = stageOf(gear.kit.variant, play.view.table.options);
  const { colonyShips, tradeShips } = playerOf(play.view.table, play.view.seat ?? 0);
  const isFull = colonyShips + tradeShips >= BAYS;
  return (
    <section className="ship-building">
      <h2 className="display">
        {say('build.title')} <span className="muted">{say('build.hint')}</span>
      </h2>
      <ul className="ship-works">
        {WORKS.filter(({ kind }) => isThere({ play, gear }, kind)).map(({ kind, icon }) => (
          <BuildRow
            key={kind}
            play={play}
            move={{ kind }}
            icon={icon}
            name={say(`piece.${kind}`)}
            brings={say(`brings.${kind}`)}
            cost={COST[kind]}
            hint={isFull && kind.endsWith('-ship') ? say('build.full') : undefined}
          />
        ))}
        {hasCentres &&
          [0, 1, 2, 3, 4, 5].map((number) => <CentreRow key={number} play={play} gear={gear} number={number} />)}
      </ul>
    </section>
  );
}

const STATION_DEALS: readonly Kind[] = ['station-buy', 'station-sell', 'station-sell-pair'];

/** Whether anything can be traded at this station now. */
const canTrade = ({ moves }: ShipPlay, station: number): boolean =>
  moves.some((move) => STATION_DEALS.includes(move.kind) && 'station' in move && move.station === station);

function StationRow({ play, gear, station, isOpen, toggle }: StationProps) {
  const say = useShip();
  const { kit } = gear;
  const card = kit.facts.berths[station] ?? 0;
  const picture = pictureOf(play, kit, card, say);
  const isUsed = hasBit(play.view.table.used, station);
  const isTraded = (kit.facts.goods[card] ?? -1) !== -1;
  return (
    <li className={isUsed ? 'used' : ''}>
      <span className="display">{picture.name}</span>
      <span className="signs">
        <CardSigns card={picture} />
      </span>
      {isUsed && <span className="muted">{say('station.used')}</span>}
      {!isUsed && isTraded && (
        <button
          type="button"
          className="btn small"
          aria-expanded={isOpen}
          aria-disabled={!canTrade(play, station)}
          aria-label={say('station.trade.at', { name: picture.name })}
          onClick={() => canTrade(play, station) && toggle()}
        >
          {say('station.trade')}
        </button>
      )}
      {isOpen && !isUsed && <Deal play={play} gear={gear} card={card} station={station} />}
    </li>
  );
}

interface StationProps extends GearProps {
  readonly station: number;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** One's own stations, and how many may still be used in this turn. */
function Stations({ play, gear }: GearProps) {
  const say = useShip();
  const [open, setOpen] = useState<number | null>(null);
  const { table, seat } = play.view;
  const stations = bitsOf(playerOf(table, seat ?? 0).stations);
  const left = STATION_USES - bitCount(table.used);
  return (
    <section className="panel ship-stations">
      <h3>
        {say('station.title')} <span className="muted">{say('station.left', { n: left })}</span>
      </h3>
      {stations.length === 0 && <p className="muted">{say('station.none')}</p>}
      <ul>
        {stations.map((station) => (
          <StationRow
            key={station}
            play={play}
            gear={gear}
            station={station}
            isOpen={open === station}
            toggle={() => setOpen(open === station ? null : station)}
          />
        ))}
      </ul>
    </section>
  );
}

/** What the trade centre makes the other captain sell. */
function Forced({ play }: { readonly play: ShipPlay }) {
  const say = useShip();
  const { table, seat } = play.view;
  const own = playerOf(table, seat ?? 0);
  const other = opponentOf(seat ?? 0);
  const most = FORCED[levelOf(own, TRADE)] ?? 0;
  if (most === 0) return null;
  const left = most - table.forced;
  const { stock } = playerOf(table, other);
  return (
    <section className="panel ship-forced">
      <h3>
        {say('force.title', { name: nameOf(play, other) })}{' '}
        <span className="muted">
          {say('force.left', { n: left })} {left > 0 && <Astro play={play} n={FORCED_PRICE} />}
        </span>
      </h3>
      <ul>
        {RESOURCE_KINDS.map((resource) => {
          const move: Move = { kind: 'force', resource };
          const [reason] = play.why(move);
          const isChosen = play.chosen?.kind === 'force' && play.chosen.resource === resource;
          const there = stock[resource] ?? 0;
          const note = roomFor(own, resource) === 0 ? say('force.full') : say('force.there', { n: there });
          return (
            <li key={resource}>
              <button
                type="button"
                className="choice"
                aria-pressed={isChosen}
                aria-disabled={reason !== undefined}
                title={reason?.text}
                onClick={() => lookAt(play, move, isChosen)}
              >
                <StockSign kind={resource} size="l" />
                <span className="unseen">{sayStock(play, resource)} </span>
                <span className="left">{note}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Offer({ play, gear }: GearProps) {
  const say = useShip();
  const { table, seat } = play.view;
  const { kit } = gear;
  if (!kit.variant.hasBarter || table.options.offers === 0) return null;
  const isOpen = movesOf(play, 'offer').length > 0 || movesOf(play, 'dismiss').length > 0 || play.lend !== undefined;
  const waiting = proposalsTo(play.view);
  const left = offersLeft(table);
  return (
    <button
      type="button"
      className="btn small"
      aria-pressed={play.dialogue === 'barter'}
      aria-disabled={!isOpen}
      onClick={() => isOpen && play.open(play.dialogue === 'barter' ? null : 'barter')}
    >
      <GameIcon name="trade" />
      {say('barter.begin', { name: nameOf(play, opponentOf(seat ?? 0)) })}
      {Number.isFinite(left) && <span className="count">{say('barter.left', { n: left })}</span>}
      {waiting > 0 && <span className="count">{say('barter.waiting', { n: waiting })}</span>}
    </button>
  );
}

/** Trading and building, in any order. */
export function BuildSpace({ play, gear }: GearProps) {
  const say = useShip();
  return (
    <div className="ship-workshop">
      <section className="ship-trading">
        <header>
          <h2 className="display">{say('trade.title')}</h2>
          <Offer play={play} gear={gear} />
        </header>
        <Stations key={play.view.table.turn} play={play} gear={gear} />
        <Forced play={play} />
      </section>
      <BuildList play={play} gear={gear} />
    </div>
  );
}
