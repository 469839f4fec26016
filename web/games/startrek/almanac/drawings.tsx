import { BANK_RATE, CHARACTERS, COST, DEVELOPMENTS, POST_RATE, RESOURCES, SPECIAL_RATE } from '@orrery/startrek/facts';
import { developmentMessage } from '@orrery/startrek/words';
import type { AlmanacDrawings, EntryDrawing, FormatMessage } from '../../../almanac/drawings/entry-drawing.ts';
import {
  crossPath,
  Dice,
  DrawingFrame,
  PriceSigns,
  positioned,
  priceSignsOf,
  Signs,
  Stamp,
  signLineDrawing,
  signLinesDrawing,
} from '../../../almanac/drawings/parts.tsx';
import { BoardDefinitions } from '../../../art/board/definitions.tsx';
import { CardBack, CardFace } from '../../../art/cards/card-face.tsx';
import { SupportCardView } from '../../../art/cards/support-card.tsx';
import { NumberChip } from '../../../art/chips.tsx';
import { polar } from '../../../art/draw.ts';
import type { GameIconName } from '../../../art/icons/game-icon.tsx';
import { Base, Cruiser, Ship, Station } from '../../../art/pieces.tsx';
import type { PlanetKind } from '../../../art/planets/globe.tsx';
import { Planet, PlanetDefinitions } from '../../../art/planets/planet.tsx';
import { Gangway, Post } from '../../../art/posts.tsx';
import { NineteenWorlds } from '../plate.tsx';
import { supportIcon } from '../support-icon.ts';
import { BeginnersMap, BeginnersStart } from './beginners.tsx';
import { BoardCorner, MEETING_POINT, NEXT_POINTS, OUTER_POINTS, RouteDrawing, shipOn, zigzag } from './board.tsx';
import '../../../art/board/board.css';
import '../../../art/engraving.css';

const PLANET_KINDS: readonly PlanetKind[] = ['cratered', 'crystalline', 'ringed', 'banded', 'oceanic'];
const [RIGHT = MEETING_POINT, , BELOW = MEETING_POINT] = NEXT_POINTS;
const [ABOVE_RIGHT = MEETING_POINT] = OUTER_POINTS;

const entryDrawing = (sign: GameIconName, draw: EntryDrawing['draw']): EntryDrawing => ({ sign, draw });

/** All support cards, each with both sides as it lies on the table. */
const SUPPORT_DRAWINGS = Object.fromEntries(
  CHARACTERS.map(({ word, name, effect }) => {
    const called = name.split(' ').at(-1) ?? name;
    return [
      word,
      entryDrawing(supportIcon(effect), () => (
        <>
          <SupportCardView icon={supportIcon(effect)} name={called} side="A" holder={0} mine />
          <Signs of={['to']} />
          <SupportCardView icon={supportIcon(effect)} name={called} side="B" holder={0} mine />
        </>
      )),
    ];
  }),
);

/** A piece with its price. */
const pricedDrawing = (sign: GameIconName, piece: EntryDrawing['draw'], price: keyof typeof COST): EntryDrawing =>
  entryDrawing(sign, (say) => (
    <>
      {piece(say)}
      <Signs of={['=']} />
      <PriceSigns cost={COST[price]} kinds={RESOURCES} />
    </>
  ));

const pieceAt = (what: React.ReactNode, scale = 1.4) => (
  <DrawingFrame box={[-32, -32, 64, 64]}>{positioned(MEETING_POINT, what, scale)}</DrawingFrame>
);

/** Development cards in a hand. */
const developmentCards = (say: FormatMessage, ...kinds: readonly (typeof DEVELOPMENTS)[number][]) =>
  kinds.map((kind) => (
    <CardFace key={kind} icon={kind} title={say(developmentMessage(DEVELOPMENTS.indexOf(kind)))} tone="ready" />
  ));

const STATION_PIECE = <Station seat={0} />;
const CRUISER_DRAWING = entryDrawing('cruiser', () => (
  <BoardCorner
    sectors={[
      { world: 'cratered', number: 8, state: 'blocked' },
      { world: 'banded', number: 5 },
      { world: 'oceanic', number: 10 },
    ]}
  >
    {positioned([0, -56], <Cruiser />, 0.9)}
    {positioned(RIGHT, <Station seat={1} />)}
  </BoardCorner>
));

const BUILD_PRICES = [
  ['ship', 'ship'],
  ['station', 'station'],
  ['base', 'base'],
  ['development', 'card'],
] as const satisfies readonly (readonly [keyof typeof COST, GameIconName])[];

const POST_KINDS = ['any', ...RESOURCES] as const;

/** The drawing of each almanac entry, by its key. */
const ENTRY_DRAWINGS: Readonly<Record<string, EntryDrawing>> = {
  ...SUPPORT_DRAWINGS,
  game: entryDrawing('planet', () => (
    <Stamp>
      <NineteenWorlds />
    </Stamp>
  )),
  asteroid: entryDrawing('lost', () => (
    <BoardCorner
      sectors={[
        { world: 'asteroids', number: 0 },
        { world: 'ringed', number: 9 },
        { world: 'crystalline', number: 4 },
      ]}
    >
      {positioned([0, -46], <Cruiser />, 0.9)}
    </BoardCorner>
  )),
  'bank-trade': signLineDrawing('bank', BANK_RATE, 'water', 'to', 'bank', 'to', 1, 'dilithium'),
  base: pricedDrawing('base', () => pieceAt(<Base seat={0} />, 1.3), 'base'),
  'beginners-set-up': entryDrawing('learn', () => <BeginnersMap />),
  'beginners-start': entryDrawing('found', () => <BeginnersStart />),
  border: entryDrawing('post', () => (
    <BoardCorner>
      <Gangway from={ABOVE_RIGHT} to={[78, -70]} rim={12} />
      {positioned([70, -76], <Post icon="any" rate={`${POST_RATE}:1`} />, 0.6)}
    </BoardCorner>
  )),
  building: entryDrawing('build', () => (
    <span className="almanac-lines">
      {BUILD_PRICES.map(([price, sign]) => (
        <Signs key={sign} of={[...priceSignsOf(COST[price], RESOURCES), 'to', sign]} />
      ))}
    </span>
  )),
  cruiser: CRUISER_DRAWING,
  'development-cards': entryDrawing('card', () => (
    <>
      <CardBack />
      <Signs of={['=']} />
      <PriceSigns cost={COST.development} kinds={RESOURCES} />
    </>
  )),
  'distance-rule': entryDrawing('station', () => (
    <BoardCorner>
      {positioned(MEETING_POINT, STATION_PIECE)}
      {NEXT_POINTS.map((point) => (
        <path key={point.join()} d={crossPath(point)} className="almanac-cross" />
      ))}
    </BoardCorner>
  )),
  end: signLineDrawing('flag', 'points', '≥', 10, 'to', 'victory'),
  founding: entryDrawing('found', () => (
    <BoardCorner>
      {positioned(MEETING_POINT, STATION_PIECE)}
      {shipOn(MEETING_POINT, BELOW)}
    </BoardCorner>
  )),
  information: entryDrawing('eye', () => (
    <>
      <CardBack size="small" />
      <CardBack size="small">7</CardBack>
      <Signs of={['/', 'eye', 'points', 'station', 'ship']} />
    </>
  )),
  'route-interruption': entryDrawing('lost', () => {
    const at = zigzag(5)[2] ?? MEETING_POINT;
    return <RouteDrawing seats={[0, 0, 0, 0]}>{positioned(at, <Station seat={1} />)}</RouteDrawing>;
  }),
  'joined-phases': signLineDrawing('trade', 'trade', '+', 'build', '…', 'trade', '+', 'build'),
  lane: entryDrawing('route', () => <BoardCorner>{shipOn(MEETING_POINT, RIGHT)}</BoardCorner>),
  'largest-starfleet': entryDrawing('fleet', (say) => (
    <>
      {developmentCards(say, 'sfi')}
      <Signs of={['×', 3, 'to', 'fleet', 2, 'points']} />
    </>
  )),
  'longest-supply-route': entryDrawing('route', () => (
    <>
      <RouteDrawing seats={[0, 0, 0, 0, 0]} />
      <Signs of={['to', 2, 'points']} />
    </>
  )),
  'number-chips': entryDrawing('dice', () => (
    <DrawingFrame box={[0, 0, 486, 44]}>
      {[2, 3, 4, 5, 6, 8, 9, 10, 11, 12].map((number, i) =>
        positioned([26 + i * 48, 22], <NumberChip number={number} />),
      )}
    </DrawingFrame>
  )),
  'option-claim': signLineDrawing('flag', 'points', 10, 'to', 'flag', 'to', 'victory'),
  'option-classic': signLinesDrawing('settings', ['ship', 'station', 'base', 'trade'], ['person', '=', '?']),
  'option-devcount': entryDrawing('counter', () => (
    <>
      <CardBack>25</CardBack>
      <Signs of={['to', 'sfi', 'utopia', 'science', 'monopoly', 'victory']} />
    </>
  )),
  'option-dice': entryDrawing('dice', () => (
    <>
      <Dice faces={[3, 5]} />
      <Signs of={['/']} />
      <CardBack>36</CardBack>
    </>
  )),
  'option-offers': signLineDrawing('trade', 'trade', 'trade', 'trade', '…'),
  'option-phases': signLinesDrawing(
    'settings',
    ['dice', 'to', 'trade', 'to', 'build'],
    ['dice', 'to', 'trade', '+', 'build'],
  ),
  'option-setup': entryDrawing('planet', () => (
    <Stamp>
      <NineteenWorlds />
    </Stamp>
  )),
  'option-start': entryDrawing('roll', () => (
    <>
      <Dice faces={[6, 5]} />
      <Signs of={['to', 'person', 1]} />
    </>
  )),
  'option-steal': signLineDrawing('steal', 'cruiser', 'to', 'hand', 'to', 1, 'card', '/', '?'),
  'option-support': signLineDrawing('seats', 'seats', 'A', 'to', 'B'),
  'option-target': signLineDrawing('points', 'points', 8, '/', 10, '/', 12),
  planet: entryDrawing('planet', () => (
    <DrawingFrame box={[0, 0, 350, 64]}>
      {PLANET_KINDS.map((kind, i) => (
        <Planet key={kind} kind={kind} at={[35 + i * 70, 32]} size={76} />
      ))}
    </DrawingFrame>
  )),
  point: entryDrawing('station', () => (
    <BoardCorner>
      <circle r="7" className="emblem" />
      {NEXT_POINTS.map((point) => (
        <path key={point.join()} d={`M0 0L${point.join(' ')}`} className="arm" />
      ))}
    </BoardCorner>
  )),
  production: entryDrawing('roll', () => (
    <>
      <Dice faces={[3, 5]} />
      <BoardCorner
        sectors={[
          { world: 'cratered', number: 8, state: 'produced' },
          { world: 'banded', number: 5 },
          { world: 'oceanic', number: 10 },
        ]}
      >
        {positioned(MEETING_POINT, STATION_PIECE)}
        {positioned(polar(46, -150, [0, -46]), <Base seat={1} />, 0.9)}
      </BoardCorner>
      <span className="almanac-lines">
        <Signs of={['station', 'to', 1, 'tritanium']} />
        <Signs of={['base', 'to', 2, 'tritanium']} />
      </span>
    </>
  )),
  'progress-cards': entryDrawing('utopia', (say) => developmentCards(say, 'utopia', 'science', 'monopoly')),
  'set-up': signLineDrawing('settings', 'learn', '/', 'planet', '?', '/', 'planet', 'dice'),
  seven: entryDrawing('cruiser', () => (
    <>
      <Dice faces={[4, 3]} />
      <Signs of={['to', 'hand', '>', 7, 'to', '½', '+', 'cruiser']} />
    </>
  )),
  ship: pricedDrawing('ship', () => pieceAt(<Ship seat={0} heading={-20} />), 'ship'),
  'starfleet-intervenes': entryDrawing('sfi', (say) => (
    <>
      {developmentCards(say, 'sfi')}
      <Signs of={['to', 'cruiser', 'to', 'steal']} />
    </>
  )),
  station: pricedDrawing('station', () => pieceAt(STATION_PIECE, 1.5), 'station'),
  'station-supply': entryDrawing('station', () => (
    <>
      {pieceAt(<Base seat={0} />, 1.1)}
      <Signs of={['to', '+', 1, 'station']} />
    </>
  )),
  stealing: signLineDrawing('steal', 'cruiser', 'to', 'hand', '?', 'to', 1, 'hand'),
  'support-cards': entryDrawing('seats', () =>
    CHARACTERS.slice(0, 4).map(({ word, name, effect }, seat) => (
      <SupportCardView
        key={word}
        icon={supportIcon(effect)}
        name={name.split(' ').at(-1) ?? name}
        side="A"
        holder={seat}
      />
    )),
  ),
  'support-use': signLineDrawing('person', 'person', 'A', 'to', 'B', 'to', 'seats', '?'),
  tactics: entryDrawing('hint', () => (
    <>
      <DrawingFrame box={[0, 0, 140, 44]}>
        {[6, 8, 5].map((number, i) => positioned([26 + i * 46, 22], <NumberChip number={number} />))}
      </DrawingFrame>
      <Signs of={['+', 'tritanium', 'dilithium', 'food', 'oxygen', 'water']} />
    </>
  )),
  trade: signLineDrawing('trade', 1, 'oxygen', 'person', 'trade', 'person', 1, 'food'),
  'trading-post': entryDrawing('post', () => (
    <DrawingFrame box={[0, 0, 372, 60]}>
      {POST_KINDS.map((icon, i) =>
        positioned([31 + i * 62, 30], <Post icon={icon} rate={`${icon === 'any' ? POST_RATE : SPECIAL_RATE}:1`} />),
      )}
    </DrawingFrame>
  )),
  turn: signLineDrawing('end-turn', 'dice', 'to', 'trade', 'to', 'build', 'to', 'end-turn'),
  'variable-set-up': signLineDrawing('planet', 'planet', '?', '+', 'dice', '+', 'post', '?'),
  'victory-point-cards': entryDrawing('victory', (say) => (
    <>
      {developmentCards(say, 'victory')}
      <Signs of={['=', 1, 'points']} />
    </>
  )),
  'victory-points': signLinesDrawing(
    'points',
    ['station', 1, '/', 'base', 2],
    ['route', 2, '/', 'fleet', 2],
    ['victory', 1],
  ),
};

const Definitions = () => (
  <>
    <PlanetDefinitions />
    <BoardDefinitions />
  </>
);

export const STARTREK_DRAWINGS: AlmanacDrawings = {
  of: ENTRY_DRAWINGS,
  Plate: NineteenWorlds,
  Definitions,
  definedBy: 'planet-cratered',
};
