import { BANK_RATE, CHARACTERS, COST, DEVELOPMENTS, POST_RATE, RESOURCES, SPECIAL_RATE } from '@orrery/startrek/facts';
import { development } from '@orrery/startrek/words';
import type { Drawings, Drawn, SayWords } from '../../../almanac/drawings/drawn.ts';
import {
  cross,
  Dice,
  listed,
  Price,
  priceOf,
  put,
  Scene,
  Signs,
  Stamp,
  told,
} from '../../../almanac/drawings/parts.tsx';
import { BoardDefinitions } from '../../../art/board/definitions.tsx';
import { CardBack, CardFace } from '../../../art/cards/card-face.tsx';
import { SupportCard } from '../../../art/cards/support-card.tsx';
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
import { BEYOND, Corner, MEETING, NEXT, Route, shipOn, zigzag } from './board.tsx';
import '../../../art/board/board.css';
import '../../../art/engraving.css';

const KINDS: readonly PlanetKind[] = ['cratered', 'crystalline', 'ringed', 'banded', 'oceanic'];
const [RIGHT = MEETING, , BELOW = MEETING] = NEXT;
const [ABOVE_RIGHT = MEETING] = BEYOND;

const drawn = (sign: GameIconName, draw: Drawn['draw']): Drawn => ({ sign, draw });

/** Everybody who helps: the card with both its sides, as it lies on the table. */
const HELPERS = Object.fromEntries(
  CHARACTERS.map(({ word, name, effect }) => {
    const called = name.split(' ').at(-1) ?? name;
    return [
      word,
      drawn(supportIcon(effect), () => (
        <>
          <SupportCard icon={supportIcon(effect)} name={called} side="A" holder={0} mine />
          <Signs of={['to']} />
          <SupportCard icon={supportIcon(effect)} name={called} side="B" holder={0} mine />
        </>
      )),
    ];
  }),
);

/** A piece with its price. */
const priced = (sign: GameIconName, piece: Drawn['draw'], price: keyof typeof COST): Drawn =>
  drawn(sign, (say) => (
    <>
      {piece(say)}
      <Signs of={['=']} />
      <Price cost={COST[price]} kinds={RESOURCES} />
    </>
  ));

const piece = (what: React.ReactNode, scale = 1.4) => (
  <Scene box={[-32, -32, 64, 64]}>{put(MEETING, what, scale)}</Scene>
);

/** Development cards as they lie in the hand. */
const cards = (say: SayWords, ...kinds: readonly (typeof DEVELOPMENTS)[number][]) =>
  kinds.map((kind) => (
    <CardFace key={kind} icon={kind} title={say(development(DEVELOPMENTS.indexOf(kind)))} tone="ready" />
  ));

const STATION = <Station seat={0} />;
const NEUTRAL = drawn('cruiser', () => (
  <Corner
    sectors={[
      { world: 'cratered', number: 8, state: 'blocked' },
      { world: 'banded', number: 5 },
      { world: 'oceanic', number: 10 },
    ]}
  >
    {put([0, -56], <Cruiser />, 0.9)}
    {put(RIGHT, <Station seat={1} />)}
  </Corner>
));

const BUILT = [
  ['ship', 'ship'],
  ['station', 'station'],
  ['base', 'base'],
  ['development', 'card'],
] as const satisfies readonly (readonly [keyof typeof COST, GameIconName])[];

const POSTS = ['any', ...RESOURCES] as const;

/** What each entry is about, by its key. */
const ENTRIES: Readonly<Record<string, Drawn>> = {
  ...HELPERS,
  game: drawn('planet', () => (
    <Stamp>
      <NineteenWorlds />
    </Stamp>
  )),
  asteroid: drawn('lost', () => (
    <Corner
      sectors={[
        { world: 'asteroids', number: 0 },
        { world: 'ringed', number: 9 },
        { world: 'crystalline', number: 4 },
      ]}
    >
      {put([0, -46], <Cruiser />, 0.9)}
    </Corner>
  )),
  'bank-trade': told('bank', BANK_RATE, 'water', 'to', 'bank', 'to', 1, 'dilithium'),
  base: priced('base', () => piece(<Base seat={0} />, 1.3), 'base'),
  'beginners-set-up': drawn('learn', () => <BeginnersMap />),
  'beginners-start': drawn('found', () => <BeginnersStart />),
  border: drawn('post', () => (
    <Corner>
      <Gangway from={ABOVE_RIGHT} to={[78, -70]} rim={12} />
      {put([70, -76], <Post icon="any" rate={`${POST_RATE}:1`} />, 0.6)}
    </Corner>
  )),
  building: drawn('build', () => (
    <span className="almanac-lines">
      {BUILT.map(([price, sign]) => (
        <Signs key={sign} of={[...priceOf(COST[price], RESOURCES), 'to', sign]} />
      ))}
    </span>
  )),
  cruiser: NEUTRAL,
  'development-cards': drawn('card', () => (
    <>
      <CardBack />
      <Signs of={['=']} />
      <Price cost={COST.development} kinds={RESOURCES} />
    </>
  )),
  'distance-rule': drawn('station', () => (
    <Corner>
      {put(MEETING, STATION)}
      {NEXT.map((point) => (
        <path key={point.join()} d={cross(point)} className="almanac-cross" />
      ))}
    </Corner>
  )),
  end: told('flag', 'points', '≥', 10, 'to', 'victory'),
  founding: drawn('found', () => (
    <Corner>
      {put(MEETING, STATION)}
      {shipOn(MEETING, BELOW)}
    </Corner>
  )),
  information: drawn('eye', () => (
    <>
      <CardBack size="small" />
      <CardBack size="small">7</CardBack>
      <Signs of={['/', 'eye', 'points', 'station', 'ship']} />
    </>
  )),
  'route-interruption': drawn('lost', () => {
    const at = zigzag(5)[2] ?? MEETING;
    return <Route seats={[0, 0, 0, 0]}>{put(at, <Station seat={1} />)}</Route>;
  }),
  'joined-phases': told('trade', 'trade', '+', 'build', '…', 'trade', '+', 'build'),
  lane: drawn('route', () => <Corner>{shipOn(MEETING, RIGHT)}</Corner>),
  'largest-starfleet': drawn('fleet', (say) => (
    <>
      {cards(say, 'sfi')}
      <Signs of={['×', 3, 'to', 'fleet', 2, 'points']} />
    </>
  )),
  'longest-supply-route': drawn('route', () => (
    <>
      <Route seats={[0, 0, 0, 0, 0]} />
      <Signs of={['to', 2, 'points']} />
    </>
  )),
  'number-chips': drawn('dice', () => (
    <Scene box={[0, 0, 486, 44]}>
      {[2, 3, 4, 5, 6, 8, 9, 10, 11, 12].map((number, i) => put([26 + i * 48, 22], <NumberChip number={number} />))}
    </Scene>
  )),
  'option-claim': told('flag', 'points', 10, 'to', 'flag', 'to', 'victory'),
  'option-classic': listed('settings', ['ship', 'station', 'base', 'trade'], ['person', '=', '?']),
  'option-devcount': drawn('counter', () => (
    <>
      <CardBack>25</CardBack>
      <Signs of={['to', 'sfi', 'utopia', 'science', 'monopoly', 'victory']} />
    </>
  )),
  'option-dice': drawn('dice', () => (
    <>
      <Dice faces={[3, 5]} />
      <Signs of={['/']} />
      <CardBack>36</CardBack>
    </>
  )),
  'option-offers': told('trade', 'trade', 'trade', 'trade', '…'),
  'option-phases': listed('settings', ['dice', 'to', 'trade', 'to', 'build'], ['dice', 'to', 'trade', '+', 'build']),
  'option-setup': drawn('planet', () => (
    <Stamp>
      <NineteenWorlds />
    </Stamp>
  )),
  'option-start': drawn('roll', () => (
    <>
      <Dice faces={[6, 5]} />
      <Signs of={['to', 'person', 1]} />
    </>
  )),
  'option-steal': told('steal', 'cruiser', 'to', 'hand', 'to', 1, 'card', '/', '?'),
  'option-support': told('seats', 'seats', 'A', 'to', 'B'),
  'option-target': told('points', 'points', 8, '/', 10, '/', 12),
  planet: drawn('planet', () => (
    <Scene box={[0, 0, 350, 64]}>
      {KINDS.map((kind, i) => (
        <Planet key={kind} kind={kind} at={[35 + i * 70, 32]} size={76} />
      ))}
    </Scene>
  )),
  point: drawn('station', () => (
    <Corner>
      <circle r="7" className="emblem" />
      {NEXT.map((point) => (
        <path key={point.join()} d={`M0 0L${point.join(' ')}`} className="arm" />
      ))}
    </Corner>
  )),
  production: drawn('roll', () => (
    <>
      <Dice faces={[3, 5]} />
      <Corner
        sectors={[
          { world: 'cratered', number: 8, state: 'produced' },
          { world: 'banded', number: 5 },
          { world: 'oceanic', number: 10 },
        ]}
      >
        {put(MEETING, STATION)}
        {put(polar(46, -150, [0, -46]), <Base seat={1} />, 0.9)}
      </Corner>
      <span className="almanac-lines">
        <Signs of={['station', 'to', 1, 'tritanium']} />
        <Signs of={['base', 'to', 2, 'tritanium']} />
      </span>
    </>
  )),
  'progress-cards': drawn('utopia', (say) => cards(say, 'utopia', 'science', 'monopoly')),
  'set-up': told('settings', 'learn', '/', 'planet', '?', '/', 'planet', 'dice'),
  seven: drawn('cruiser', () => (
    <>
      <Dice faces={[4, 3]} />
      <Signs of={['to', 'hand', '>', 7, 'to', '½', '+', 'cruiser']} />
    </>
  )),
  ship: priced('ship', () => piece(<Ship seat={0} heading={-20} />), 'ship'),
  'starfleet-intervenes': drawn('sfi', (say) => (
    <>
      {cards(say, 'sfi')}
      <Signs of={['to', 'cruiser', 'to', 'steal']} />
    </>
  )),
  station: priced('station', () => piece(STATION, 1.5), 'station'),
  'station-supply': drawn('station', () => (
    <>
      {piece(<Base seat={0} />, 1.1)}
      <Signs of={['to', '+', 1, 'station']} />
    </>
  )),
  stealing: told('steal', 'cruiser', 'to', 'hand', '?', 'to', 1, 'hand'),
  'support-cards': drawn('seats', () =>
    CHARACTERS.slice(0, 4).map(({ word, name, effect }, seat) => (
      <SupportCard key={word} icon={supportIcon(effect)} name={name.split(' ').at(-1) ?? name} side="A" holder={seat} />
    )),
  ),
  'support-use': told('person', 'person', 'A', 'to', 'B', 'to', 'seats', '?'),
  tactics: drawn('hint', () => (
    <>
      <Scene box={[0, 0, 140, 44]}>
        {[6, 8, 5].map((number, i) => put([26 + i * 46, 22], <NumberChip number={number} />))}
      </Scene>
      <Signs of={['+', 'tritanium', 'dilithium', 'food', 'oxygen', 'water']} />
    </>
  )),
  trade: told('trade', 1, 'oxygen', 'person', 'trade', 'person', 1, 'food'),
  'trading-post': drawn('post', () => (
    <Scene box={[0, 0, 372, 60]}>
      {POSTS.map((icon, i) =>
        put([31 + i * 62, 30], <Post icon={icon} rate={`${icon === 'any' ? POST_RATE : SPECIAL_RATE}:1`} />),
      )}
    </Scene>
  )),
  turn: told('end-turn', 'dice', 'to', 'trade', 'to', 'build', 'to', 'end-turn'),
  'variable-set-up': told('planet', 'planet', '?', '+', 'dice', '+', 'post', '?'),
  'victory-point-cards': drawn('victory', (say) => (
    <>
      {cards(say, 'victory')}
      <Signs of={['=', 1, 'points']} />
    </>
  )),
  'victory-points': listed('points', ['station', 1, '/', 'base', 2], ['route', 2, '/', 'fleet', 2], ['victory', 1]),
};

const Definitions = () => (
  <>
    <PlanetDefinitions />
    <BoardDefinitions />
  </>
);

export const STARTREK_DRAWINGS: Drawings = {
  of: ENTRIES,
  Plate: NineteenWorlds,
  Definitions,
  definedBy: 'planet-cratered',
};
