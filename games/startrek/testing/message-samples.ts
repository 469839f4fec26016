import { NONE } from '@orrery/common';
import type { Asking, Message, Refusal } from '@orrery/kernel';
import { CHARACTERS } from '../characters.ts';
import { DEVELOPMENTS, RESOURCE_KINDS } from '../data.ts';
import type { Event } from '../events.ts';
import { startrek } from '../game.ts';
import type { Frame, Table } from '../state.ts';
import { SUPPORT_CARDS, type SupportEvent } from '../support/index.ts';
import { EDGE_COUNT, HEX_COUNT, VERTEX_COUNT } from '../topology.ts';
import {
  amount,
  amounts,
  characterMessage,
  developmentHelp,
  developmentMessage,
  effectHelp,
  gameMessages,
  laneLabel,
  planetLabel,
  pointLabel,
  resource,
} from '../words/index.ts';
import { position } from './position.ts';

const SAMPLE_CARDS = [1, 0, 2, 0, 0];
const SAMPLE_PRICE = [0, 0, 1, 1, 1];

type OwnEventKind = Exclude<Event['kind'], SupportEvent['kind']>;

/** Every event in every form; those of support cards have their own examples. */
export const EVENT_SAMPLES: { readonly [P in OwnEventKind]: readonly Extract<Event, { kind: P }>[] } = {
  laid: [{ kind: 'laid', planets: [], numbers: [], posts: [] }],
  'start-rolled': [{ kind: 'start-rolled', rolls: [7, 0, 9] }],
  starts: [{ kind: 'starts', seat: 1 }],
  founded: [
    { kind: 'founded', seat: 0, vertex: 8, round: 1, gains: [0, 0, 0, 0, 0] },
    { kind: 'founded', seat: 0, vertex: 8, round: 2, gains: SAMPLE_CARDS },
  ],
  turn: [{ kind: 'turn', seat: 2, turn: 12 }],
  ended: [{ kind: 'ended', seat: 0, points: 5 }],
  building: [{ kind: 'building', seat: 0 }],
  rolled: [{ kind: 'rolled', seat: 1, first: 3, second: 4, sum: 7 }],
  produced: [{ kind: 'produced', seat: 0, gains: SAMPLE_CARDS }],
  short: [{ kind: 'short', resource: 4, due: 5, left: 3 }],
  seven: [
    { kind: 'seven', owing: 0 },
    { kind: 'seven', owing: 0b101 },
  ],
  sealed: [
    { kind: 'sealed', seat: 0, cards: SAMPLE_CARDS },
    { kind: 'sealed', seat: 0, cards: null },
  ],
  discarded: [{ kind: 'discarded', seat: 0, cards: SAMPLE_CARDS }],
  cruiser: [
    { kind: 'cruiser', seat: 0, from: 9, to: 3 },
    { kind: 'cruiser', seat: 0, from: 3, to: 9 },
  ],
  stole: [
    { kind: 'stole', seat: 0, from: 1, resource: 4 },
    { kind: 'stole', seat: 0, from: 1, resource: null },
  ],
  spared: [{ kind: 'spared', seat: 0 }],
  ship: [
    { kind: 'ship', seat: 0, edge: 12, paid: [1, 1, 0, 0, 0] },
    { kind: 'ship', seat: 0, edge: 12, paid: [0, 0, 0, 0, 0] },
  ],
  station: [{ kind: 'station', seat: 0, vertex: 8, paid: [1, 1, 1, 1, 0] }],
  base: [
    { kind: 'base', seat: 0, vertex: 8, paid: [0, 0, 0, 2, 3], returned: 1 },
    { kind: 'base', seat: 0, vertex: 8, paid: [0, 0, 0, 2, 3], returned: 0 },
  ],
  bought: [
    { kind: 'bought', seat: 0, paid: SAMPLE_PRICE },
    { kind: 'bought', seat: 0, paid: [1, 0, 0, 1, 1] },
  ],
  drew: [
    { kind: 'drew', seat: 0, card: 0 },
    { kind: 'drew', seat: 0, card: null },
  ],
  intervened: [{ kind: 'intervened', seat: 0, fleet: 3 }],
  utopia: [{ kind: 'utopia', seat: 0 }],
  science: [{ kind: 'science', seat: 0, gains: SAMPLE_CARDS }],
  monopoly: [
    { kind: 'monopoly', seat: 0, resource: 4, lost: [0, 2, 1] },
    { kind: 'monopoly', seat: 0, resource: 4, lost: [0, 0, 0] },
  ],
  enough: [{ kind: 'enough', seat: 0 }],
  banked: [{ kind: 'banked', seat: 0, give: 4, paid: 3, take: 2 }],
  offered: [
    { kind: 'offered', seat: 0, to: 0b110, give: SAMPLE_CARDS, take: [0, 1, 0, 0, 0] },
    { kind: 'offered', seat: 0, to: 0b010, give: SAMPLE_CARDS, take: [0, 1, 0, 0, 0] },
  ],
  accepted: [{ kind: 'accepted', seat: 1, take: SAMPLE_CARDS }],
  declined: [{ kind: 'declined', seat: 1 }],
  countered: [{ kind: 'countered', seat: 1, give: SAMPLE_CARDS, take: [0, 1, 0, 0, 0] }],
  withdrawn: [{ kind: 'withdrawn', seat: 0 }],
  proposed: [{ kind: 'proposed', seat: 1, to: 0, give: SAMPLE_CARDS, take: [0, 1, 0, 0, 0] }],
  dismissed: [{ kind: 'dismissed', seat: 0, from: 1 }],
  closed: [{ kind: 'closed', seat: 1 }],
  reopened: [{ kind: 'reopened', seat: 1 }],
  traded: [{ kind: 'traded', seat: 0, with: 1, gave: SAMPLE_CARDS, got: [0, 1, 0, 0, 0] }],
  route: [
    { kind: 'route', seat: 0, length: 5 },
    { kind: 'route', seat: NONE, length: 0 },
  ],
  fleet: [
    { kind: 'fleet', seat: 0, size: 3 },
    { kind: 'fleet', seat: NONE, size: 0 },
  ],
  support: [{ kind: 'support', seat: 0, character: 3 }],
  passed: [{ kind: 'passed', seat: 0, character: 4 }],
  flipped: [{ kind: 'flipped', seat: 0, character: 3 }],
  exchanged: [{ kind: 'exchanged', seat: 0, gave: 3, took: 4 }],
  stalled: [{ kind: 'stalled', turns: 160 }],
  won: [
    { kind: 'won', seat: 0, points: 10, cards: 0 },
    { kind: 'won', seat: 0, points: 10, cards: 2 },
  ],
};

function exampleOf(...parts: readonly object[]): SupportEvent {
  return Object.assign({}, ...parts);
}
const supportExamples = SUPPORT_CARDS.flatMap(({ events }) =>
  Object.entries(events).flatMap(([kind, { examples }]) => examples.map((example) => exampleOf({ kind }, example))),
);

/** All of them, including those of support cards. */
export const ALL_EVENT_SAMPLES: readonly Event[] = [...Object.values(EVENT_SAMPLES).flat(), ...supportExamples];

const SAMPLE_OFFER = {
  kind: 'offer',
  give: SAMPLE_CARDS,
  take: [0, 1, 0, 0, 0],
  to: 0b110,
  no: 0,
} as const;

/** Every frame that asks somebody something, in every state with a different wording. */
export const QUESTION_FRAMES: readonly Frame[] = [
  { kind: 'found-station', seat: 1, round: 1 },
  { kind: 'found-ship', seat: 1, vertex: 8 },
  { kind: 'before' },
  { kind: 'trade' },
  { kind: 'build' },
  { kind: 'main' },
  { kind: 'shield', seat: 1 },
  { kind: 'discard', owing: 0b011, done: 0b010 },
  { kind: 'cruiser' },
  { kind: 'steal', victims: 0b110 },
  { kind: 'compensation', seat: 1 },
  { kind: 'utopia', left: 2 },
  { kind: 'substitute' },
  { kind: 'relaunch', from: 12 },
  { kind: 'demand', resource: 4, asked: 0b010, got: 1 },
  { kind: 'repay', to: 1 },
  { kind: 'keep' },
  { kind: 'inspect', from: 1 },
  { kind: 'decide', seat: 0 },
  { ...SAMPLE_OFFER, yes: 0 },
  { ...SAMPLE_OFFER, yes: 0b110 },
];

/** Every refusal with typical figures. */
export const REFUSAL_SAMPLES: readonly Refusal[] = [...startrek.vocabulary.refusals, 'no-such-seat'].flatMap((code) => {
  const numbers = { water: 1, food: 2, rate: 4, have: 3, made: 3, most: 3, due: 2, chosen: 1, points: 5, target: 10 };
  const more = { owed: 4, character: 4, held: 3, turns: 1, cards: 9, safe: 7, own: 6 };
  return [
    { code, rule: 'ST-DEF-01', numbers: { ...numbers, ...more } },
    { code, rule: 'ST-DEF-01', numbers: { ...numbers, ...more, held: NONE, cards: 3, water: 0, food: 0 } },
  ];
});

/** The table used for formatting samples. */
export const sampleTable: Table = position({
  seats: [{ stations: [24], ships: [36, 44] }, { bases: [8], ships: [12] }, {}],
  cruiser: 3,
}).table;

const SAMPLE_HAND = { resources: SAMPLE_CARDS, developments: [], fresh: [], discard: null, shown: null };

/** The question to every seat and a spectator in this frame, with and without a card to play. */
export function questionsIn(frame: Frame): readonly (readonly [Asking, Message])[] {
  return [[], [1, 0, 0, 0, 0]].flatMap((cards) => questionsWith(frame, cards));
}

function questionsWith(frame: Frame, cards: readonly number[]): readonly (readonly [Asking, Message])[] {
  const state = position({ frame, seats: [{ hand: [9, 0, 0, 0, 0], cards }, { hand: [0, 8, 0, 0, 0] }, {}] });
  const asking = startrek.awaiting(state.table);
  if (asking.who !== 'seats') throw new Error(`nobody is asked in ${frame.kind}`);
  const windows = [
    { seat: null, table: state.table },
    ...state.hands.map((hand, seat) => ({ seat, table: state.table, hand })),
  ];
  return windows.map((window) => [asking, gameMessages.question(asking, window)] as const);
}

const times = <X>(n: number, f: (i: number) => X): X[] => Array.from({ length: n }, (_, i) => f(i));

/** Messages outside the course of a game: on the board, on cards, in options and about provenance. */
export const STANDING_SAMPLES: readonly Message[] = [
  ...times(VERTEX_COUNT, (vertex) => pointLabel(sampleTable, vertex)),
  ...times(EDGE_COUNT, (edge) => laneLabel(sampleTable, edge)),
  ...times(HEX_COUNT, (hex) => planetLabel(sampleTable, hex)),
  ...times(HEX_COUNT, (hex) => planetLabel({ ...sampleTable, cruiser: 9 }, hex)),
  ...times(RESOURCE_KINDS, resource),
  ...times(RESOURCE_KINDS, (kind) => amount(kind, 2)),
  ...[amounts([0, 0, 0, 0, 0])].flat(),
  ...times(DEVELOPMENTS.length, developmentMessage),
  ...times(DEVELOPMENTS.length, developmentHelp),
  ...CHARACTERS.flatMap(({ effect }, i) => [characterMessage(i), effectHelp(effect)]),
  ...Object.values(gameMessages.options).flatMap(({ name, help, values }) => [name, help, ...values]),
  ...gameMessages.marks.flatMap(({ subject, provenance, note }) => [subject, provenance, note]),
  ...(gameMessages.legend === null ? [] : [gameMessages.legend]),
  ...gameMessages.standing({ seat: 0, table: sampleTable, hand: { ...SAMPLE_HAND, developments: [1, 0, 0, 0, 0] } }),
  ...gameMessages.standing({ seat: null, table: { ...sampleTable, routeHolder: 0, fleetHolder: 1 } }),
];
