import { bitCount, shortfall } from '@orrery/common';
import {
  barterOffersLeft,
  COST,
  centreLevel,
  FORCED_PRICE,
  FORCED_TRADES,
  MAX_STATION_USES,
  type Move,
  missionStage,
  opponentOf,
  playerOf,
  spaceFor,
  TRADE_CENTRE,
} from '@orrery/ship/facts';
import { useState } from 'react';
import { GameIcon, type GameIconName } from '../../../../art/icons/game-icon.tsx';
import { movesOfKind } from '../../../common/moves.ts';
import { sitterName } from '../../../common/sitter-names.ts';
import { CardSigns } from '../../art/cards/small-card.tsx';
import { ROOM_ICONS } from '../../art/ship/rooms.tsx';
import { barterProposalsTo } from '../dialogues/barter.tsx';
import { DealForm } from '../parts/deal.tsx';
import { cardPicture } from '../parts/pictures.ts';
import { ALL_RESOURCES, AstroAmount, StockAmounts, StockSign, stockAmountsText, stockName } from '../parts/stock.tsx';
import { useShipTexts } from '../parts/use-ship-texts.ts';
import { bitsOf, hasBit, type MoveKind, type ShipPartProps, type ShipTableApi } from '../types.ts';
import { effectOf, roomName, roomOf } from './ship-state.ts';

type ShipWork = Exclude<keyof typeof COST, 'centre' | 'centre-2'>;
const SHIP_WORKS: readonly { readonly kind: ShipWork; readonly icon: GameIconName }[] = [
  { kind: 'colony-ship', icon: 'colony-ship' },
  { kind: 'trade-ship', icon: 'trade-ship' },
  { kind: 'booster', icon: 'booster' },
  { kind: 'booster-2', icon: 'booster' },
  { kind: 'cannon', icon: 'cannon' },
  { kind: 'cannon-2', icon: 'cannon' },
];

const BAY_COUNT = 2;

interface RowProps {
  readonly play: ShipTableApi;
  readonly move: Move;
  readonly icon: GameIconName;
  readonly name: string;
  readonly brings: string;
  readonly cost: readonly number[];
  readonly isPoint?: boolean;
  /** The reason for a refusal, shorter than in the rules. */
  readonly hint?: string | undefined;
}

/** Previews a move before it is made; for a refused one the prompt bar says why. */
function previewMove(play: ShipTableApi, move: Move, isChosen: boolean): void {
  if (play.whyRefused(move).length > 0) play.playMove(move);
  else play.preview(isChosen ? null : move);
}

/** Something to build: what it costs and brings, or what is missing. */
function BuildRow({ play, move, icon, name, brings, cost, isPoint = false, hint }: RowProps) {
  const say = useShipTexts();
  const [reason] = play.whyRefused(move);
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
        onClick={() => previewMove(play, move, isChosen)}
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
              {hint ?? (isShort ? say('build.short', { stock: stockAmountsText(play, lacks) }) : reason.text)}
            </span>
          )}
        </span>
        <StockAmounts play={play} bundle={cost} />
      </button>
    </li>
  );
}

function CentreRow({ play, variantUi, number }: ShipPartProps & { readonly number: number }) {
  const say = useShipTexts();
  const player = playerOf(play.view.table, play.view.seat ?? 0);
  const { hasLevels } = missionStage(variantUi.kit.variant, play.view.table.options);
  const level = centreLevel(player, number);
  if (level === 2 || (level === 1 && !hasLevels)) return null;
  const kind = level === 0 ? 'centre' : 'centre-2';
  const other = opponentOf(play.view.seat ?? 0);
  const isTaken = kind === 'centre-2' && hasBit(playerOf(play.view.table, other).centres2, number);
  return (
    <BuildRow
      play={play}
      move={{ kind, centre: number }}
      icon={ROOM_ICONS[roomOf(number)]}
      name={`${roomName(variantUi.kit, number, say)} ${level === 0 ? 'I' : 'II'}`}
      brings={effectOf(variantUi.kit, number, level === 0 ? 1 : 2, player.crest, say)}
      cost={COST[kind]}
      isPoint={kind === 'centre-2'}
      hint={isTaken ? say('build.taken', { name: sitterName(play, other) }) : undefined}
    />
  );
}

/** Things that the ship has no place for are not listed. */
function hasPlaceFor({ play, variantUi }: ShipPartProps, kind: ShipWork): boolean {
  const { boosters, boosters2, cannons, cannons2 } = playerOf(play.view.table, play.view.seat ?? 0);
  const { hasGuns } = missionStage(variantUi.kit.variant, play.view.table.options);
  const there: Readonly<Record<ShipWork, boolean>> = {
    'colony-ship': true,
    'trade-ship': true,
    booster: hasGuns && boosters + boosters2 < 3,
    'booster-2': hasGuns && boosters > 0,
    cannon: hasGuns && cannons + cannons2 < 3,
    'cannon-2': hasGuns && cannons > 0,
  };
  return there[kind];
}

function BuildList({ play, variantUi }: ShipPartProps) {
  const say = useShipTexts();
  const { hasCentres } = missionStage(variantUi.kit.variant, play.view.table.options);
  const { colonyShips, tradeShips } = playerOf(play.view.table, play.view.seat ?? 0);
  const isFull = colonyShips + tradeShips >= BAY_COUNT;
  return (
    <section className="ship-building">
      <h2 className="display">
        {say('build.title')} <span className="muted">{say('build.hint')}</span>
      </h2>
      <ul className="ship-works">
        {SHIP_WORKS.filter(({ kind }) => hasPlaceFor({ play, variantUi }, kind)).map(({ kind, icon }) => (
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
          [0, 1, 2, 3, 4, 5].map((number) => (
            <CentreRow key={number} play={play} variantUi={variantUi} number={number} />
          ))}
      </ul>
    </section>
  );
}

const STATION_DEALS: readonly MoveKind[] = ['station-buy', 'station-sell', 'station-sell-pair'];

const canTrade = ({ moves }: ShipTableApi, station: number): boolean =>
  moves.some((move) => STATION_DEALS.includes(move.kind) && 'station' in move && move.station === station);

function StationRow({ play, variantUi, station, isOpen, toggle }: StationProps) {
  const say = useShipTexts();
  const { kit } = variantUi;
  const card = kit.facts.berths[station] ?? 0;
  const picture = cardPicture(play, kit, card, say);
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
      {isOpen && !isUsed && <DealForm play={play} variantUi={variantUi} card={card} station={station} />}
    </li>
  );
}

interface StationProps extends ShipPartProps {
  readonly station: number;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** One's own stations, and how many may still be used in this turn. */
function Stations({ play, variantUi }: ShipPartProps) {
  const say = useShipTexts();
  const [open, setOpen] = useState<number | null>(null);
  const { table, seat } = play.view;
  const stations = bitsOf(playerOf(table, seat ?? 0).stations);
  const left = MAX_STATION_USES - bitCount(table.used);
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
            variantUi={variantUi}
            station={station}
            isOpen={open === station}
            toggle={() => setOpen(open === station ? null : station)}
          />
        ))}
      </ul>
    </section>
  );
}

/** What the trade centre forces the opponent to sell. */
function ForcedSale({ play }: { readonly play: ShipTableApi }) {
  const say = useShipTexts();
  const { table, seat } = play.view;
  const own = playerOf(table, seat ?? 0);
  const other = opponentOf(seat ?? 0);
  const most = FORCED_TRADES[centreLevel(own, TRADE_CENTRE)] ?? 0;
  if (most === 0) return null;
  const left = most - table.forced;
  const { stock } = playerOf(table, other);
  return (
    <section className="panel ship-forced">
      <h3>
        {say('force.title', { name: sitterName(play, other) })}{' '}
        <span className="muted">
          {say('force.left', { n: left })} {left > 0 && <AstroAmount play={play} n={FORCED_PRICE} />}
        </span>
      </h3>
      <ul>
        {ALL_RESOURCES.map((resource) => {
          const move: Move = { kind: 'force', resource };
          const [reason] = play.whyRefused(move);
          const isChosen = play.chosen?.kind === 'force' && play.chosen.resource === resource;
          const there = stock[resource] ?? 0;
          const note = spaceFor(own, resource) === 0 ? say('force.full') : say('force.there', { n: there });
          return (
            <li key={resource}>
              <button
                type="button"
                className="choice"
                aria-pressed={isChosen}
                aria-disabled={reason !== undefined}
                title={reason?.text}
                onClick={() => previewMove(play, move, isChosen)}
              >
                <StockSign kind={resource} size="l" />
                <span className="unseen">{stockName(play, resource)} </span>
                <span className="left">{note}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function OfferButton({ play, variantUi }: ShipPartProps) {
  const say = useShipTexts();
  const { table, seat } = play.view;
  const { kit } = variantUi;
  if (!kit.variant.hasBarter || table.options.offers === 0) return null;
  const isOpen =
    movesOfKind(play, 'offer').length > 0 || movesOfKind(play, 'dismiss').length > 0 || play.lendDevice !== undefined;
  const waiting = barterProposalsTo(play.view);
  const left = barterOffersLeft(table);
  return (
    <button
      type="button"
      className="btn small"
      aria-pressed={play.dialogue === 'barter'}
      aria-disabled={!isOpen}
      onClick={() => isOpen && play.openDialogue(play.dialogue === 'barter' ? null : 'barter')}
    >
      <GameIcon name="trade" />
      {say('barter.begin', { name: sitterName(play, opponentOf(seat ?? 0)) })}
      {Number.isFinite(left) && <span className="count">{say('barter.left', { n: left })}</span>}
      {waiting > 0 && <span className="count">{say('barter.waiting', { n: waiting })}</span>}
    </button>
  );
}

/** Trading and building, in any order. */
export function BuildSpace({ play, variantUi }: ShipPartProps) {
  const say = useShipTexts();
  return (
    <div className="ship-workshop">
      <section className="ship-trading">
        <header>
          <h2 className="display">{say('trade.title')}</h2>
          <OfferButton play={play} variantUi={variantUi} />
        </header>
        <Stations key={play.view.table.turn} play={play} variantUi={variantUi} />
        <ForcedSale play={play} />
      </section>
      <BuildList play={play} variantUi={variantUi} />
    </div>
  );
}
