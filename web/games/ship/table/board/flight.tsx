import { NONE } from '@orrery/common';
import { topFrame, total } from '@orrery/kernel';
import {
  ACTIONS_PER_FLIGHT,
  boosterPoints,
  COMMAND_CENTRE,
  centreLevel,
  groupOfFaceDown,
  type Player,
  playerOf,
  SECTOR_COUNT,
  type Table,
} from '@orrery/ship/facts';
import { type ReactNode, useEffect, useRef } from 'react';
import { TurningCard } from '../../../../art/cards/turning-card.tsx';
import { CardWithAbout } from '../../../../table/about.tsx';
import { PlaceSlot } from '../../../../table/page-board-slots.tsx';
import { seatTextArgs } from '../../../common/sitter-names.ts';
import { SectorBack, SectorStack } from '../../art/cards/sector-back.tsx';
import { SectorCard } from '../../art/cards/sector-card.tsx';
import { ActionsLeft, SpeedLeft } from '../../art/counters.tsx';
import { ProductionDie } from '../../art/dice.tsx';
import { CardToCome, FlightRow, FlightSlot } from '../../art/flight-row.tsx';
import { entryOfCard } from '../parts/entries.ts';
import { cardPicture, taskTitle } from '../parts/pictures.ts';
import { StockAmounts, StockSign } from '../parts/stock.tsx';
import { useShipTexts } from '../parts/use-ship-texts.ts';
import { HERE_PLACE, placeOf, sectorId } from '../places.ts';
import { hasBit, type ShipPartProps, type ShipTableApi } from '../types.ts';
import { type Caption, captionsOf } from './captions.ts';

export interface FlightProps extends ShipPartProps {
  readonly highlighted: ReadonlySet<string>;
  readonly pointed: string | null;
}

const ROMAN_NUMERALS = ['', 'I', 'II', 'III', 'IV'];

/** The appearance of a place that can be chosen. */
function placeLook(id: string, { play, highlighted, pointed }: FlightProps): 'normal' | 'lit' | 'chosen' {
  if (play.chosen !== null && placeOf(play.chosen) === id) return 'chosen';
  if (!highlighted.has(id)) return 'normal';
  return pointed === id ? 'chosen' : 'lit';
}

/** The four face-down sector stacks. */
function Stacks(props: FlightProps) {
  const say = useShipTexts();
  const { sizes, sector: at } = props.play.view.table;
  return (
    <div className="ship-stacks">
      {Array.from({ length: SECTOR_COUNT }, (_, sector) => {
        const id = sectorId(sector);
        const look = placeLook(id, props);
        const isFlown = at === sector && look === 'normal';
        const count = sizes[sector] ?? 0;
        return (
          <span key={id} className="ship-stack" data-anchor={`stack-${sector}`}>
            <SectorStack sector={String(sector + 1)} count={count} state={isFlown ? 'chosen' : look}>
              {say('stack.cards', { n: count })}
            </SectorStack>
            <PlaceSlot id={id} />
          </span>
        );
      })}
    </div>
  );
}

/** The remaining reserve, with its next group on top. */
function Reserve({ play }: { play: ShipTableApi }) {
  const say = useShipTexts();
  const { reserve } = play.view.table;
  const left = total(reserve);
  const group = reserve.findIndex((n) => n > 0) + 1;
  return (
    <span className="ship-stack" data-anchor="reserve">
      <SectorStack sector={ROMAN_NUMERALS[group] ?? ''} count={left}>
        {say('stack.reserve', { n: left })}
      </SectorStack>
    </span>
  );
}

/** This turn's die: the production number and the speed. */
function DieHere({ play }: { readonly play: ShipTableApi }) {
  const say = useShipTexts();
  const { die, active, turn } = play.view.table;
  if (die === 0 || active === NONE) return null;
  const isRolling = play.currentEvents.some(({ kind }) => kind === 'rolled');
  return (
    <span className={`ship-die dice-pair ${isRolling ? 'rolling' : 'still'}`} key={turn} data-anchor="die">
      <span role="img" aria-label={say('die.name', { die })}>
        <ProductionDie face={die} />
      </span>
      <span className="muted">{say('die.rolled', seatTextArgs(play, active))}</span>
    </span>
  );
}

function CaptionText({ play, variantUi, caption }: ShipPartProps & { readonly caption: Caption }): ReactNode {
  const say = useShipTexts();
  switch (caption.did) {
    case 'bought':
      return (
        <>
          {say('caption.bought', { n: caption.n })} <StockSign kind={caption.goods} />
        </>
      );
    case 'sold':
      return (
        <>
          {say('caption.sold')} <StockAmounts play={play} bundle={caption.goods} />
        </>
      );
    case 'task':
      return taskTitle(play, variantUi.kit, caption.task);
    case 'paid':
      return say('caption.paid', { n: caption.astro });
    default:
      return say(`caption.${caption.did}`);
  }
}

interface SlotProps extends FlightProps {
  readonly at: number;
  readonly caption: Caption | undefined;
}

/** One card of the row: being decided on, used, or flown past. */
function Slot(props: SlotProps) {
  const say = useShipTexts();
  const { play, variantUi, at, caption } = props;
  const { row, turned, fresh, sector } = play.view.table;
  const entry = row[at] ?? 0;
  if (entry < 0) {
    return (
      <FlightSlot caption={say('caption.face-down')}>
        <SectorBack sector={ROMAN_NUMERALS[groupOfFaceDown(entry)] ?? ''} />
      </FlightSlot>
    );
  }
  const card = cardPicture(play, variantUi.kit, entry, say);
  if (fresh === 1 && at === row.length - 1) {
    const state = placeLook(HERE_PLACE, props) === 'chosen' ? 'chosen' : 'current';
    return (
      <FlightSlot>
        <CardWithAbout play={play} entry={entryOfCard(variantUi.kit, entry)} name={card.name}>
          <span className="ship-here" data-anchor="here">
            <TurningCard
              back={<SectorBack sector={sector === NONE ? '' : String(sector + 1)} size="large" />}
              face={<SectorCard card={card} kindName={say(`kind.${card.kind}`)} state={state} size="large" />}
            />
            <PlaceSlot id={HERE_PLACE} />
          </span>
        </CardWithAbout>
      </FlightSlot>
    );
  }
  const isUsed = hasBit(turned, at);
  return (
    <FlightSlot
      tone={isUsed || caption?.did === 'beaten' ? 'done' : 'passed'}
      caption={caption && <CaptionText play={play} variantUi={variantUi} caption={caption} />}
    >
      <span className="ship-flown">
        <CardWithAbout play={play} entry={entryOfCard(variantUi.kit, entry)} name={card.name}>
          <SectorCard card={card} state={isUsed ? 'used' : 'passed'} />
        </CardWithAbout>
      </span>
    </FlightSlot>
  );
}

/** Speed and actions of a flight, and what is left of them. */
export function flightCounts({ speed, flown, acts }: Table, player: Player) {
  const most = ACTIONS_PER_FLIGHT[centreLevel(player, COMMAND_CENTRE)] ?? 0;
  return { speed, cards: Math.max(0, speed - flown), most, actions: Math.max(0, most - acts) };
}

/** Remaining speed and actions, above the flight row. */
function FlightCounters({ play }: { readonly play: ShipTableApi }) {
  const say = useShipTexts();
  const { table } = play.view;
  const { sector, active } = table;
  const { speed, cards, most, actions } = flightCounts(table, playerOf(table, active));
  const isClosed = sector === NONE;
  return (
    <header className="ship-counts">
      <h2 className="display">
        <span className="in-full">
          {isClosed
            ? say('flight.title.closed', seatTextArgs(play, active))
            : say('flight.title', { ...seatTextArgs(play, active), sector: sector + 1 })}
        </span>
        <span className="in-brief">
          {isClosed ? say('flight.title.closed.brief') : say('flight.title.brief', { sector: sector + 1 })}
        </span>
      </h2>
      <span>
        <span className="ship-count-of">
          {say('flight.speed')} <b>{speed}</b>
        </span>
        <SpeedLeft name={say('flight.speed.left', { speed, n: cards })} most={speed} left={cards} />
        <b>{say('flight.left', { n: cards })}</b>
      </span>
      <span>
        <span className="ship-count-of">
          {say('flight.actions')} <b>{most}</b>
        </span>
        <ActionsLeft name={say('flight.actions.left', { most, n: actions })} most={most} left={actions} />
        <b>{say('flight.left', { n: actions })}</b>
      </span>
    </header>
  );
}

/** Frames in which a flight may still turn cards over. */
const FLIGHT_FRAMES: readonly string[] = [
  'flight',
  'look',
  'arrange',
  'reveal',
  'pirate',
  'fight',
  'reward',
  'refill',
  'open',
];

/** No flight is open: none has started in this turn, or the cards are back in their stack. */
function NoFlight({ play }: { readonly play: ShipTableApi }) {
  const say = useShipTexts();
  const { table } = play.view;
  if (table.active === NONE || table.turn === 0) return <p className="ship-before muted">{say('flight.before')}</p>;
  const points = boosterPoints(playerOf(table, table.active));
  const frame = topFrame(table).kind;
  if (frame === 'build' || frame === 'offer') return <p className="ship-before display">{say('headline.build')}</p>;
  return (
    <p className="ship-before">
      <span className="display">
        {frame === 'sector' ? say('flight.choose', seatTextArgs(play, table.active)) : say('headline.production')}
      </span>
      {table.die > 0 && (
        <span className="muted">{say('flight.sum', { points, die: table.die, speed: points + table.die })}</span>
      )}
    </p>
  );
}

function FlightWay(props: FlightProps) {
  const say = useShipTexts();
  const { play } = props;
  const { table } = play.view;
  const captions = captionsOf(play.story, table.row.length);
  const isFlying = FLIGHT_FRAMES.includes(topFrame(table).kind);
  // A pirate takes its place in the row when it is revealed: until then the place stays free.
  const hidden = Math.max(0, table.flown - table.row.length);
  const left = Math.max(0, Math.min(table.speed - table.flown, table.sizes[table.sector] ?? 0));
  const toCome = isFlying ? hidden + left : 0;
  const way = useScrollToCard(table.row.length);
  return (
    <div className="ship-flight" ref={way}>
      <FlightCounters play={play} />
      <FlightRow name={say('flight.row')}>
        {table.row
          .map((_, i) => ({ at: i, caption: captions[i] }))
          .map((slot) => (
            <Slot key={slot.at} {...props} {...slot} />
          ))}
        {Array.from({ length: toCome }, (_, i) => table.flown - hidden + i + 1).map((number) => (
          <CardToCome key={number} number={number} />
        ))}
      </FlightRow>
    </div>
  );
}

/** Scrolls a long row to the latest card. */
function useScrollToCard(cards: number) {
  const way = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = way.current?.querySelector('.flight-row');
    const card = row?.children[cards - 1];
    if (!(row instanceof HTMLElement) || !(card instanceof HTMLElement)) return;
    row.scrollLeft = card.offsetLeft - (row.clientWidth - card.offsetWidth) / 2;
  }, [cards]);
  return way;
}

/** The sectors, the flight row card by card, the reserve and the die. */
export function FlightSpace(props: FlightProps) {
  const { play } = props;
  const { table } = play.view;
  const isFlying = FLIGHT_FRAMES.includes(topFrame(table).kind);
  const isOpen = table.sector !== NONE || table.row.length > 0;
  return (
    <div className={isFlying ? 'ship-space in-flight' : 'ship-space'}>
      <Stacks {...props} />
      <div className="ship-way">{isOpen ? <FlightWay {...props} /> : <NoFlight play={play} />}</div>
      <div className="ship-bank">
        <Reserve play={play} />
        <DieHere play={play} />
      </div>
    </div>
  );
}
