import { type Card, COST, type Kit } from '@orrery/ship/facts';
import type { ComponentType, ReactNode } from 'react';
import type { Drawings, Drawn, SayWords } from '../../../almanac/drawings/drawn.ts';
import { listed, priceOf, Signs, Stamp, type Token, told } from '../../../almanac/drawings/parts.tsx';
import { CardBack } from '../../../art/cards/card-face.tsx';
import type { GameIconName } from '../../../art/icons/game-icon.tsx';
import { WorldDefinitions } from '../../../art/worlds/world.tsx';
import { SectorBack, SectorStack } from '../art/cards/sector-back.tsx';
import { ActionsLeft, Coins, SpeedLeft } from '../art/counters.tsx';
import { FightDie, ProductionDie } from '../art/dice.tsx';
import { OddsTable } from '../art/odds.tsx';
import { PirateCard } from '../art/pirate-scene.tsx';
import { Cards, Centre, type CentreName, CouncilCard, STOCK_SIGNS } from './parts.tsx';

export type Entries = Readonly<Record<string, Drawn>>;

export const drawn = (sign: GameIconName, draw: (say: SayWords) => ReactNode): Drawn => ({ sign, draw });

const isPlanet = (card: Card) => card.kind === 'planet';
/** Planets that trade different goods, at different prices. */
export const isSample = (card: Card): boolean =>
  card.kind === 'planet' && card.station < 0 && card.price === card.goods + 1;
const isStation = (card: Card) => card.kind === 'planet' && card.station >= 0;
const isBase = (card: Card) => card.kind === 'base';
/** One base of each people. */
export const bases = ({ variant: { cards } }: Kit): ((card: Card) => boolean) => {
  const all = cards.filter((card) => card.kind === 'base');
  return (card) => card.kind === 'base' && all.find(({ people }) => people === card.people) === card;
};
const isColony = (card: Card) => card.kind === 'colony';
export const isPirate = (card: Card): boolean => card.kind === 'pirate';
const isTarget = (card: Card) => card.kind === 'target';

/** Works and what they cost, line by line. */
export const works = (...lines: readonly (readonly [kind: keyof typeof COST, ...shown: readonly Token[]])[]) => (
  <span className="almanac-lines">
    {lines.map(([kind, ...shown]) => (
      <Signs key={kind} of={[...priceOf(COST[kind], STOCK_SIGNS), 'to', ...shown]} />
    ))}
  </span>
);

export const die = (face: number) => <ProductionDie face={face} size="large" />;
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
function shared(kit: Kit, Plate: ComponentType): Entries {
  const { outfit, handicap, cards } = kit.variant;
  const stack = cards.filter(({ group }) => group === 0).length / SECTORS.length;
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
    learning: drawn('learn', () => (
      <Stamp>
        <Plate />
      </Stamp>
    )),
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
          <SectorStack key={sector} sector={sector} count={stack} />
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
export const council = (kit: Kit) =>
  drawn('target', (say) => (
    <span className="almanac-lines">
      {[1, 3, 4].map((number) => (
        <CouncilCard key={number} kit={kit} say={say} number={number} />
      ))}
    </span>
  ));

/** A card of the reserve takes the place of one that left. */
export const replaced = (kit: Kit) =>
  drawn('to', (say) => (
    <>
      <Cards kit={kit} say={say} of={isColony} most={1} />
      <Signs of={['to', 'colony', '/']} />
      <SectorBack sector="I" state="lit" />
    </>
  ));

const Definitions = () => (
  <svg className="almanac-definitions" aria-hidden="true">
    <WorldDefinitions />
  </svg>
);

/** The drawings of a variant: what both games have, and what it has alone. */
export const drawingsOf = (kit: Kit, own: Entries, Plate: ComponentType): Drawings => ({
  of: { ...shared(kit, Plate), ...own },
  Plate,
  Definitions,
  definedBy: 'world-ore',
});
