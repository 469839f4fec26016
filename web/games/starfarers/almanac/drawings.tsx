import {
  CARDS,
  CARGOES,
  DOCKS,
  GOOD_RATE,
  PORT_COST,
  RESOURCES,
  SAFE,
  SAFE_REDUCED,
  SHIP_COST,
  SUPPLY_RATE,
  UPGRADE_COST,
  UPGRADES,
} from '@orrery/starfarers/facts';
import { card, cardHelp } from '@orrery/starfarers/words';
import type { ReactNode } from 'react';
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
  type Token,
  told,
} from '../../../almanac/drawings/parts.tsx';
import { CardBack } from '../../../art/cards/card-face.tsx';
import { polar } from '../../../art/draw.ts';
import type { GameIconName } from '../../../art/icons/game-icon.tsx';
import { WorldDefinitions } from '../../../art/worlds/world.tsx';
import { Ball, Shaker } from '../art/balls.tsx';
import { SceneEngraving } from '../art/encounter/engraving.tsx';
import { FriendshipCard, Medals } from '../art/honours.tsx';
import { MapDefinitions } from '../art/map/definitions.tsx';
import { SIDE } from '../art/map/hexes.ts';
import { FlightRoute, ReachPoint } from '../art/map/reach.tsx';
import { HiddenSector } from '../art/map/systems.tsx';
import { Mothership } from '../art/mothership.tsx';
import { ColonyPiece, SpaceportPiece, StationPiece, TransportPiece } from '../art/pieces.tsx';
import { FarSystems } from '../plate.tsx';
import { emblemOf } from '../table/friendship/people.ts';
import { CENTRE, HEXES, hidden, number, OUTSIDE, OutpostScene, Piece, planets, SITES, SystemScene } from './map.tsx';

const drawn = (sign: GameIconName, draw: (say: SayWords) => ReactNode): Drawn => ({ sign, draw });

const [RIGHT = CENTRE, BELOW = CENTRE, LEFT = CENTRE] = SITES;
const [COMING = CENTRE, FROM_BELOW = CENTRE] = OUTSIDE;

/** Round the rim of a system, from the left to the site below. */
const START = OUTSIDE[2] ?? CENTRE;
const RIM = [180, 150, 120].map((angle) => polar(SIDE * (angle === 150 ? 2 : Math.sqrt(3)), angle));
const WAY = [START, LEFT, ...RIM, BELOW];

/** The friendship cards of a sort, as the peoples hold them. */
const friends = (sign: GameIconName, is: (word: string) => boolean, most = 3): Drawn =>
  drawn(sign, (say) =>
    CARDS.flatMap(({ word, people }, kind) => (is(word) ? [{ word, people, kind }] : []))
      .slice(0, most)
      .map(({ word, people, kind }) => (
        <FriendshipCard key={word} people={emblemOf(people)} title={say(card(kind))} text={say(cardHelp(kind))} />
      )),
  );
const friend = (sign: GameIconName, word: string) => friends(sign, (each) => each === word, 1);

const ship = (freight: 'colony' | 'trade', heading = -15) => (
  <TransportPiece seat={0} freight={freight} heading={heading} />
);

const fleet = (balls: readonly ('yellow' | 'red' | 'blue' | 'black')[] = []) => (
  <span className="almanac-ship">
    <Mothership name="" seat={0} boosters={{ count: 2 }} cannons={{ count: 1 }} pods={{ count: 1 }} balls={balls} />
  </span>
);

const bought = (cost: readonly number[], ...shown: readonly Token[]): readonly Token[] => [
  ...priceOf(cost, RESOURCES),
  'to',
  ...shown,
];

const STAMP = (
  <Stamp>
    <FarSystems />
  </Stamp>
);

const plate = (scene: 'merchant' | 'pirate' | 'distress' | 'rescue' | 'warp' | 'travelers' | 'wear') => (
  <span className="almanac-plate">
    <SceneEngraving scene={scene} name="" />
  </span>
);

/** What each entry is about, by its key. */
const ENTRIES: Readonly<Record<string, Drawn>> = {
  artefacts: drawn('travelers', () => (
    <>
      <SystemScene worlds={planets({ kind: 'artefact', needed: 2 }, number(9), number(5))} kind="explored">
        {put(RIGHT, ship('colony', 160))}
      </SystemScene>
      <Signs of={['friendship', 'friendship', 'to', 1, 'points']} />
    </>
  )),
  beginners: drawn('learn', () => (
    <>
      <SystemScene kind="home">
        {put(RIGHT, <ColonyPiece seat={0} />)}
        {put(BELOW, <SpaceportPiece seat={0} launches={[90]} />)}
      </SystemScene>
      <Signs of={['colony-ship', '+', 3, 'card', '+', 'booster']} />
    </>
  )),
  blockade: drawn('lock', () => (
    <SystemScene>
      {put(RIGHT, ship('trade', 0))}
      <path d={cross(RIGHT)} className="almanac-cross" />
      {put(BELOW, <SpaceportPiece seat={1} launches={[90]} />)}
      <path d={cross(FROM_BELOW)} className="almanac-cross" />
    </SystemScene>
  )),
  board: drawn('planet', () => STAMP),
  building: drawn('build', () => (
    <span className="almanac-lines">
      {CARGOES.map((cargo, i) => (
        <Signs key={cargo} of={bought(SHIP_COST[i] ?? [], cargo === 'colony' ? 'colony-ship' : 'trade-ship')} />
      ))}
      <Signs of={bought(PORT_COST, 'spaceport')} />
    </span>
  )),
  colony: drawn('colony', () => (
    <>
      <SystemScene>
        {put(RIGHT, <ColonyPiece seat={0} />)}
        {put(BELOW, ship('colony', -90))}
      </SystemScene>
      <Signs of={['colony', '=', 1, 'points']} />
    </>
  )),
  conversion: friend('trade', 'conversion'),
  donation: friend('hand', 'donation'),
  encounter: drawn('travelers', () => (
    <>
      <Ball colour="black" />
      <Signs of={['to']} />
      {plate('merchant')}
    </>
  )),
  'encounter-results': drawn('log', () => (
    <>
      {plate('rescue')}
      <Signs of={['half-medal', '/', 'booster', '/', 'trade-ship', '/', 'lock']} />
    </>
  )),
  end: told('flag', 'points', '≥', 15, 'to', 'victory'),
  exploring: drawn('eye', () => (
    <>
      <Scene box={[-86, -92, 172, 174]}>
        <HiddenSector at={CENTRE} hexes={HEXES} stars={1} />
        {put(COMING, ship('colony', 150))}
      </Scene>
      <Signs of={['to']} />
      <SystemScene worlds={planets(number(9), { kind: 'pirates', needed: 2 }, number(4))} kind="explored" />
    </>
  )),
  fame: drawn('half-medal', () => (
    <>
      <Medals name="" halves={3} />
      <Signs of={['half-medal', '+', 'half-medal', '=', 1, 'points']} />
    </>
  )),
  'fame-for-sale': friend('half-medal', 'fame-1'),
  flight: drawn('fly', () => (
    <SystemScene>
      <FlightRoute seat={0} points={WAY} />
      {put(START, ship('colony', 30))}
      <ReachPoint at={BELOW} cost={WAY.length - 1} act="found" />
    </SystemScene>
  )),
  founding: drawn('found', () => (
    <SystemScene kind="home">
      {put(RIGHT, <ColonyPiece seat={0} />)}
      {put(LEFT, <ColonyPiece seat={1} />)}
      {put(BELOW, <SpaceportPiece seat={2} launches={[90]} />)}
    </SystemScene>
  )),
  'founding-extension': drawn('seats', () => (
    <>
      <SystemScene kind="home" worlds={planets(number(5, 9), number(3), number(10))}>
        {put(RIGHT, <ColonyPiece seat={4} />)}
        {put(BELOW, <SpaceportPiece seat={5} launches={[90]} />)}
      </SystemScene>
      <Signs of={['half-medal', '×', 3, '=', 4, 'points']} />
    </>
  )),
  friendship: drawn('friendship', () => (
    <>
      <OutpostScene people="green-folk" docks={[0, 1, null, null, null]} holder={0} />
      <Signs of={['trade-station', 'to', 'card', '+', 2, 'points']} />
    </>
  )),
  'green-folk': friends('green-folk', (word) => word.startsWith('production-')),
  'helping-hand': friend('hand', 'helping-hand'),
  home: drawn('spaceport', () => <SystemScene kind="home" worlds={planets(number(8), number(3), number(10))} />),
  merchants: friends('merchants', (word) => word.startsWith('rate-')),
  discs: drawn('dice', () => (
    <>
      <SystemScene worlds={planets(hidden, hidden, hidden)} />
      <Signs of={['to']} />
      <SystemScene kind="explored" />
    </>
  )),
  'option-dice': drawn('dice', () => (
    <>
      <Dice faces={[3, 5]} />
      <Signs of={['/']} />
      <CardBack>36</CardBack>
    </>
  )),
  'option-fame': told('half-medal', 'goods', 'to', 'half-medal', 1, '/', 2),
  'option-founding': told('colony', 'dice', 'to', 'colony', 'spaceport', '/', 'learn'),
  'option-home': drawn('spaceport', () => (
    <>
      <SystemScene kind="home" worlds={planets(number(8), number(3), number(10))} />
      <Signs of={['/']} />
      <SystemScene kind="home" worlds={planets(number(10), number(8), number(3))} />
    </>
  )),
  'option-offers': told('trade', 'trade', 'trade', 'trade', '…'),
  'option-rivals': told('scientists', 'person', 'cannon', '+', 'scientists', '?'),
  'option-setup': drawn('settings', () => (
    <>
      <SystemScene kind="known" />
      <Signs of={['/']} />
      <Scene box={[-86, -92, 172, 174]}>
        <HiddenSector at={CENTRE} hexes={HEXES} stars={2} />
      </Scene>
    </>
  )),
  'option-jump': told('fly', 'fly', '/', 'fly', '+', 'fly'),
  'option-target': told('points', 'points', 12, '/', 15, '/', 18),
  pilots: told('seats', 'person', 1, 'to', 'person', 2, 'to', 'build', 'to', 'fly'),
  'pilots-encounter': drawn('seats', () => (
    <>
      <Ball colour="black" />
      <Signs of={['to', 'person', 1, '?', '+', 'person', 2, '?']} />
      {plate('distress')}
    </>
  )),
  points: listed(
    'points',
    ['colony', 1, '/', 'spaceport', 2],
    ['friendship', 2, '/', 'pirate', 1, '/', 'ice', 1],
    ['half-medal', '+', 'half-medal', 1],
  ),
  production: drawn('roll', () => (
    <>
      <Dice faces={[2, 4]} />
      <SystemScene
        worlds={planets({ kind: 'numbers', numbers: [6], state: 'produced' }, number(11), number(4))}
        kind="explored"
      >
        {put(RIGHT, <ColonyPiece seat={0} />)}
        {put(LEFT, <SpaceportPiece seat={1} launches={[210]} />)}
      </SystemScene>
      <Signs of={['to', 1, 'ore']} />
    </>
  )),
  relief: friend('bank', 'relief'),
  reserve: drawn('card', () => (
    <>
      <CardBack />
      <CardBack />
      <span className="almanac-lines">
        <Signs of={['points', '…', 7, 'to', 2, 'card']} />
        <Signs of={['points', 8, '…', 9, 'to', 1, 'card']} />
      </span>
    </>
  )),
  scientists: friends('scientists', (word) => ['upgrades-1', 'boosters', 'cannons'].includes(word)),
  sectors: drawn('planet', () => (
    <>
      <Scene box={[-86, -92, 172, 174]}>
        <HiddenSector at={CENTRE} hexes={HEXES} stars={1} />
      </Scene>
      <Scene box={[-86, -92, 172, 174]}>
        <HiddenSector at={CENTRE} hexes={HEXES} stars={2} />
      </Scene>
    </>
  )),
  seven: drawn('warn', () => (
    <>
      <Dice faces={[3, 4]} />
      <Signs of={['to', 'hand', '>', SAFE, 'to', '½', '+', 'steal']} />
    </>
  )),
  shake: drawn('roll', () => (
    <>
      <Shaker name="" fallen={['yellow', 'red']} />
      <span className="almanac-dice">
        <Ball colour="yellow" />
        <Ball colour="red" />
        <Signs of={['=', 5, '+', 'booster', 'to', 'fly']} />
      </span>
    </>
  )),
  ship: drawn('colony-ship', () => (
    <>
      {(['colony', 'trade'] as const).map((freight, i) => (
        <span key={freight} className="almanac-dice">
          <Piece>{ship(freight)}</Piece>
          <Signs of={['=']} />
          <Price cost={SHIP_COST[i] ?? []} kinds={RESOURCES} />
        </span>
      ))}
    </>
  )),
  'space-jump': friend('fly', 'space-jump-1'),
  spaceport: drawn('spaceport', () => (
    <>
      <Piece>
        <SpaceportPiece seat={0} launches={[90, 210, -30]} />
      </Piece>
      <Signs of={['=']} />
      <Price cost={PORT_COST} kinds={RESOURCES} />
      <Signs of={['to', 2, 'points']} />
    </>
  )),
  station: drawn('trade-station', () => (
    <>
      <OutpostScene people="merchants" docks={[1, null, null, null, null]}>
        {put(COMING, ship('trade', 150))}
      </OutpostScene>
      <span className="almanac-dice">
        <Piece scale={1.7}>
          <StationPiece seat={0} />
        </Piece>
        <Signs of={['pod', 1, '…', DOCKS]} />
      </span>
    </>
  )),
  supply: listed('bank', [SUPPLY_RATE, 'ore', 'to', 1, 'any'], [GOOD_RATE, 'goods', 'to', 1, 'any']),
  'targeted-encounter': friend('target', 'targeted-encounter'),
  tokens: drawn('pirate', () => (
    <>
      <SystemScene
        worlds={planets({ kind: 'pirates', needed: 3 }, { kind: 'ice', needed: 2 }, number(4))}
        kind="explored"
      >
        {put(RIGHT, ship('colony', 160))}
      </SystemScene>
      <span className="almanac-lines">
        <Signs of={['cannon', 3, 'to', 'pirate', 'to', 1, 'points']} />
        <Signs of={['pod', 2, 'to', 'ice', 'to', 1, 'points']} />
      </span>
    </>
  )),
  trade: told('trade', 1, 'ore', 'person', 'trade', 'person', 1, 'fuel'),
  tribute: drawn('hand', (say) => (
    <>
      {friend('hand', 'tribute').draw(say)}
      <Signs of={[7, 'to', 'hand', '>', SAFE_REDUCED]} />
    </>
  )),
  turn: told('end-turn', 'dice', 'to', 'trade', '+', 'build', 'to', 'fly', 'to', 'end-turn'),
  upgrades: drawn('booster', () => (
    <>
      {fleet(['yellow', 'blue'])}
      <span className="almanac-lines">
        {UPGRADES.map((upgrade, i) => (
          <Signs key={upgrade} of={bought(UPGRADE_COST[i] ?? [], upgrade)} />
        ))}
      </span>
    </>
  )),
};

const Definitions = () => (
  <svg className="almanac-definitions" aria-hidden="true">
    <WorldDefinitions />
    <MapDefinitions />
  </svg>
);

export const STARFARERS_DRAWINGS: Drawings = { of: ENTRIES, Plate: FarSystems, Definitions, definedBy: 'world-ore' };
