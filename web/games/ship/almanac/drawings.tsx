import { DUEL } from '@orrery/duel/facts';
import { type Card, COST, type Kit, kitOf } from '@orrery/ship/facts';
import { STARSHIP } from '@orrery/starship/facts';
import type { ReactNode } from 'react';
import type { Drawings, Drawn, SayWords } from '../../../almanac/drawings/drawn.ts';
import { listed, priceOf, Signs, Stamp, type Token, told } from '../../../almanac/drawings/parts.tsx';
import { CardBack } from '../../../art/cards/card-face.tsx';
import type { GameIconName } from '../../../art/icons/game-icon.tsx';
import { WorldDefinitions } from '../../../art/worlds/world.tsx';
import { TwoCaptains } from '../../duel/plate.tsx';
import { FourSectors } from '../../starship/plate.tsx';
import { SectorBack, SectorStack } from '../art/cards/sector-back.tsx';
import { ActionsLeft, Coins, SpeedLeft } from '../art/counters.tsx';
import { FightDie, ProductionDie } from '../art/dice.tsx';
import { OddsTable } from '../art/odds.tsx';
import { PirateCard } from '../art/pirate-scene.tsx';
import { Cards, Centre, type CentreName, CouncilCard, ShipSettingOut, STOCK_SIGNS } from './parts.tsx';

type Entries = Readonly<Record<string, Drawn>>;

const drawn = (sign: GameIconName, draw: (say: SayWords) => ReactNode): Drawn => ({ sign, draw });

const isPlanet = (card: Card) => card.kind === 'planet';
/** Planets that trade different goods, at different prices. */
const isSample = (card: Card) => card.kind === 'planet' && card.station < 0 && card.price === card.goods + 1;
const isStation = (card: Card) => card.kind === 'planet' && card.station >= 0;
const isBase = (card: Card) => card.kind === 'base';
/** One base of each people. */
const bases = ({ variant: { cards } }: Kit): ((card: Card) => boolean) => {
  const all = cards.filter((card) => card.kind === 'base');
  return (card) => card.kind === 'base' && all.find(({ people }) => people === card.people) === card;
};
const isColony = (card: Card) => card.kind === 'colony';
const isPirate = (card: Card) => card.kind === 'pirate';
const isTarget = (card: Card) => card.kind === 'target';

/** Works and what they cost, line by line. */
const works = (...lines: readonly (readonly [kind: keyof typeof COST, ...shown: readonly Token[]])[]) => (
  <span className="almanac-lines">
    {lines.map(([kind, ...shown]) => (
      <Signs key={kind} of={[...priceOf(COST[kind], STOCK_SIGNS), 'to', ...shown]} />
    ))}
  </span>
);

const die = (face: number) => <ProductionDie face={face} size="large" />;
const SECTORS = ['1', '2', '3', '4'] as const;
const GROUPS = ['I', 'II', 'III', 'IV'] as const;

const fight = (cannons: number, strength: number) => (
  <>
    <OddsTable name="" seat={0} wins={(own, other) => own + cannons >= other + strength} />
    <span className="almanac-lines">
      <span className="almanac-dice">
        <Signs of={['cannon', cannons, '+']} />
        <FightDie face={3} side="own" size="large" />
      </span>
      <Signs of={['≥']} />
      <span className="almanac-dice">
        <Signs of={['pirate', strength, '+']} />
        <FightDie face={2} side="pirate" size="large" />
      </span>
    </span>
  </>
);

/** What both games draw alike, from the cards of the variant. */
function shared(kit: Kit): Entries {
  const { outfit, handicap } = kit.variant;
  const centres = (...names: readonly CentreName[]) =>
    names.map((name) => <Centre key={name} kit={kit} name={name} level={1} />);
  return {
    actions: drawn('to', () => (
      <span className="almanac-lines">
        <ActionsLeft name="" most={2} left={1} />
        <Signs of={['astro', 'trade-station', 'colony', 'science', 'target']} />
      </span>
    )),
    aim: listed(
      'points',
      ['colony', 1, '/', 'target', 1, '/', 'logistics', 'II', 1],
      ['friendship', 1, '/', 'medal', 1],
    ),
    boosters: drawn('booster', () => works(['booster', 'booster', 'I'], ['booster-2', 'booster', 'II'])),
    'build-centres': drawn('build', () => (
      <>
        {works(['centre', 'production', 'I'], ['centre-2', 'production', 'II', '+', 1, 'points'])}
        <Centre kit={kit} name="science" level={2} />
      </>
    )),
    cannons: drawn('cannon', () => works(['cannon', 'cannon', 'I'], ['cannon-2', 'cannon', 'II'])),
    cards: drawn('card', (say) => (
      <>
        <Cards kit={kit} say={say} of={isPlanet} most={1} />
        <Cards kit={kit} say={say} of={isBase} most={1} />
        <Cards kit={kit} say={say} of={isColony} most={1} />
        <Cards kit={kit} say={say} of={isPirate} most={1} />
        <Cards kit={kit} say={say} of={isTarget} most={1} />
      </>
    )),
    centres: drawn('logistics', () => centres('storage', 'command', 'sensor', 'trade', 'science', 'production')),
    'start-centres': drawn('administration', () => (
      <>
        {centres('storage', ...(outfit.centres > 1 ? (['command'] as const) : []))}
        <Signs of={['eye', '?']} />
        <CardBack />
      </>
    )),
    end: told('flag', 'points', '≥', 10, 'to', 'victory'),
    fight: drawn('cannon', () => fight(2, 3)),
    flight: drawn('fly', (say) => (
      <>
        <SectorBack sector="1" state="chosen" />
        <Signs of={['to']} />
        <Cards kit={kit} say={say} of={isPlanet} most={2} />
        <Signs of={['…']} />
      </>
    )),
    'found-colony': drawn('colony', (say) => (
      <>
        <Signs of={['colony-ship', 'to']} />
        <Cards kit={kit} say={say} of={isColony} most={2} />
        <Signs of={['=', 1, 'points']} />
      </>
    )),
    'found-station': drawn('trade-station', (say) => (
      <>
        <Signs of={['trade-ship', 'to']} />
        <Cards kit={kit} say={say} of={isStation} most={2} />
        <Signs of={['=', 'trade-station', '+', 'friendship']} />
      </>
    )),
    handicap: drawn('person', () => (
      <>
        <Coins astro={handicap.beginner} />
        <Signs of={['astro', handicap.beginner, ':', handicap.expert]} />
        <Coins astro={handicap.expert} />
        <Signs of={['booster', handicap.boosters]} />
      </>
    )),
    hangar: drawn('colony-ship', () => works(['colony-ship', 'colony-ship'], ['trade-ship', 'trade-ship'])),
    learning: drawn('learn', () => <Stamp>{kit.variant.id === 'duel' ? <TwoCaptains /> : <FourSectors />}</Stamp>),
    losses: listed(
      'lost',
      ['pirate', '>', 'cannon', 'to', 'flag'],
      ['cannon', '/', 'booster', '/', 'administration', 'to', 'lost'],
    ),
    options: listed('settings', ['points', '?', '/', 'moon', 'sun', '?'], ['eye', '?', '/', 'astro', 88, '?']),
    pirates: drawn('pirate', () => (
      <>
        <PirateCard demand={3} strength="unknown" />
        <Signs of={['to', 'astro', 3, '/', 'cannon', '?']} />
      </>
    )),
    production: drawn('production', (say) => (
      <>
        {die(2)}
        <Signs of={['to']} />
        <Cards kit={kit} say={say} of={(card) => card.kind === 'colony' && card.number === 2} most={2} />
        <Signs of={['to', 1, 'any']} />
      </>
    )),
    stacks: drawn('list', () => (
      <>
        {SECTORS.map((sector) => (
          <SectorStack key={sector} sector={sector} count={kit.variant.id === 'duel' ? 9 : 10} />
        ))}
        <Signs of={['/']} />
        {GROUPS.map((group) => (
          <SectorBack key={group} sector={group} />
        ))}
      </>
    )),
    'trade-centre': drawn('trade', () => (
      <>
        <Centre kit={kit} name="trade" level={1} />
        <Signs of={['astro', 2, 'to', 'person', 'to', 1, 'any']} />
      </>
    )),
    stations: drawn('trade-station', (say) => (
      <>
        <Cards kit={kit} say={say} of={isStation} most={2} />
        <Signs of={['buy', '/', 'sell', '…', 'end-turn']} />
      </>
    )),
    turn: drawn('end-turn', () => (
      <>
        {die(1)}
        <Signs of={['to', 'fly', 'to', 'trade', '+', 'build', 'to', 'end-turn']} />
      </>
    )),
    speed: drawn('booster', () => (
      <>
        <Signs of={['booster', 2, '+']} />
        {die(2)}
        <Signs of={['=']} />
        <SpeedLeft name="" most={4} left={3} />
      </>
    )),
  };
}

/** Some tasks of a variant, as they lie open. */
const council = (kit: Kit) =>
  drawn('target', (say) => (
    <span className="almanac-lines">
      {[1, 3, 4].map((number) => (
        <CouncilCard key={number} kit={kit} say={say} number={number} />
      ))}
    </span>
  ));

const STARSHIP_KIT = kitOf(STARSHIP);
const DUEL_KIT = kitOf(DUEL);

/** A card of the reserve takes the place of one that left. */
const replaced = (kit: Kit) =>
  drawn('to', (say) => (
    <>
      <Cards kit={kit} say={say} of={isColony} most={1} />
      <Signs of={['to', 'colony', '/']} />
      <SectorBack sector="I" state="lit" />
    </>
  ));

const friend = told('friendship', 3, 'friendship', 'to', 1, 'points');
const hero = told('medal', 3, 'medal', 'to', 1, 'points');

/** What the book of 2001 alone has. */
const FIRST: Entries = {
  bases: drawn('diplomats', (say) => <Cards kit={STARSHIP_KIT} say={say} of={bases(STARSHIP_KIT)} most={4} />),
  barter: told('trade', 'person', 1, 'ore', 'trade', 2, 'astro', 'person'),
  building: drawn('build', () =>
    works(
      ['colony-ship', 'colony-ship'],
      ['trade-ship', 'trade-ship'],
      ['booster', 'booster'],
      ['cannon', 'cannon'],
      ['centre', 'production'],
    ),
  ),
  sensor: drawn('communications', () => (
    <>
      <Centre kit={STARSHIP_KIT} name="sensor" level={1} />
      <SectorBack sector="2" state="lit" />
      <SectorBack sector="2" state="lit" />
      <Signs of={['eye']} />
    </>
  )),
  holds: drawn('ore', () => (
    <>
      <ShipSettingOut kit={STARSHIP_KIT} />
      <Signs of={['ore', 'fuel', 'food', 'carbon', 'goods', 2, '/', 'science', 4]} />
    </>
  )),
  'new-tasks': drawn('target', (say) => (
    <>
      <CouncilCard kit={STARSHIP_KIT} say={say} number={0} />
      <Signs of={['to']} />
      <CouncilCard kit={STARSHIP_KIT} say={say} number={3} />
    </>
  )),
  replacement: replaced(STARSHIP_KIT),
  'reward-option': told('any', 'any', '=', 'ore', '/', 'fuel', '/', 'food', '/', 'carbon', '/', 'goods'),
  'set-up': drawn('moon', () => (
    <>
      <Signs of={['moon', '=', 'carbon', 1, '/', 'sun', '=', 'fuel', 1]} />
      <Coins astro={STARSHIP.outfit.astro[0]} />
      <Signs of={['astro', STARSHIP.outfit.astro[0]]} />
    </>
  )),
  'science-and-production': drawn('science', () => (
    <>
      <Centre kit={STARSHIP_KIT} name="science" level={1} />
      {die(STARSHIP.numbers.science[0])}
      <Centre kit={STARSHIP_KIT} name="production" level={1} />
      {die(STARSHIP.numbers.production[0])}
    </>
  )),
  ship: drawn('ship', () => <ShipSettingOut kit={STARSHIP_KIT} />),
  tasks: council(STARSHIP_KIT),
  'special-cards': listed('friendship', [3, 'friendship', 'to', 1, 'points'], [3, 'medal', 'to', 1, 'points']),
  'trade-planets': drawn('planet', (say) => <Cards kit={STARSHIP_KIT} say={say} of={isSample} most={4} />),
};

/** What each training mission plays to, in their order. */
const GOALS = DUEL.stages.slice(1).flatMap(({ target }, i): readonly Token[] => (i === 0 ? [target] : ['to', target]));

/** What Das Duell alone has. */
const SECOND: Entries = {
  outfit: drawn('booster', () => <ShipSettingOut kit={DUEL_KIT} />),
  'flight-end': listed(
    'flag',
    ['fly', '=', 'booster', '+', 'dice'],
    ['to', 'to', '/', 'pirate', '>', 'cannon', '/', 'flag'],
  ),
  friend,
  hero,
  'lost-centres': drawn('lost', () => (
    <>
      <Centre kit={DUEL_KIT} name="production" level={2} />
      <Signs of={['to']} />
      <Centre kit={DUEL_KIT} name="production" level={1} />
    </>
  )),
  'new-orders': drawn('target', (say) => (
    <>
      <CouncilCard kit={DUEL_KIT} say={say} number={1} />
      <Signs of={['to']} />
      <CouncilCard kit={DUEL_KIT} say={say} number={4} />
    </>
  )),
  orders: council(DUEL_KIT),
  refill: replaced(DUEL_KIT),
  'set-up': drawn('ship', () => <ShipSettingOut kit={DUEL_KIT} />),
  'space-stations': drawn('diplomats', (say) => <Cards kit={DUEL_KIT} say={say} of={bases(DUEL_KIT)} most={4} />),
  stores: drawn('ore', () => (
    <>
      <ShipSettingOut kit={DUEL_KIT} />
      <Signs of={['ore', 'fuel', 'food', 'carbon', 'goods', 2, '/', 'science', 4]} />
    </>
  )),
  symbols: drawn('moon', () => (
    <>
      <Signs of={['moon', '/', 'sun']} />
      {die(3)}
      <Coins astro={DUEL.outfit.astro[0]} />
      <Signs of={['astro', DUEL.outfit.astro[0], ':', DUEL.outfit.astro[1]]} />
      <Coins astro={DUEL.outfit.astro[1]} />
    </>
  )),
  'trade-phase': told('trade', 'trade-station', 'trade', '+', 'build', '…', 'end-turn'),
  trade: drawn('buy', (say) => <Cards kit={DUEL_KIT} say={say} of={isSample} most={4} />),
  missions: drawn('learn', () => (
    <>
      <Stamp>
        <TwoCaptains />
      </Stamp>
      <Signs of={['points', ...GOALS]} />
    </>
  )),
  variant: drawn('eye', () => (
    <>
      <SectorBack sector="I" />
      <Signs of={['to', '?', 'to']} />
      <SectorBack sector="1" state="lit" />
    </>
  )),
  victory: drawn('medal', (say) => (
    <>
      <Cards kit={DUEL_KIT} say={say} of={isPirate} most={1} />
      <Signs of={['to', 1, 'any', '+', 'medal']} />
    </>
  )),
};

const Definitions = () => (
  <svg className="almanac-definitions" aria-hidden="true">
    <WorldDefinitions />
  </svg>
);

const definedBy = 'world-ore';
export const STARSHIP_DRAWINGS: Drawings = {
  of: { ...shared(STARSHIP_KIT), ...FIRST },
  Plate: FourSectors,
  Definitions,
  definedBy,
};
export const DUEL_DRAWINGS: Drawings = {
  of: { ...shared(DUEL_KIT), ...SECOND },
  Plate: TwoCaptains,
  Definitions,
  definedBy,
};
