import { NONE } from '@orrery/common';
import { top, total } from '@orrery/kernel';
import { ACTIONS, boosterPoints, COMMAND, groupUnder, levelOf, playerOf, SECTORS } from '@orrery/ship/facts';
import { type ReactNode, useEffect, useRef } from 'react';
import { Explained } from '../../../../table/about.tsx';
import { PlaceHere } from '../../../../table/fixtures.tsx';
import { whoIs } from '../../../common/who.ts';
import { SectorBack, SectorStack } from '../../art/cards/sector-back.tsx';
import { SectorCard } from '../../art/cards/sector-card.tsx';
import { ActionsLeft, SpeedLeft } from '../../art/counters.tsx';
import { ProductionDie } from '../../art/dice.tsx';
import { CardToCome, FlightRow, FlightSlot } from '../../art/flight-row.tsx';
import { type GearProps, hasBit, type ShipPlay } from '../gear.ts';
import { entryOfCard } from '../parts/entries.ts';
import { pictureOf, taskTitle } from '../parts/pictures.ts';
import { Amounts, StockSign } from '../parts/stock.tsx';
import { useShip } from '../parts/voice.ts';
import { HERE, placeOf, sectorId } from '../places.ts';
import { type Caption, captionsOf } from './captions.ts';

export interface FlightProps extends GearProps {
  readonly lit: ReadonlySet<string>;
  readonly pointed: string | null;
}

const ROMAN = ['', 'I', 'II', 'III', 'IV'];

/** How a place looks that can be chosen. */
function lookOf(id: string, { play, lit, pointed }: FlightProps): 'normal' | 'lit' | 'chosen' {
  if (play.chosen !== null && placeOf(play.chosen) === id) return 'chosen';
  if (!lit.has(id)) return 'normal';
  return pointed === id ? 'chosen' : 'lit';
}

/** The four sectors face down. */
function Stacks(props: FlightProps) {
  const say = useShip();
  const { sizes, sector: at } = props.play.view.table;
  return (
    <div className="ship-stacks">
      {Array.from({ length: SECTORS }, (_, sector) => {
        const id = sectorId(sector);
        const look = lookOf(id, props);
        const isFlown = at === sector && look === 'normal';
        const count = sizes[sector] ?? 0;
        return (
          <span key={id} className="ship-stack" data-anchor={`stack-${sector}`}>
            <SectorStack sector={String(sector + 1)} count={count} state={isFlown ? 'chosen' : look}>
              {say('stack.cards', { n: count })}
            </SectorStack>
            <PlaceHere id={id} />
          </span>
        );
      })}
    </div>
  );
}

/** What is left of the reserve: its next group lies on top. */
function Reserve({ play }: { play: ShipPlay }) {
  const say = useShip();
  const { reserve } = play.view.table;
  const left = total(reserve);
  const group = reserve.findIndex((n) => n > 0) + 1;
  return (
    <span className="ship-stack" data-anchor="reserve">
      <SectorStack sector={ROMAN[group] ?? ''} count={left}>
        {say('stack.reserve', { n: left })}
      </SectorStack>
    </span>
  );
}

/** The die of this turn: what produced, and what drives. */
function DieHere({ play }: { readonly play: ShipPlay }) {
  const say = useShip();
  const { die, active, turn } = play.view.table;
  if (die === 0 || active === NONE) return null;
  const isRolling = play.happening.some(({ kind }) => kind === 'rolled');
  return (
    <span className={`ship-die dice-pair ${isRolling ? 'rolling' : 'still'}`} key={turn} data-anchor="die">
      <span role="img" aria-label={say('die.name', { die })}>
        <ProductionDie face={die} />
      </span>
      <span className="muted">{say('die.rolled', whoIs(play, active))}</span>
    </span>
  );
}

function CaptionText({ play, gear, caption }: GearProps & { readonly caption: Caption }): ReactNode {
  const say = useShip();
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
          {say('caption.sold')} <Amounts play={play} bundle={caption.goods} />
        </>
      );
    case 'task':
      return taskTitle(play, gear.kit, caption.task);
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
  const say = useShip();
  const { play, gear, at, caption } = props;
  const { row, turned, fresh } = play.view.table;
  const entry = row[at] ?? 0;
  if (entry < 0) {
    return (
      <FlightSlot caption={say('caption.face-down')}>
        <SectorBack sector={ROMAN[groupUnder(entry)] ?? ''} />
      </FlightSlot>
    );
  }
  const card = pictureOf(play, gear.kit, entry, say);
  if (fresh === 1 && at === row.length - 1) {
    const state = lookOf(HERE, props) === 'chosen' ? 'chosen' : 'current';
    return (
      <FlightSlot>
        <Explained play={play} entry={entryOfCard(gear.kit, entry)} name={card.name}>
          <span className="ship-here" data-anchor="here">
            <SectorCard card={card} kindName={say(`kind.${card.kind}`)} state={state} size="large" />
            <PlaceHere id={HERE} />
          </span>
        </Explained>
      </FlightSlot>
    );
  }
  const isUsed = hasBit(turned, at);
  return (
    <FlightSlot
      tone={isUsed || caption?.did === 'beaten' ? 'done' : 'passed'}
      caption={caption && <CaptionText play={play} gear={gear} caption={caption} />}
    >
      <span className="ship-flown">
        <Explained play={play} entry={entryOfCard(gear.kit, entry)} name={card.name}>
          <SectorCard card={card} state={isUsed ? 'used' : 'passed'} />
        </Explained>
      </span>
    </FlightSlot>
  );
}

/** Speed and actions, counted where the eye already is. */
export function Counts({ play }: { readonly play: ShipPlay }) {
  const say = useShip();
  const { table } = play.view;
  const { sector, speed, flown, acts, active } = table;
  const most = ACTIONS[levelOf(playerOf(table, active), COMMAND)] ?? 0;
  const [cards, actions] = [Math.max(0, speed - flown), Math.max(0, most - acts)];
  const isClosed = sector === NONE;
  return (
    <header className="ship-counts">
      <h2 className="display">
        <span className="in-full">
          {isClosed
            ? say('flight.title.closed', whoIs(play, active))
            : say('flight.title', { ...whoIs(play, active), sector: sector + 1 })}
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

/** Frames in which a flight may still turn cards. */
const IN_FLIGHT: readonly string[] = [
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

/** No flight lies open: nobody has set out yet in this turn, or the cards are back in their stack. */
function Before({ play }: { readonly play: ShipPlay }) {
  const say = useShip();
  const { table } = play.view;
  if (table.active === NONE || table.turn === 0) return <p className="ship-before muted">{say('flight.before')}</p>;
  const points = boosterPoints(playerOf(table, table.active));
  const frame = top(table).kind;
  if (frame === 'build' || frame === 'offer') return <p className="ship-before display">{say('headline.build')}</p>;
  return (
    <p className="ship-before">
      <span className="display">
        {frame === 'sector' ? say('flight.choose', whoIs(play, table.active)) : say('headline.production')}
      </span>
      {table.die > 0 && (
        <span className="muted">{say('flight.sum', { points, die: table.die, speed: points + table.die })}</span>
      )}
    </p>
  );
}

function Way(props: FlightProps) {
  const say = useShip();
  const { play } = props;
  const { table } = play.view;
  const captions = captionsOf(play.story, table.row.length);
  const isFlying = IN_FLIGHT.includes(top(table).kind);
  const toCome = isFlying ? Math.max(0, Math.min(table.speed - table.flown, table.sizes[table.sector] ?? 0)) : 0;
  const way = useCardInSight(table.row.length);
  return (
    <div ref={way}>
      <Counts play={play} />
      <FlightRow name={say('flight.row')}>
        {table.row
          .map((_, i) => ({ at: i, caption: captions[i] }))
          .map((slot) => (
            <Slot key={slot.at} {...props} {...slot} />
          ))}
        {Array.from({ length: toCome }, (_, i) => table.flown + i + 1).map((number) => (
          <CardToCome key={number} number={number} />
        ))}
      </FlightRow>
    </div>
  );
}

/** Scrolls a long row so that the card flown to last is seen. */
function useCardInSight(cards: number) {
  const way = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = way.current?.querySelector('.flight-row');
    const card = row?.children[cards - 1];
    if (!(row instanceof HTMLElement) || !(card instanceof HTMLElement)) return;
    row.scrollLeft = card.offsetLeft - (row.clientWidth - card.offsetWidth) / 2;
  }, [cards]);
  return way;
}

/** The sectors, the way through one of them card by card, the reserve and the die. */
export function FlightSpace(props: FlightProps) {
  const { play } = props;
  const { table } = play.view;
  const isFlying = IN_FLIGHT.includes(top(table).kind);
  const isOpen = table.sector !== NONE || table.row.length > 0;
  return (
    <div className={isFlying ? 'ship-space in-flight' : 'ship-space'}>
      <Stacks {...props} />
      <div className="ship-way">{isOpen ? <Way {...props} /> : <Before play={play} />}</div>
      <div className="ship-bank">
        <Reserve play={play} />
        <DieHere play={play} />
      </div>
    </div>
  );
}
