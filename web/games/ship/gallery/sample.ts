import type { CardPicture } from '../art/cards/card.ts';
import type { ShipState } from '../art/ship/parts.ts';

/** A sample position: turn 9 between Ilse and Noor. */
export const SAIPH: CardPicture = {
  kind: 'trade-planet',
  name: 'Saiph VI',
  good: 'food',
  price: 3,
  direction: 'both',
  station: true,
};

export const SAMPLE_CARDS: readonly CardPicture[] = [
  SAIPH,
  { kind: 'trade-planet', name: 'Ireoni VII', good: 'ore', price: 1, direction: 'both' },
  { kind: 'trade-planet', name: 'Martiin-Tempest II', good: 'goods', price: 5, direction: 'both' },
  { kind: 'trade-planet', name: 'Mintaka II', good: 'fuel', price: 3, direction: 'buy', limit: 2 },
  { kind: 'trade-planet', name: 'Beteigeuze VI', good: 'carbon', price: 4, direction: 'sell', limit: 1 },
  {
    kind: 'outpost',
    name: 'Diplomats’ station',
    keeper: 'diplomats',
    good: 'any',
    price: 3,
    direction: 'buy',
    limit: 1,
  },
  { kind: 'outpost', name: 'Galactic Library', keeper: 'library', good: 'science', price: 3, direction: 'both' },
  {
    kind: 'outpost',
    name: 'Merchants',
    keeper: 'merchants',
    good: 'any',
    price: 3,
    direction: 'sell',
    limit: 2,
    station: true,
  },
  { kind: 'outpost', name: 'Scientists', keeper: 'scientists', good: 'science', price: 2, direction: 'buy', limit: 1 },
  { kind: 'colony', name: 'Alioth VIII', good: 'carbon', number: 1, points: 1, crest: 'moon' },
  { kind: 'colony', name: 'Heka II', good: 'ore', number: 2, points: 1 },
  { kind: 'colony', name: 'Merak V', good: 'food', number: 3, points: 1 },
  { kind: 'pirate', name: 'Pirate', demand: 3, strength: 4, medals: 1, loss: 'cannon' },
  { kind: 'pirate', name: 'Pirates', demand: 3, strength: 'unknown', medals: 1 },
  { kind: 'target', name: 'Pallas', note: 'Council task' },
  { kind: 'haven', name: 'Median', friendship: 2 },
  { kind: 'lost-planet', name: 'LP 101', note: 'nothing here' },
  { kind: 'asteroids', name: 'Asteroids', note: 'nothing here' },
];

const MODULE = [
  { hold: 'ore', amount: 1 },
  { hold: 'carbon', amount: 1 },
  { hold: 'food', amount: 1 },
] as const;

export const OWN_SHIP: ShipState = {
  seat: 0,
  boosters: [2, 2, 1],
  cannons: [2, 1, 0],
  rooms: {
    logistics: { name: 'Logistics', level: 1, note: '3 per hold', takenBy: 1 },
    administration: { name: 'Administration', level: 1, note: '3 actions' },
    communications: { name: 'Communications', level: 0, cost: MODULE },
    trade: { name: 'Trade', level: 1, note: 'buy 1 for 2' },
    science: { name: 'Science', level: 2, note: '1 on 2 and 3' },
    production: { name: 'Production', level: 0, cost: MODULE },
  },
  holds: {
    science: { name: 'Laboratory', amount: 2, capacity: 4 },
    goods: { name: 'Goods', amount: 1, capacity: 3 },
    ore: { name: 'Ore', amount: 2, capacity: 3, preview: -1 },
    fuel: { name: 'Fuel', amount: 2, capacity: 3 },
    food: { name: 'Food', amount: 1, capacity: 3, preview: 2 },
    carbon: { name: 'Carbon', amount: 3, capacity: 3 },
  },
  bays: [
    { ship: 'trade-ship', name: 'Trade ship' },
    { ship: null, name: 'empty bay' },
  ],
};

export const OTHER_SHIP: ShipState = {
  seat: 1,
  boosters: [2, 1, 1],
  cannons: [1, 1, 0],
  rooms: {
    logistics: { name: 'Logistics', level: 2, note: '4 per hold' },
    administration: { name: 'Administration', level: 1, note: '3 actions' },
    communications: { name: 'Communications', level: 1, note: 'look at 2' },
    trade: { name: 'Trade', level: 0 },
    science: { name: 'Science', level: 0 },
    production: { name: 'Production', level: 1, note: '1 on a 2' },
  },
  holds: {
    science: { name: 'Laboratory', amount: 1, capacity: 4 },
    goods: { name: 'Goods', amount: 1, capacity: 4 },
    ore: { name: 'Ore', amount: 2, capacity: 4 },
    fuel: { name: 'Fuel', amount: 0, capacity: 4 },
    food: { name: 'Food', amount: 3, capacity: 4 },
    carbon: { name: 'Carbon', amount: 1, capacity: 4 },
  },
  bays: [
    { ship: 'colony-ship', name: 'Colony ship' },
    { ship: 'trade-ship', name: 'Trade ship' },
  ],
};

/** Long words, to test how the layout adapts. */
export const GERMAN_SHIP: ShipState = {
  ...OWN_SHIP,
  rooms: {
    logistics: { name: 'Logistikzentrum', level: 1, note: '3 Waren je Frachtraum' },
    administration: { name: 'Verwaltungszentrum', level: 2, note: '4 Aktionen je Flug' },
    communications: { name: 'Kommunikation', level: 1, note: '2 Karten im Voraus ansehen' },
    trade: { name: 'Handelszentrum', level: 1, note: 'kaufe eine Ware für 2 Astro' },
    science: { name: 'Wissenschaft', level: 2, note: '1 bei einer 2 oder 3' },
    production: { name: 'Produktion', level: 0, cost: MODULE },
  },
  holds: {
    ...OWN_SHIP.holds,
    science: { name: 'Forschungslabor', amount: 2, capacity: 4 },
    goods: { name: 'Handelsware', amount: 1, capacity: 3 },
  },
  bays: [
    { ship: 'trade-ship', name: 'Handelsschiff' },
    { ship: null, name: 'leer' },
  ],
};
