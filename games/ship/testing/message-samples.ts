import { gameMessages as duelWording } from '@orrery/duel/words';
import type { Asking, Message, Refusal } from '@orrery/kernel';
import { viewsOf } from '@orrery/kernel';
import { gameMessages as starshipWording } from '@orrery/starship/words';
import { CENTRES } from '../data.ts';
import type { Event } from '../events.ts';
import {
  ARRANGE_FRAME,
  BUILD_FRAME,
  centresFrame,
  FLIGHT_FRAME,
  LOSE_FRAME,
  pirateFrame,
  produceFrame,
  rewardFrame,
  SECTOR_FRAME,
} from '../frame-constants.ts';
import type { Frame } from '../state.ts';
import { cardOf, meetCard, type Position, play, position, type ShipGameId, type TestGame } from './position.ts';

const GAME_MESSAGES = { starship: starshipWording, duel: duelWording } as const;
export const messagesOf = (id: ShipGameId) => GAME_MESSAGES[id];

const SAMPLE_STOCK = [1, 0, 2, 0, 0, 0, 3];
const EMPTY_STOCK = [0, 0, 0, 0, 0, 0, 0];

/** Every event in every form; cards and tasks by their first numbers. */
export function eventSamples(t: TestGame): { readonly [P in Event['kind']]: readonly Extract<Event, { kind: P }>[] } {
  const { cards, tasks } = t.kit.variant;
  const pirate = cards.findIndex(({ kind }) => kind === 'pirate');
  const seat = 0;
  const sector = 1;
  return {
    crests: [{ kind: 'crests', crests: [0, 1] }],
    'first-rolled': [{ kind: 'first-rolled', rolls: [3, 1] }],
    starts: [{ kind: 'starts', seat, astro: [22, 25] }],
    dealt: [{ kind: 'dealt', sizes: [9, 9, 9, 9] }],
    opened: tasks.flatMap((_, task) => [
      { kind: 'opened', task, isLocked: false },
      { kind: 'opened', task, isLocked: true },
    ]),
    sealed: [
      { kind: 'sealed', seat, centres: 0b111111 },
      { kind: 'sealed', seat, centres: null },
    ],
    unsealed: [{ kind: 'unsealed', centres: [1, 2] }],
    turn: [{ kind: 'turn', seat, turn: 3 }],
    rolled: [{ kind: 'rolled', seat, die: 2 }],
    produced: [0, 1, 2, 3, 4, 5].flatMap((stock) => [
      { kind: 'produced', seat, stock, isLost: false },
      { kind: 'produced', seat, stock, isLost: true },
    ]),
    flies: [
      { kind: 'flies', seat, sector, speed: 5 },
      { kind: 'flies', seat, sector: null, speed: 5 },
    ],
    looked: [
      { kind: 'looked', seat, sector, n: cards.length, cards: cards.map((_, card) => card) },
      { kind: 'looked', seat, sector, n: 2, cards: null },
    ],
    arranged: [
      { kind: 'arranged', seat, top: 1, below: 1, cards: [0, 1] },
      { kind: 'arranged', seat, top: 0, below: 2, cards: [0, 1] },
      { kind: 'arranged', seat, top: 1, below: 1, cards: null },
    ],
    revealed: [...cards.keys(), null].map((card) => ({ kind: 'revealed', seat, sector, card })),
    pirate: [
      { kind: 'pirate', seat, sector, demand: 3, card: pirate },
      { kind: 'pirate', seat, sector, demand: 3, card: null },
    ],
    paid: [pirate, null].map((card) => ({ kind: 'paid', seat, sector, card, astro: 3 })),
    fights: [pirate, null].map((card) => ({ kind: 'fights', seat, sector, card })),
    fought: (
      [
        [pirate, true],
        [pirate, false],
        [null, false],
      ] as const
    ).map(([card, isWon]) => ({ kind: 'fought', seat, card, own: 3, other: 1, cannons: 2, strength: 4, isWon })),
    trophy: [0, 3].map((astro) => ({ kind: 'trophy', seat, card: pirate, medals: 1, astro })),
    'lost-cannon': [0, 1, 2].map((level) => ({ kind: 'lost-cannon', seat, level })),
    'lost-booster': [0, 1, 2].map((level) => ({ kind: 'lost-booster', seat, level })),
    'lost-centre': CENTRES.flatMap((_, centre) => [
      { kind: 'lost-centre', seat, centre, level: 1, spilt: EMPTY_STOCK },
      { kind: 'lost-centre', seat, centre, level: 2, spilt: SAMPLE_STOCK },
    ]),
    spared: [{ kind: 'spared', seat }],
    took: [{ kind: 'took', seat, resource: 4 }],
    wasted: [{ kind: 'wasted', seat, n: 2 }],
    bought: [0, null].map((card) => ({ kind: 'bought', seat, sector, card, goods: 5, n: 2, astro: 6 })),
    sold: [0, null].map((card) => ({ kind: 'sold', seat, sector, card, goods: SAMPLE_STOCK, astro: 9 })),
    'used-station': [{ kind: 'used-station', seat, station: 0 }],
    settled: [{ kind: 'settled', seat, sector, card: cardOf(t, 'Heka II') }],
    moored: [{ kind: 'moored', seat, sector, card: cardOf(t, 'Rigel X'), friendship: 1 }],
    refilled: [
      { kind: 'refilled', sector, card: cards.length - 1, group: 4 },
      { kind: 'refilled', sector, card: null, group: 4 },
    ],
    exhausted: [{ kind: 'exhausted', sector }],
    fulfilled: [
      { kind: 'fulfilled', seat, task: 0, paid: EMPTY_STOCK, astro: 0 },
      { kind: 'fulfilled', seat, task: 0, paid: SAMPLE_STOCK, astro: 3 },
    ],
    landed: (['speed', 'actions', 'beaten', 'stopped', 'empty'] as const).map((why) => ({
      kind: 'landed',
      seat,
      why,
    })),
    forced: [{ kind: 'forced', seat, from: 1, resource: 0, astro: 2 }],
    offered: [{ kind: 'offered', seat, give: SAMPLE_STOCK, take: EMPTY_STOCK }],
    traded: [{ kind: 'traded', seat, with: 1, gave: SAMPLE_STOCK, got: SAMPLE_STOCK }],
    declined: [{ kind: 'declined', seat }],
    countered: [{ kind: 'countered', seat: 1, give: SAMPLE_STOCK, take: SAMPLE_STOCK }],
    proposed: [{ kind: 'proposed', seat: 1, to: 0, give: SAMPLE_STOCK, take: SAMPLE_STOCK }],
    withdrawn: [{ kind: 'withdrawn', seat }],
    dismissed: [{ kind: 'dismissed', seat, from: 1 }],
    closed: [{ kind: 'closed', seat }],
    reopened: [{ kind: 'reopened', seat }],
    built: (['colony-ship', 'trade-ship', 'booster', 'booster-2', 'cannon', 'cannon-2'] as const).map((what) => ({
      kind: 'built',
      seat,
      what,
      paid: SAMPLE_STOCK,
    })),
    centre: [1, 2].map((level) => ({ kind: 'centre', seat, centre: 0, level, paid: SAMPLE_STOCK })),
    friend: [
      { kind: 'friend', seat, n: 3 },
      { kind: 'friend', seat: -1, n: 3 },
    ],
    hero: [
      { kind: 'hero', seat, n: 3 },
      { kind: 'hero', seat: -1, n: 3 },
    ],
    ended: [{ kind: 'ended', seat }],
    stalled: [{ kind: 'stalled', turns: 100 }],
    won: [{ kind: 'won', seat, points: 10 }],
  };
}

/** Figures that any refusal may carry. */
const SAMPLE_NUMBERS = {
  ore: 1,
  needed: 3,
  have: 1,
  mission: 1,
  most: 2,
  n: 3,
  room: 0,
  cards: 2,
  speed: 5,
  flown: 5,
  die: 2,
  made: 3,
  places: 2,
  slots: 3,
};

export const refusalSamples = ({ game }: TestGame): readonly Refusal[] =>
  game.vocabulary.refusals.flatMap((code) => [
    { code, rule: '', numbers: { ...SAMPLE_NUMBERS, goods: 0 } },
    { code, rule: '', numbers: { ...SAMPLE_NUMBERS, resource: 4 } },
  ]);

const AT_FLIGHT: Position = { at: 'flight' };

/** Positions in which somebody is asked. */
function questionPositions(id: ShipGameId): readonly TestGame[] {
  const framed = (frame: Frame): TestGame => {
    const t = position(id, { seats: [{ stations: ['rigel'], centres2: ['sensor'] }, {}] });
    t.table.stack.push(frame);
    return t;
  };
  const offer: Frame = { kind: 'offer', give: SAMPLE_STOCK, take: SAMPLE_STOCK };
  const countered = (t: TestGame): TestGame => {
    t.table.proposal = { give: SAMPLE_STOCK, take: SAMPLE_STOCK };
    return t;
  };
  const flown = position(id, AT_FLIGHT);
  meetCard(flown, 'Heka II');
  const last = position(id, AT_FLIGHT);
  meetCard(last, 'Heka II');
  last.table.speed = last.table.flown;
  const passed = position(id, { ...AT_FLIGHT, seats: [{ stock: { astro: 9 } }] });
  meetCard(passed, 'Rigel X');
  play(passed, 0, 'buy 1 ore');
  return [
    ...[
      centresFrame(0),
      centresFrame(1),
      produceFrame(0),
      SECTOR_FRAME,
      ARRANGE_FRAME,
      FLIGHT_FRAME,
      pirateFrame(3, 0),
      rewardFrame(1, -1),
      LOSE_FRAME,
      BUILD_FRAME,
    ].map(framed),
    ...(passed.kit.variant.hasBarter ? [framed(offer), countered(framed(offer))] : []),
    flown,
    last,
    passed,
  ];
}

export const questionSamples = (id: ShipGameId): readonly Message[] =>
  questionPositions(id).flatMap(({ game, state, table }) => {
    const asked = game.awaiting(table);
    if (asked.who !== 'seats') throw new Error('nobody is asked');
    const asking: Asking = asked;
    return viewsOf(state).map((view) => messagesOf(id).question(asking, view));
  });

/** The state of play at some tables. */
export function standingSamples(id: ShipGameId): readonly Message[] {
  const rich = position(id, {
    at: 'flight',
    seats: [
      {
        stations: ['rigel', 'green'],
        centres: ['storage'],
        centres2: ['trade'],
        colonyShips: 1,
        friendship: 3,
        medals: 3,
      },
      { stock: {} },
    ],
  });
  rich.table.friend = 0;
  rich.table.hero = 0;
  rich.state.hands[0]?.ahead.push(0);
  const empty = position(id, { open: [] });
  return [rich, empty].flatMap(({ state, table }) => [
    ...messagesOf(id).standing({ seat: null, table }),
    ...viewsOf(state).flatMap((view) => messagesOf(id).standing(view)),
  ]);
}
