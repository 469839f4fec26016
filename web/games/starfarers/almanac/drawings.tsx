import {
  CARGOES,
  DOCKS_PER_OUTPOST,
  FRIENDSHIP_CARDS,
  GOOD_RATE,
  HAND_LIMIT,
  PORT_COST,
  REDUCED_TRIBUTE_HAND_LIMIT,
  RESOURCES,
  SHIP_COST,
  SUPPLY_RATE,
  UPGRADE_COST,
  UPGRADES,
} from '@orrery/starfarers/facts';
import { cardHelp, cardMessage } from '@orrery/starfarers/words';
import type { ReactNode } from 'react';
import type { AlmanacDrawings, EntryDrawing, FormatMessage } from '../../../almanac/drawings/entry-drawing.ts';
import {
  crossPath,
  Dice,
  DrawingFrame,
  PriceSigns,
  positioned,
  priceSignsOf,
  Signs,
  type SignToken,
  Stamp,
  signLineDrawing,
  signLinesDrawing,
} from '../../../almanac/drawings/parts.tsx';
import { CardBack } from '../../../art/cards/card-face.tsx';
import { polar } from '../../../art/draw.ts';
import type { GameIconName } from '../../../art/icons/game-icon.tsx';
import { WorldDefinitions } from '../../../art/worlds/world.tsx';
import { Ball, Shaker } from '../art/balls.tsx';
import { SceneEngraving } from '../art/encounter/engraving.tsx';
import { FriendshipCardView, Medals } from '../art/honours.tsx';
import { MapDefinitions } from '../art/map/definitions.tsx';
import { HEX_SIDE } from '../art/map/hexes.ts';
import { FlightRoute, ReachPoint } from '../art/map/reach.tsx';
import { HiddenSector } from '../art/map/systems.tsx';
import { Mothership } from '../art/mothership.tsx';
import { ColonyPiece, SpaceportPiece, StationPiece, TransportPiece } from '../art/pieces.tsx';
import { FarSystems } from '../plate.tsx';
import { emblemOf } from '../table/friendship/people.ts';
import {
  CENTRE_POINT,
  hiddenMark,
  numberMark,
  OUTSIDE_POINTS,
  OutpostScene,
  Piece,
  planets,
  SAMPLE_HEXES,
  SITE_POINTS,
  SystemScene,
} from './map.tsx';

const entryDrawing = (sign: GameIconName, draw: (say: FormatMessage) => ReactNode): EntryDrawing => ({ sign, draw });

const [RIGHT = CENTRE_POINT, BELOW = CENTRE_POINT, LEFT = CENTRE_POINT] = SITE_POINTS;
const [COMING = CENTRE_POINT, FROM_BELOW = CENTRE_POINT] = OUTSIDE_POINTS;

/** Around the rim of a system, from the left to the site below. */
const START = OUTSIDE_POINTS[2] ?? CENTRE_POINT;
const RIM_POINTS = [180, 150, 120].map((angle) => polar(HEX_SIDE * (angle === 150 ? 2 : Math.sqrt(3)), angle));
const WAY_POINTS = [START, LEFT, ...RIM_POINTS, BELOW];

/** The friendship cards of one type, as the peoples hold them. */
const friends = (sign: GameIconName, is: (word: string) => boolean, most = 3): EntryDrawing =>
  entryDrawing(sign, (say) =>
    FRIENDSHIP_CARDS.flatMap(({ word, people }, kind) => (is(word) ? [{ word, people, kind }] : []))
      .slice(0, most)
      .map(({ word, people, kind }) => (
        <FriendshipCardView
          key={word}
          people={emblemOf(people)}
          title={say(cardMessage(kind))}
          text={say(cardHelp(kind))}
        />
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

const boughtSigns = (cost: readonly number[], ...shown: readonly SignToken[]): readonly SignToken[] => [
  ...priceSignsOf(cost, RESOURCES),
  'to',
  ...shown,
];

const PLATE_STAMP = (
  <Stamp>
    <FarSystems />
  </Stamp>
);

const plate = (scene: 'merchant' | 'pirate' | 'distress' | 'rescue' | 'warp' | 'travelers' | 'wear') => (
  <span className="almanac-plate">
    <SceneEngraving scene={scene} name="" />
  </span>
);

/** The drawing of each almanac entry, by its key. */
const ENTRY_DRAWINGS: Readonly<Record<string, EntryDrawing>> = {
  artefacts: entryDrawing('travelers', () => (
    <>
      <SystemScene worlds={planets({ kind: 'artefact', needed: 2 }, numberMark(9), numberMark(5))} kind="explored">
        {positioned(RIGHT, ship('colony', 160))}
      </SystemScene>
      <Signs of={['friendship', 'friendship', 'to', 1, 'points']} />
    </>
  )),
  beginners: entryDrawing('learn', () => (
    <>
      <SystemScene kind="home">
        {positioned(RIGHT, <ColonyPiece seat={0} />)}
        {positioned(BELOW, <SpaceportPiece seat={0} launches={[90]} />)}
      </SystemScene>
      <Signs of={['colony-ship', '+', 3, 'card', '+', 'booster']} />
    </>
  )),
  blockade: entryDrawing('lock', () => (
    <SystemScene>
      {positioned(RIGHT, ship('trade', 0))}
      <path d={crossPath(RIGHT)} className="almanac-cross" />
      {positioned(BELOW, <SpaceportPiece seat={1} launches={[90]} />)}
      <path d={crossPath(FROM_BELOW)} className="almanac-cross" />
    </SystemScene>
  )),
  board: entryDrawing('planet', () => PLATE_STAMP),
  building: entryDrawing('build', () => (
    <span className="almanac-lines">
      {CARGOES.map((cargo, i) => (
        <Signs key={cargo} of={boughtSigns(SHIP_COST[i] ?? [], cargo === 'colony' ? 'colony-ship' : 'trade-ship')} />
      ))}
      <Signs of={boughtSigns(PORT_COST, 'spaceport')} />
    </span>
  )),
  colony: entryDrawing('colony', () => (
    <>
      <SystemScene>
        {positioned(RIGHT, <ColonyPiece seat={0} />)}
        {positioned(BELOW, ship('colony', -90))}
      </SystemScene>
      <Signs of={['colony', '=', 1, 'points']} />
    </>
  )),
  conversion: friend('trade', 'conversion'),
  donation: friend('hand', 'donation'),
  encounter: entryDrawing('travelers', () => (
    <>
      <Ball colour="black" />
      <Signs of={['to']} />
      {plate('merchant')}
    </>
  )),
  'encounter-results': entryDrawing('log', () => (
    <>
      {plate('rescue')}
      <Signs of={['half-medal', '/', 'booster', '/', 'trade-ship', '/', 'lock']} />
    </>
  )),
  end: signLineDrawing('flag', 'points', '≥', 15, 'to', 'victory'),
  exploring: entryDrawing('eye', () => (
    <>
      <DrawingFrame box={[-86, -92, 172, 174]}>
        <HiddenSector at={CENTRE_POINT} hexes={SAMPLE_HEXES} stars={1} />
        {positioned(COMING, ship('colony', 150))}
      </DrawingFrame>
      <Signs of={['to']} />
      <SystemScene worlds={planets(numberMark(9), { kind: 'pirates', needed: 2 }, numberMark(4))} kind="explored" />
    </>
  )),
  fame: entryDrawing('half-medal', () => (
    <>
      <Medals name="" halves={3} />
      <Signs of={['half-medal', '+', 'half-medal', '=', 1, 'points']} />
    </>
  )),
  'fame-for-sale': friend('half-medal', 'fame-1'),
  flight: entryDrawing('fly', () => (
    <SystemScene>
      <FlightRoute seat={0} points={WAY_POINTS} />
      {positioned(START, ship('colony', 30))}
      <ReachPoint at={BELOW} cost={WAY_POINTS.length - 1} act="found" />
    </SystemScene>
  )),
  founding: entryDrawing('found', () => (
    <SystemScene kind="home">
      {positioned(RIGHT, <ColonyPiece seat={0} />)}
      {positioned(LEFT, <ColonyPiece seat={1} />)}
      {positioned(BELOW, <SpaceportPiece seat={2} launches={[90]} />)}
    </SystemScene>
  )),
  'founding-extension': entryDrawing('seats', () => (
    <>
      <SystemScene kind="home" worlds={planets(numberMark(5, 9), numberMark(3), numberMark(10))}>
        {positioned(RIGHT, <ColonyPiece seat={4} />)}
        {positioned(BELOW, <SpaceportPiece seat={5} launches={[90]} />)}
      </SystemScene>
      <Signs of={['half-medal', '×', 3, '=', 4, 'points']} />
    </>
  )),
  friendship: entryDrawing('friendship', () => (
    <>
      <OutpostScene people="green-folk" docks={[0, 1, null, null, null]} holder={0} />
      <Signs of={['trade-station', 'to', 'card', '+', 2, 'points']} />
    </>
  )),
  'green-folk': friends('green-folk', (word) => word.startsWith('production-')),
  'helping-hand': friend('hand', 'helping-hand'),
  home: entryDrawing('spaceport', () => (
    <SystemScene kind="home" worlds={planets(numberMark(8), numberMark(3), numberMark(10))} />
  )),
  merchants: friends('merchants', (word) => word.startsWith('rate-')),
  discs: entryDrawing('dice', () => (
    <>
      <SystemScene worlds={planets(hiddenMark, hiddenMark, hiddenMark)} />
      <Signs of={['to']} />
      <SystemScene kind="explored" />
    </>
  )),
  'option-dice': entryDrawing('dice', () => (
    <>
      <Dice faces={[3, 5]} />
      <Signs of={['/']} />
      <CardBack>36</CardBack>
    </>
  )),
  'option-fame': signLineDrawing('half-medal', 'goods', 'to', 'half-medal', 1, '/', 2),
  'option-founding': signLineDrawing('colony', 'dice', 'to', 'colony', 'spaceport', '/', 'learn'),
  'option-home': entryDrawing('spaceport', () => (
    <>
      <SystemScene kind="home" worlds={planets(numberMark(8), numberMark(3), numberMark(10))} />
      <Signs of={['/']} />
      <SystemScene kind="home" worlds={planets(numberMark(10), numberMark(8), numberMark(3))} />
    </>
  )),
  'option-offers': signLineDrawing('trade', 'trade', 'trade', 'trade', '…'),
  'option-rivals': signLineDrawing('scientists', 'person', 'cannon', '+', 'scientists', '?'),
  'option-setup': entryDrawing('settings', () => (
    <>
      <SystemScene kind="known" />
      <Signs of={['/']} />
      <DrawingFrame box={[-86, -92, 172, 174]}>
        <HiddenSector at={CENTRE_POINT} hexes={SAMPLE_HEXES} stars={2} />
      </DrawingFrame>
    </>
  )),
  'option-jump': signLineDrawing('fly', 'fly', '/', 'fly', '+', 'fly'),
  'option-target': signLineDrawing('points', 'points', 12, '/', 15, '/', 18),
  pilots: signLineDrawing('seats', 'person', 1, 'to', 'person', 2, 'to', 'build', 'to', 'fly'),
  'pilots-encounter': entryDrawing('seats', () => (
    <>
      <Ball colour="black" />
      <Signs of={['to', 'person', 1, '?', '+', 'person', 2, '?']} />
      {plate('distress')}
    </>
  )),
  points: signLinesDrawing(
    'points',
    ['colony', 1, '/', 'spaceport', 2],
    ['friendship', 2, '/', 'pirate', 1, '/', 'ice', 1],
    ['half-medal', '+', 'half-medal', 1],
  ),
  production: entryDrawing('roll', () => (
    <>
      <Dice faces={[2, 4]} />
      <SystemScene
        worlds={planets({ kind: 'numbers', numbers: [6], state: 'produced' }, numberMark(11), numberMark(4))}
        kind="explored"
      >
        {positioned(RIGHT, <ColonyPiece seat={0} />)}
        {positioned(LEFT, <SpaceportPiece seat={1} launches={[210]} />)}
      </SystemScene>
      <Signs of={['to', 1, 'ore']} />
    </>
  )),
  relief: friend('bank', 'relief'),
  reserve: entryDrawing('card', () => (
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
  sectors: entryDrawing('planet', () => (
    <>
      <DrawingFrame box={[-86, -92, 172, 174]}>
        <HiddenSector at={CENTRE_POINT} hexes={SAMPLE_HEXES} stars={1} />
      </DrawingFrame>
      <DrawingFrame box={[-86, -92, 172, 174]}>
        <HiddenSector at={CENTRE_POINT} hexes={SAMPLE_HEXES} stars={2} />
      </DrawingFrame>
    </>
  )),
  seven: entryDrawing('warn', () => (
    <>
      <Dice faces={[3, 4]} />
      <Signs of={['to', 'hand', '>', HAND_LIMIT, 'to', '½', '+', 'steal']} />
    </>
  )),
  shake: entryDrawing('roll', () => (
    <>
      <Shaker name="" fallen={['yellow', 'red']} />
      <span className="almanac-dice">
        <Ball colour="yellow" />
        <Ball colour="red" />
        <Signs of={['=', 5, '+', 'booster', 'to', 'fly']} />
      </span>
    </>
  )),
  ship: entryDrawing('colony-ship', () => (
    <>
      {(['colony', 'trade'] as const).map((freight, i) => (
        <span key={freight} className="almanac-dice">
          <Piece>{ship(freight)}</Piece>
          <Signs of={['=']} />
          <PriceSigns cost={SHIP_COST[i] ?? []} kinds={RESOURCES} />
        </span>
      ))}
    </>
  )),
  'space-jump': friend('fly', 'space-jump-1'),
  spaceport: entryDrawing('spaceport', () => (
    <>
      <Piece>
        <SpaceportPiece seat={0} launches={[90, 210, -30]} />
      </Piece>
      <Signs of={['=']} />
      <PriceSigns cost={PORT_COST} kinds={RESOURCES} />
      <Signs of={['to', 2, 'points']} />
    </>
  )),
  station: entryDrawing('trade-station', () => (
    <>
      <OutpostScene people="merchants" docks={[1, null, null, null, null]}>
        {positioned(COMING, ship('trade', 150))}
      </OutpostScene>
      <span className="almanac-dice">
        <Piece scale={1.7}>
          <StationPiece seat={0} />
        </Piece>
        <Signs of={['pod', 1, '…', DOCKS_PER_OUTPOST]} />
      </span>
    </>
  )),
  supply: signLinesDrawing('bank', [SUPPLY_RATE, 'ore', 'to', 1, 'any'], [GOOD_RATE, 'goods', 'to', 1, 'any']),
  'targeted-encounter': friend('target', 'targeted-encounter'),
  tokens: entryDrawing('pirate', () => (
    <>
      <SystemScene
        worlds={planets({ kind: 'pirates', needed: 3 }, { kind: 'ice', needed: 2 }, numberMark(4))}
        kind="explored"
      >
        {positioned(RIGHT, ship('colony', 160))}
      </SystemScene>
      <span className="almanac-lines">
        <Signs of={['cannon', 3, 'to', 'pirate', 'to', 1, 'points']} />
        <Signs of={['pod', 2, 'to', 'ice', 'to', 1, 'points']} />
      </span>
    </>
  )),
  trade: signLineDrawing('trade', 1, 'ore', 'person', 'trade', 'person', 1, 'fuel'),
  tribute: entryDrawing('hand', (say) => (
    <>
      {friend('hand', 'tribute').draw(say)}
      <Signs of={[7, 'to', 'hand', '>', REDUCED_TRIBUTE_HAND_LIMIT]} />
    </>
  )),
  turn: signLineDrawing('end-turn', 'dice', 'to', 'trade', '+', 'build', 'to', 'fly', 'to', 'end-turn'),
  upgrades: entryDrawing('booster', () => (
    <>
      {fleet(['yellow', 'blue'])}
      <span className="almanac-lines">
        {UPGRADES.map((upgrade, i) => (
          <Signs key={upgrade} of={boughtSigns(UPGRADE_COST[i] ?? [], upgrade)} />
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

export const STARFARERS_DRAWINGS: AlmanacDrawings = {
  of: ENTRY_DRAWINGS,
  Plate: FarSystems,
  Definitions,
  definedBy: 'world-ore',
};
