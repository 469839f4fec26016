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
import { sitterName } from '../../../common/sitter-names.ts';
import { CardSigns } from '../../art/cards/small-card.tsx';
import { ROOM_ICONS } from '../../art/ship/rooms.tsx';
import { barterProposalsTo } from '../dialogues/barter.tsx';
import { DealForm } from '../parts/deal.tsx';
import { cardPicture } from '../parts/pictures.ts';
import { purchaseFor } from '../parts/purchase.ts';
import { ALL_RESOURCES, AstroAmount, StockAmounts, StockSign, stockAmountsText, stockName } from '../parts/stock.tsx';
import { type ShipTranslate, useShipTexts } from '../parts/use-ship-texts.ts';
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

/** As many kinds as have room as signs. */
const MOST_SIGNS = 2;

/** What is missing, as signs; of several kinds in words, whose beginning is always in sight. */
function Lacks({ play, lacks }: { readonly play: ShipTableApi; readonly lacks: readonly number[] }) {
  const say = useShipTexts();
  if (lacks.filter((n) => n > 0).length > MOST_SIGNS)
    return say('build.short', { stock: stockAmountsText(play, lacks) });
  return (
    <>
      <span className="unseen">{say('build.short', { stock: stockAmountsText(play, lacks) })}</span>
      <span className="lacks" aria-hidden="true">
        {lacks.map(
          (n, kind) =>
            n > 0 && (
              <span key={stockName(play, kind)} className="ship-amount">
                −{n}
                <StockSign kind={kind} />
              </span>
            ),
        )}
      </span>
    </>
  );
}

/** Builds at once: its price and effect are written on it, and it can be taken back. If refused, the prompt bar says why. */
function BuildRow({ play, move, icon, name, brings, cost, isPoint = false, hint }: RowProps) {
  const say = useShipTexts();
  const [reason] = play.whyRefused(move);
  const lacks = shortfall(playerOf(play.view.table, play.view.seat ?? 0).stock, cost);
  const isShort = lacks.some((n) => n > 0);
  const purchase = reason === undefined || !isShort ? null : purchaseFor(play, move, lacks);
  return (
    <li>
      <button
        type="button"
        className="ship-work"
        aria-disabled={reason !== undefined && purchase === null}
        title={purchase === null ? reason?.text : undefined}
        onClick={() => play.playMoves(purchase?.moves ?? [move])}
      >
        <GameIcon name={icon} size="l" />
        <span className="what">
          <span className="display">
            {name}
            {isPoint && <GameIcon name="points" />}
          </span>
          {reason === undefined && (
            <span className="brings">
              <GameIcon name="check" /> {brings}
            </span>
          )}
          {purchase !== null && (
            <span className="brings">
              <GameIcon name="trade" /> {say('build.buy', { stock: stockAmountsText(play, lacks), n: purchase.astro })}
            </span>
          )}
          {reason !== undefined && purchase === null && (
            <span className="reason">
              <GameIcon name="lock" /> {hint ?? (isShort ? <Lacks play={play} lacks={lacks} /> : reason.text)}
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

interface StationProps extends ShipPartProps {
  readonly station: number;
  readonly open: () => void;
}

const stationPicture = ({ play, variantUi: { kit } }: ShipPartProps, station: number, say: ShipTranslate) =>
  cardPicture(play, kit, kit.facts.berths[station] ?? 0, say);

/** One station: its name, what it trades, and whether it may still be used in this turn. */
function StationChip({ play, variantUi, station, open }: StationProps) {
  const say = useShipTexts();
  const { kit } = variantUi;
  const picture = stationPicture({ play, variantUi }, station, say);
  const isUsed = hasBit(play.view.table.used, station);
  const isTraded = (kit.facts.goods[kit.facts.berths[station] ?? 0] ?? -1) !== -1;
  const isOpen = !isUsed && isTraded && canTrade(play, station);
  return (
    <li>
      <button
        type="button"
        className="ship-station"
        aria-disabled={!isOpen}
        aria-label={
          isUsed ? `${picture.name}: ${say('station.used')}` : say('station.trade.at', { name: picture.name })
        }
        title={isUsed ? say('station.used') : picture.name}
        onClick={() => isOpen && open()}
      >
        <CardSigns card={picture} />
      </button>
    </li>
  );
}

/** One's own stations, and how many may still be used in this turn. */
function Stations({ play, variantUi, open }: ShipPartProps & { readonly open: (station: number) => void }) {
  const say = useShipTexts();
  const { table, seat } = play.view;
  const stations = bitsOf(playerOf(table, seat ?? 0).stations);
  const left = MAX_STATION_USES - bitCount(table.used);
  return (
    <section className="ship-stations">
      <h3>
        {say('station.title')} <span className="muted">{say('station.left', { n: left })}</span>
      </h3>
      {stations.length === 0 ? (
        <p className="muted">{say('station.none')}</p>
      ) : (
        <ul>
          {stations.map((station) => (
            <StationChip key={station} play={play} variantUi={variantUi} station={station} open={() => open(station)} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Trading at a station, in the place of the list. */
function StationDeal({
  play,
  variantUi,
  station,
  close,
}: ShipPartProps & { readonly station: number; readonly close: () => void }) {
  const say = useShipTexts();
  const { name } = stationPicture({ play, variantUi }, station, say);
  return (
    <section className="ship-stations" aria-label={say('station.trade.at', { name })}>
      <h3>
        {say('station.trade.at', { name })}{' '}
        <button type="button" className="btn small quiet" onClick={close}>
          {say('station.back')}
        </button>
      </h3>
      <DealForm play={play} variantUi={variantUi} card={variantUi.kit.facts.berths[station] ?? 0} station={station} />
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
    <section className="ship-forced">
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
          const there = stock[resource] ?? 0;
          const note = spaceFor(own, resource) === 0 ? say('force.full') : say('force.there', { n: there });
          return (
            <li key={resource}>
              <button
                type="button"
                className="choice"
                aria-disabled={reason !== undefined}
                title={reason?.text}
                onClick={() => play.playMove(move)}
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

/** How many offers may still be made; the prompt bar has the button for it. */
function OffersLeft({ play, variantUi }: ShipPartProps) {
  const say = useShipTexts();
  const { table } = play.view;
  const { kit } = variantUi;
  if (!kit.variant.hasBarter || table.options.offers === 0) return null;
  const waiting = barterProposalsTo(play.view);
  const left = barterOffersLeft(table);
  return (
    <span className="muted">
      {waiting > 0 && say('barter.waiting', { n: waiting })} {Number.isFinite(left) && say('barter.left', { n: left })}
    </span>
  );
}

/** Trading: at one station, or the list of all and the forced purchase. */
function Trading({ play, variantUi }: ShipPartProps) {
  const say = useShipTexts();
  const [chosen, setChosen] = useState<number | null>(null);
  const station = chosen !== null && canTrade(play, chosen) ? chosen : null;
  return (
    <section className="ship-trading">
      <header>
        <h2 className="display">{say('trade.title')}</h2>
        <OffersLeft play={play} variantUi={variantUi} />
      </header>
      {station === null ? (
        <>
          <Stations play={play} variantUi={variantUi} open={setChosen} />
          <ForcedSale play={play} />
        </>
      ) : (
        <StationDeal play={play} variantUi={variantUi} station={station} close={() => setChosen(null)} />
      )}
    </section>
  );
}

/** Trading and building, in any order. */
export function BuildSpace({ play, variantUi }: ShipPartProps) {
  return (
    <div className="ship-workshop">
      <Trading key={play.view.table.turn} play={play} variantUi={variantUi} />
      <BuildList play={play} variantUi={variantUi} />
    </div>
  );
}
