import { NONE } from '@orrery/common';
import type { Asking, Message, Refusal } from '@orrery/kernel';
import { ENCOUNTER_FAMILIES, LEAF_NODES, nodeAt, rootNode, UNMASKED_FAMILY } from '../encounters.ts';
import type { Event } from '../events.ts';
import { FRIENDSHIP_CARDS } from '../friendship.ts';
import { starfarers } from '../game.ts';
import { PEOPLES, TOKENS } from '../sectors.ts';
import type { Frame, Table } from '../state.ts';
import { PLANET_COUNT, SLOT_COUNT, VERTEX_COUNT, vertexAt } from '../topology.ts';
import {
  cardHelp,
  cardMessage,
  gameMessages,
  peopleMessage,
  planetMessage,
  pointLabel,
  sectorMessage,
} from '../words/index.ts';
import { position } from './position.ts';

const SAMPLE_CARDS = [1, 0, 2, 0, 0];
const SAMPLE_PAYMENT = [0, 0, 2, 0, 0];
const NO_PAYMENT = [0, 0, 0, 0, 0];
const SAMPLE_VERTEX = vertexAt('10:26');

/** Boxes with a contest: the answers to cards 16 and 19. */
const TEST_NODES = [rootNode(15, 0), rootNode(15, 1), rootNode(18, 1)];

const times = <X>(n: number, f: (i: number) => X): X[] => Array.from({ length: n }, (_, i) => f(i));

/** Samples of every event, in all its forms. */
export const EVENT_SAMPLES: { readonly [P in Event['kind']]: readonly Extract<Event, { kind: P }>[] } = {
  laid: [{ kind: 'laid', layout: [] }],
  home: [{ kind: 'home', discs: [] }],
  'start-rolled': [{ kind: 'start-rolled', rolls: [7, 0, 9] }],
  starts: [
    { kind: 'starts', seat: 0, second: NONE },
    { kind: 'starts', seat: 0, second: 3 },
  ],
  settled: [{ kind: 'settled', seat: 0, site: 46 }],
  spaceport: [{ kind: 'spaceport', seat: 0, site: 46, paid: SAMPLE_PAYMENT }],
  ship: [
    { kind: 'ship', seat: 0, ship: 0, cargo: 0, vertex: SAMPLE_VERTEX, paid: SAMPLE_PAYMENT },
    { kind: 'ship', seat: 0, ship: 0, cargo: 1, vertex: SAMPLE_VERTEX, paid: NO_PAYMENT },
  ],
  fitted: [
    { kind: 'fitted', seat: 0, upgrade: 0, paid: SAMPLE_PAYMENT },
    { kind: 'fitted', seat: 0, upgrade: 2, paid: NO_PAYMENT },
  ],
  dropped: [{ kind: 'dropped', seat: 0, upgrade: 1 }],
  blocked: [{ kind: 'blocked', sites: [46, 47] }],
  drew: [
    { kind: 'drew', seat: 0, n: 2, cards: [1, 1, 0, 0, 0] },
    { kind: 'drew', seat: 0, n: 2, cards: null },
  ],
  refilled: [{ kind: 'refilled', cards: [8, 8, 8, 8, 8] }],
  turn: [
    { kind: 'turn', seat: 0, second: NONE, turn: 3 },
    { kind: 'turn', seat: 0, second: 3, turn: 3 },
  ],
  rolled: [{ kind: 'rolled', seat: 0, first: 2, second: 5, sum: 7 }],
  produced: [{ kind: 'produced', seat: 0, gains: SAMPLE_CARDS }],
  short: [{ kind: 'short', resource: 1, due: 3, left: 2 }],
  relieved: [{ kind: 'relieved', seat: 0, resource: 3 }],
  passed: [{ kind: 'passed', seat: 0 }],
  seven: [
    { kind: 'seven', owing: 0 },
    { kind: 'seven', owing: 0b101 },
  ],
  sealed: [
    { kind: 'sealed', seat: 0, cards: SAMPLE_CARDS },
    { kind: 'sealed', seat: 0, cards: null },
  ],
  discarded: [{ kind: 'discarded', seat: 0, cards: SAMPLE_CARDS }],
  stole: [
    { kind: 'stole', seat: 0, from: 1, resource: 4 },
    { kind: 'stole', seat: 0, from: 1, resource: null },
  ],
  traded: [{ kind: 'traded', seat: 0, with: 1, gave: SAMPLE_CARDS, got: SAMPLE_PAYMENT }],
  supplied: [{ kind: 'supplied', seat: 0, give: 0, paid: 3, take: 4 }],
  offered: [
    { kind: 'offered', seat: 0, to: 0b11110, give: SAMPLE_CARDS, take: SAMPLE_PAYMENT },
    { kind: 'offered', seat: 0, to: 0b010, give: SAMPLE_CARDS, take: SAMPLE_PAYMENT },
  ],
  accepted: [{ kind: 'accepted', seat: 1, take: SAMPLE_PAYMENT }],
  declined: [{ kind: 'declined', seat: 1 }],
  countered: [{ kind: 'countered', seat: 1, give: SAMPLE_PAYMENT, take: SAMPLE_CARDS }],
  withdrawn: [{ kind: 'withdrawn', seat: 0 }],
  proposed: [{ kind: 'proposed', seat: 1, to: 0, give: SAMPLE_PAYMENT, take: SAMPLE_CARDS }],
  dismissed: [{ kind: 'dismissed', seat: 0, from: 1 }],
  closed: [{ kind: 'closed', seat: 1 }],
  reopened: [{ kind: 'reopened', seat: 1 }],
  built: [{ kind: 'built', seat: 0 }],
  grounded: [{ kind: 'grounded', seat: 0, ship: 0 }],
  shaken: [
    { kind: 'shaken', seat: 0, shake: 4 },
    { kind: 'shaken', seat: 0, shake: 9 },
  ],
  targeted: [
    { kind: 'targeted', seat: 0, wants: 1 },
    { kind: 'targeted', seat: 0, wants: 0 },
  ],
  met: ENCOUNTER_FAMILIES.flatMap((_, family): Extract<Event, { kind: 'met' }>[] => [
    { kind: 'met', reader: 1, seats: 0b1001, family, card: 6 },
    { kind: 'met', reader: 1, seats: 0b0001, family, card: null },
  ]),
  answered: ENCOUNTER_FAMILIES.flatMap((_, family) =>
    [0, 1].map((choice) => ({ kind: 'answered', seat: 0, family, choice, cards: SAMPLE_PAYMENT }) as const),
  ),
  unmasked: [{ kind: 'unmasked', seats: 1 }],
  read: [{ kind: 'read', card: 15 }],
  outcome: LEAF_NODES.map((node) => ({ kind: 'outcome', seat: 0, node })),
  contest: contestSamples(),
  fate: [{ kind: 'fate', seat: 0, sum: 3, shake: 0 }],
  paid: [{ kind: 'paid', seat: 0, cards: SAMPLE_CARDS }],
  refunded: [{ kind: 'refunded', seat: 0, cards: SAMPLE_CARDS }],
  gained: [{ kind: 'gained', seat: 0, gains: SAMPLE_CARDS }],
  forfeited: [{ kind: 'forfeited', seat: 0, cards: SAMPLE_CARDS }],
  fame: [
    { kind: 'fame', seat: 0, n: 1, paid: NO_PAYMENT },
    { kind: 'fame', seat: 0, n: -2, paid: NO_PAYMENT },
    { kind: 'fame', seat: 0, n: 1, paid: SAMPLE_PAYMENT },
  ],
  gave: [
    { kind: 'gave', seat: 1, to: 0, resource: 2 },
    { kind: 'gave', seat: 1, to: 0, resource: null },
  ],
  waiting: [{ kind: 'waiting', seat: 0 }],
  filed: [{ kind: 'filed', card: 15 }],
  reshuffled: [{ kind: 'reshuffled' }],
  flew: [
    { kind: 'flew', seat: 0, ship: 0, from: SAMPLE_VERTEX, to: vertexAt('11:19'), links: 4 },
    { kind: 'flew', seat: 0, ship: 0, from: SAMPLE_VERTEX, to: vertexAt('10:24'), links: 2 },
    { kind: 'flew', seat: 0, ship: 0, from: SAMPLE_VERTEX, to: vertexAt('22:16'), links: 9 },
  ],
  jumped: [{ kind: 'jumped', seat: 0, ship: 0, from: SAMPLE_VERTEX, to: vertexAt('22:14') }],
  returned: [{ kind: 'returned', seat: 0, ship: 0, to: SAMPLE_VERTEX }],
  discovered: times(SLOT_COUNT, (slot) => ({ kind: 'discovered', slot, sector: 0, rotation: 0 })),
  explored: [{ kind: 'explored', slot: 13, discs: [] }],
  cleared: TOKENS.map((_, token) => ({ kind: 'cleared', seat: 0, planet: 39, token, disc: 0 })),
  founded: [{ kind: 'founded', seat: 0, ship: 0, site: 39 }],
  docked: PEOPLES.map((_, kind) => ({ kind: 'docked', seat: 0, ship: 0, people: kind })),
  marker: [{ kind: 'marker', seat: 0, people: 2 }],
  befriended: [{ kind: 'befriended', seat: 0, card: 3 }],
  asked: [{ kind: 'asked', seat: 0, of: 1, resource: 2 }],
  donated: [{ kind: 'donated', seat: 1, to: 0, resource: 2 }],
  kept: [{ kind: 'kept', seat: 1 }],
  converted: [{ kind: 'converted', seat: 0, ship: 0, cargo: 1 }],
  helped: [{ kind: 'helped', seat: 0, from: 0b110 }],
  landed: [{ kind: 'landed', seat: 0 }],
  ended: [{ kind: 'ended', seat: 0 }],
  stalled: [{ kind: 'stalled', turns: 180 }],
  won: [{ kind: 'won', seat: 0, points: 15 }],
};

/** A box of each kind of contest: a fight, a flight, a race. */
function contestSamples(): Extract<Event, { kind: 'contest' }>[] {
  const stats = new Map<string, number>();
  for (const node of TEST_NODES) stats.set(nodeAt(node).test?.stat ?? '', node);
  return [...stats.values()].map((node) => ({
    kind: 'contest',
    seat: 0,
    rival: 3,
    node,
    own: 4,
    other: 3,
    shakes: [0, 8],
  }));
}

const SAMPLE_OFFER = {
  kind: 'offer',
  give: SAMPLE_CARDS,
  take: [0, 1, 0, 0, 0],
  to: 0b110,
  no: 0,
} as const;

/** Every frame that asks somebody something, in every state with a different wording. */
export const QUESTION_FRAMES: readonly Frame[] = [
  { kind: 'settle', seat: 1 },
  { kind: 'harbour', seat: 1 },
  { kind: 'berth', seat: 1, site: 46 },
  { kind: 'fit', seat: 1, from: 'stock' },
  { kind: 'before' },
  { kind: 'relief', seat: 1 },
  { kind: 'discard', owing: 0b011, done: 0b010 },
  { kind: 'steal', victims: 0b110 },
  { kind: 'main' },
  { kind: 'target', seat: 0 },
  { kind: 'answer', seats: [0], choices: [], gifts: [] },
  { kind: 'pick', seat: 0, left: 2, but: NONE, isSwap: 0 },
  { kind: 'drop', seat: 0 },
  { kind: 'ground', seat: 0 },
  { kind: 'jump', seat: 0 },
  { kind: 'launch', seat: 0 },
  { kind: 'give', from: 1, to: 0 },
  { kind: 'flight' },
  { kind: 'befriend', seat: 0, people: 2 },
  { kind: 'donation', seat: 0, of: 1, resource: 3 },
  { ...SAMPLE_OFFER, yes: 0 },
  { ...SAMPLE_OFFER, yes: 0b110 },
];

/** Every refusal with typical figures. */
export const REFUSAL_SAMPLES: readonly Refusal[] = starfarers.vocabulary.refusals.flatMap((code) => {
  const numbers = { ore: 1, food: 2, rate: 3, have: 2, made: 3, most: 3, owed: 4, chosen: 3 };
  const more = { stations: 3, docks: 5, left: 2, least: 3, leaders: 1 };
  return [
    { code, rule: 'SF-END-01', numbers: { ...numbers, ...more } },
    { code, rule: 'SF-END-01', numbers: { ...numbers, ...more, ore: 0, food: 0 } },
  ];
});

/** The table used for formatting samples: pieces of all kinds, an explored system with a token, face-down sectors. */
export const sampleTable: Table = position({
  seats: [
    { colonies: ['1:27'], ports: ['-2:26'], ships: [['colony', '10:26']], friends: ['fame-1'], docked: [0, 0, 0, 1] },
    { colonies: ['8:26'], ships: [['trade', '4:26']] },
    {},
    {},
    {},
  ],
  explored: { 13: [5, 'pirates-4', 10] },
  blocked: ['16:26'],
}).table;
const hiddenTable: Table = position({ options: { setup: 'explorer' }, laid: { 13: 12 } }).table;

/** The question to every seat and a spectator in this frame. */
export function questionsIn(frame: Frame): readonly (readonly [Asking, Message])[] {
  const state = position({ frames: [frame], seats: [{ hand: [9, 0, 0, 0, 0] }, { hand: [0, 8, 0, 0, 0] }, {}] });
  state.table.family = UNMASKED_FAMILY;
  state.table.adrift = frame.kind === 'flight' ? 1 : 0;
  const plain = { ...state.table, adrift: 0 };
  const asking = starfarers.awaiting(state.table);
  if (asking.who !== 'seats') throw new Error(`nobody is asked in ${frame.kind}`);
  const windows = [state.table, plain].flatMap((at) => [
    { seat: null, table: at },
    ...state.hands.map((hand, seat) => ({ seat, table: at, hand })),
  ]);
  return windows.map((window) => [asking, gameMessages.question(asking, window)] as const);
}

const SAMPLE_HAND = { resources: SAMPLE_CARDS, discard: null, card: NONE };

/** Messages outside the course of a game: on the board, on cards, in options and about provenance. */
export const STANDING_SAMPLES: readonly Message[] = [
  ...times(VERTEX_COUNT, (vertex) => pointLabel(sampleTable, vertex)),
  ...times(VERTEX_COUNT, (vertex) => pointLabel(hiddenTable, vertex)),
  ...times(PLANET_COUNT, (at) => at)
    .filter((at) => sampleTable.planets[at] !== NONE)
    .map((at) => planetMessage(sampleTable, at)),
  ...times(SLOT_COUNT, (slot) => sectorMessage(sampleTable, slot)),
  ...times(SLOT_COUNT, (slot) => sectorMessage(hiddenTable, slot)),
  ...times(FRIENDSHIP_CARDS.length, cardMessage),
  ...times(FRIENDSHIP_CARDS.length, cardHelp),
  ...times(PEOPLES.length, peopleMessage),
  ...Object.values(gameMessages.options).flatMap(({ name, help, values }) => [name, help, ...values]),
  ...gameMessages.marks.flatMap(({ subject, provenance, note }) => [subject, provenance, note]),
  ...(gameMessages.legend === null ? [] : [gameMessages.legend]),
  ...gameMessages.standing({ seat: 0, table: sampleTable, hand: SAMPLE_HAND }),
  ...gameMessages.standing({ seat: null, table: sampleTable }),
];
