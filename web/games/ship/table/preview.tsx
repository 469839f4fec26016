import { NONE } from '@orrery/common';
import type { SeatView } from '@orrery/kernel';
import { boosterPoints, centreLevel, type Event, type Hand, type Move, playerOf, type Table } from '@orrery/ship/facts';
import { GameIcon, type GameIconName } from '../../../art/icons/game-icon.tsx';
import { MemoryChip, UnseenChip } from '../art/memory.tsx';
import { effectOf } from './board/ship-state.ts';
import { cardSightings, sectorCardCount } from './card-sightings.ts';
import { cardPicture } from './parts/pictures.ts';
import { StockSign, stockName } from './parts/stock.tsx';
import { moveName, useShipTexts } from './parts/use-ship-texts.ts';
import { PREDICTABLE_KINDS, type ShipFigure, shipChange } from './predictions.ts';
import type { ShipPartProps } from './types.ts';

type ShipSeatView = SeatView<Table, Hand>;

const FIGURE_ICONS: Readonly<Record<ShipFigure, GameIconName>> = {
  points: 'points',
  speed: 'booster',
  fight: 'cannon',
  friendship: 'friendship',
  medals: 'medal',
};

/** A number before and after. */
function BeforeAfter({ icon, name, from, to }: { icon: React.ReactNode; name: string; from: number; to: number }) {
  return (
    <li title={name}>
      {icon}
      <span className="unseen">{name} </span>
      {from} → <b>{to}</b>
    </li>
  );
}

/** Notable events of a move: who holds which honour, and whether it wins the game. */
function NotableEvents({ told }: { told: readonly Event[] }) {
  const say = useShipTexts();
  return told.map((event) => {
    if (event.kind === 'won') {
      return (
        <li key="won" className="ship-wins">
          <GameIcon name="points" /> {say('preview.wins')}
        </li>
      );
    }
    if ((event.kind === 'friend' || event.kind === 'hero') && event.seat !== NONE) {
      return <li key={event.kind}>{say(`preview.${event.kind}`)}</li>;
    }
    return null;
  });
}

function MoveEffect({ gear, view, move }: { gear: ShipPartProps['variantUi']; view: ShipSeatView; move: Move }) {
  const say = useShipTexts();
  if (move.kind !== 'centre' && move.kind !== 'centre-2') return null;
  const { crest } = playerOf(view.table, view.seat);
  return <li>{effectOf(gear.kit, move.centre, move.kind === 'centre' ? 1 : 2, crest, say)}</li>;
}

/** Before a flight: how far it goes, and with the memory aid what has been seen there. */
function FlightProspect({
  play,
  variantUi,
  view,
  sector,
}: ShipPartProps & { readonly view: ShipSeatView; readonly sector: number }) {
  const say = useShipTexts();
  const { table } = view;
  const speed = boosterPoints(playerOf(table, view.seat)) + table.die;
  const size = sectorCardCount(table, sector);
  const seen = table.options.aid === 'on' ? (cardSightings(play.story, variantUi.kit).sectors[sector] ?? []) : [];
  return (
    <>
      <li>{say('preview.speed', { speed, n: size })}</li>
      {table.options.aid === 'on' && (
        <li className="ship-seen">
          {seen.map(({ card }) => (
            <MemoryChip key={card} card={cardPicture(play, variantUi.kit, card, say)} />
          ))}
          <UnseenChip>{say('memory.unseen', { n: Math.max(0, size - seen.length) })}</UnseenChip>
        </li>
      )}
    </>
  );
}

function Consequences({
  play,
  variantUi,
  view,
  move,
}: ShipPartProps & { readonly view: ShipSeatView; readonly move: Move }) {
  const say = useShipTexts();
  const after = play.predict(move);
  if (after === null) return null;
  const { stock, figures } = shipChange(view.table, after.table, view.seat);
  const isLevelLost = move.kind === 'give-up' && centreLevel(playerOf(after.table, view.seat), move.centre) === 1;
  return (
    <ul className="ship-lines">
      {stock.map(({ kind, from, to }) => (
        <BeforeAfter key={kind} icon={<StockSign kind={kind} />} name={stockName(play, kind)} from={from} to={to} />
      ))}
      {figures.map(({ figure, from, to }) => (
        <BeforeAfter
          key={figure}
          icon={<GameIcon name={FIGURE_ICONS[figure]} />}
          name={say(`figure.${figure}`)}
          from={from}
          to={to}
        />
      ))}
      <MoveEffect gear={variantUi} view={view} move={move} />
      {isLevelLost && <li>{say('preview.level-lost')}</li>}
      <NotableEvents told={after.events} />
      {move.kind === 'fly' && <FlightProspect play={play} variantUi={variantUi} view={view} sector={move.sector} />}
    </ul>
  );
}

/** What a move costs and brings, before it is made: the engine plays it on a copy of the player's view. */
export function Preview({ play, variantUi, move }: ShipPartProps & { readonly move: Move }) {
  const { view } = play;
  const isLegal = play.whyRefused(move).length === 0;
  return (
    <div className="ship-preview">
      <h3>{moveName(play, variantUi, move)}</h3>
      {view.seat !== null && isLegal && PREDICTABLE_KINDS.has(move.kind) && (
        <Consequences play={play} variantUi={variantUi} view={view} move={move} />
      )}
    </div>
  );
}
