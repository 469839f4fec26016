import { COST, type ShipCard, type ShipKit } from '@orrery/ship/facts';
import type { ComponentType, ReactNode } from 'react';
import type { AlmanacDrawings, EntryDrawing, FormatMessage } from '../../../almanac/drawings/entry-drawing.ts';
import {
  priceSignsOf,
  Signs,
  type SignToken,
  Stamp,
  signLineDrawing,
  signLinesDrawing,
} from '../../../almanac/drawings/parts.tsx';
import { CardBack } from '../../../art/cards/card-face.tsx';
import type { GameIconName } from '../../../art/icons/game-icon.tsx';
import { WorldDefinitions } from '../../../art/worlds/world.tsx';
import { SectorBack, SectorStack } from '../art/cards/sector-back.tsx';
import { ActionsLeft, Coins, SpeedLeft } from '../art/counters.tsx';
import { FightDie, ProductionDie } from '../art/dice.tsx';
import { OddsTable } from '../art/odds.tsx';
import { PirateCard } from '../art/pirate-scene.tsx';
import { Centre, type CentreName, CouncilCard, STOCK_SIGNS, VariantCards } from './parts.tsx';

export type EntryDrawings = Readonly<Record<string, EntryDrawing>>;

export const entryDrawing = (sign: GameIconName, draw: (say: FormatMessage) => ReactNode): EntryDrawing => ({
  sign,
  draw,
});

const isPlanet = (card: ShipCard) => card.kind === 'planet';
/** Planets that trade different goods at different prices. */
export const isSample = (card: ShipCard): boolean =>
  card.kind === 'planet' && card.station < 0 && card.price === card.goods + 1;
const isStation = (card: ShipCard) => card.kind === 'planet' && card.station >= 0;
const isBase = (card: ShipCard) => card.kind === 'base';
/** One base of each people. */
export const oneBasePerPeople = ({ variant: { cards } }: ShipKit): ((card: ShipCard) => boolean) => {
  const all = cards.filter((card) => card.kind === 'base');
  return (card) => card.kind === 'base' && all.find(({ people }) => people === card.people) === card;
};
const isColony = (card: ShipCard) => card.kind === 'colony';
export const isPirate = (card: ShipCard): boolean => card.kind === 'pirate';
const isTarget = (card: ShipCard) => card.kind === 'target';

/** Things to build and what they cost, line by line. */
export const worksDrawing = (
  ...lines: readonly (readonly [kind: keyof typeof COST, ...shown: readonly SignToken[]])[]
) => (
  <span className="almanac-lines">
    {lines.map(([kind, ...shown]) => (
      <Signs key={kind} of={[...priceSignsOf(COST[kind], STOCK_SIGNS), 'to', ...shown]} />
    ))}
  </span>
);

export const dieDrawing = (face: number) => <ProductionDie face={face} size="large" />;
const SECTORS = ['1', '2', '3', '4'] as const;
const GROUPS = ['I', 'II', 'III', 'IV'] as const;

const fightDrawing = (cannons: number, strength: number) => (
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

/** Drawings that both games share, made from the cards of the variant. */
function sharedDrawings(kit: ShipKit, Plate: ComponentType): EntryDrawings {
  const { outfit, handicap, cards } = kit.variant;
  const stack = cards.filter(({ group }) => group === 0).length / SECTORS.length;
  const centres = (...names: readonly CentreName[]) =>
    names.map((name) => <Centre key={name} kit={kit} name={name} level={1} />);
  return {
    actions: entryDrawing('to', () => (
      <span className="almanac-lines">
        <ActionsLeft name="" most={2} left={1} />
        <Signs of={['astro', 'trade-station', 'colony', 'science', 'target']} />
      </span>
    )),
    aim: signLinesDrawing(
      'points',
      ['colony', 1, '/', 'target', 1, '/', 'logistics', 'II', 1],
      ['friendship', 1, '/', 'medal', 1],
    ),
    boosters: entryDrawing('booster', () => worksDrawing(['booster', 'booster', 'I'], ['booster-2', 'booster', 'II'])),
    'build-centres': entryDrawing('build', () => (
      <>
        {worksDrawing(['centre', 'production', 'I'], ['centre-2', 'production', 'II', '+', 1, 'points'])}
        <Centre kit={kit} name="science" level={2} />
      </>
    )),
    cannons: entryDrawing('cannon', () => worksDrawing(['cannon', 'cannon', 'I'], ['cannon-2', 'cannon', 'II'])),
    cards: entryDrawing('card', (say) => (
      <>
        <VariantCards kit={kit} say={say} of={isPlanet} most={1} />
        <VariantCards kit={kit} say={say} of={isBase} most={1} />
        <VariantCards kit={kit} say={say} of={isColony} most={1} />
        <VariantCards kit={kit} say={say} of={isPirate} most={1} />
        <VariantCards kit={kit} say={say} of={isTarget} most={1} />
      </>
    )),
    centres: entryDrawing('logistics', () => centres('storage', 'command', 'sensor', 'trade', 'science', 'production')),
    'start-centres': entryDrawing('administration', () => (
      <>
        {centres('storage', ...(outfit.centres > 1 ? (['command'] as const) : []))}
        <Signs of={['eye', '?']} />
        <CardBack />
      </>
    )),
    end: signLineDrawing('flag', 'points', '≥', 10, 'to', 'victory'),
    fight: entryDrawing('cannon', () => fightDrawing(2, 3)),
    flight: entryDrawing('fly', (say) => (
      <>
        <SectorBack sector="1" state="chosen" />
        <Signs of={['to']} />
        <VariantCards kit={kit} say={say} of={isPlanet} most={2} />
        <Signs of={['…']} />
      </>
    )),
    'found-colony': entryDrawing('colony', (say) => (
      <>
        <Signs of={['colony-ship', 'to']} />
        <VariantCards kit={kit} say={say} of={isColony} most={2} />
        <Signs of={['=', 1, 'points']} />
      </>
    )),
    'found-station': entryDrawing('trade-station', (say) => (
      <>
        <Signs of={['trade-ship', 'to']} />
        <VariantCards kit={kit} say={say} of={isStation} most={2} />
        <Signs of={['=', 'trade-station', '+', 'friendship']} />
      </>
    )),
    handicap: entryDrawing('person', () => (
      <>
        <Coins astro={handicap.beginner} />
        <Signs of={['astro', handicap.beginner, ':', handicap.expert]} />
        <Coins astro={handicap.expert} />
        <Signs of={['booster', handicap.boosters]} />
      </>
    )),
    hangar: entryDrawing('colony-ship', () =>
      worksDrawing(['colony-ship', 'colony-ship'], ['trade-ship', 'trade-ship']),
    ),
    learning: entryDrawing('learn', () => (
      <Stamp>
        <Plate />
      </Stamp>
    )),
    losses: signLinesDrawing(
      'lost',
      ['pirate', '>', 'cannon', 'to', 'flag'],
      ['cannon', '/', 'booster', '/', 'administration', 'to', 'lost'],
    ),
    options: signLinesDrawing(
      'settings',
      ['points', '?', '/', 'moon', 'sun', '?'],
      ['eye', '?', '/', 'astro', 88, '?'],
    ),
    pirates: entryDrawing('pirate', () => (
      <>
        <PirateCard demand={3} strength="unknown" />
        <Signs of={['to', 'astro', 3, '/', 'cannon', '?']} />
      </>
    )),
    production: entryDrawing('production', (say) => (
      <>
        {dieDrawing(2)}
        <Signs of={['to']} />
        <VariantCards kit={kit} say={say} of={(card) => card.kind === 'colony' && card.number === 2} most={2} />
        <Signs of={['to', 1, 'any']} />
      </>
    )),
    stacks: entryDrawing('list', () => (
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
    'trade-centre': entryDrawing('trade', () => (
      <>
        <Centre kit={kit} name="trade" level={1} />
        <Signs of={['astro', 2, 'to', 'person', 'to', 1, 'any']} />
      </>
    )),
    stations: entryDrawing('trade-station', (say) => (
      <>
        <VariantCards kit={kit} say={say} of={isStation} most={2} />
        <Signs of={['buy', '/', 'sell', '…', 'end-turn']} />
      </>
    )),
    turn: entryDrawing('end-turn', () => (
      <>
        {dieDrawing(1)}
        <Signs of={['to', 'fly', 'to', 'trade', '+', 'build', 'to', 'end-turn']} />
      </>
    )),
    speed: entryDrawing('booster', () => (
      <>
        <Signs of={['booster', 2, '+']} />
        {dieDrawing(2)}
        <Signs of={['=']} />
        <SpeedLeft name="" most={4} left={3} />
      </>
    )),
  };
}

/** Some tasks of a variant, lying open. */
export const councilDrawing = (kit: ShipKit) =>
  entryDrawing('target', (say) => (
    <span className="almanac-lines">
      {[1, 3, 4].map((number) => (
        <CouncilCard key={number} kit={kit} say={say} number={number} />
      ))}
    </span>
  ));

/** A card of the reserve replaces one that was taken. */
export const replacementDrawing = (kit: ShipKit) =>
  entryDrawing('to', (say) => (
    <>
      <VariantCards kit={kit} say={say} of={isColony} most={1} />
      <Signs of={['to', 'colony', '/']} />
      <SectorBack sector="I" state="lit" />
    </>
  ));

const Definitions = () => (
  <svg className="almanac-definitions" aria-hidden="true">
    <WorldDefinitions />
  </svg>
);

/** The drawings of a variant: the shared ones and its own. */
export const makeDrawings = (kit: ShipKit, own: EntryDrawings, Plate: ComponentType): AlmanacDrawings => ({
  of: { ...sharedDrawings(kit, Plate), ...own },
  Plate,
  Definitions,
  definedBy: 'world-ore',
});
