import { NONE, substitutedPrice } from '@orrery/common';
import { describe, expect, test } from 'vitest';
import { COST, DILITHIUM, WATER } from './data.ts';
import { startrek } from './game.ts';
import { legalMoves } from './testing/legal.ts';
import { chance, codes, handOfSeat, play, position, question } from './testing/position.ts';
import { EDGE_COUNT, TOPOLOGY } from './topology.ts';

const RICH = [9, 9, 9, 9, 9];

describe('ST-CARD-SCOTT', () => {
  test('ST-CARD-SCOTT · any other card can replace the dilithium or the tritanium of one ship', () => {
    const state = position({
      seats: [{ support: 'scott', stations: [24], hand: substitutedPrice(COST.ship, DILITHIUM, WATER) }],
    });
    expect(codes(state, 0, 'substitute tritanium by water')).toEqual(['cannot-pay']);
    play(state, 0, 'substitute dilithium by water');
    expect(question(state)).toBe('substitute');
    play(state, 0, 'place 36');
    expect([question(state), handOfSeat(state, 0), state.table.edges[36]]).toEqual(['decide', [0, 0, 0, 0, 0], 1]);
  });

  test('ST-CARD-SCOTT · only cards in the price can be replaced, and Chapel may also pay the printed price', () => {
    expect(startrek.notation.parse('substitute food by water')).toBeNull();
    expect(startrek.notation.parse('substitute tritanium by water')).not.toBeNull();
    expect(startrek.notation.parse('choose')).toEqual({ kind: 'choose', without: NONE, by: NONE });
  });

  test('ST-CARD-SCOTT · it needs a ship in the supply and a free lane', () => {
    const state = position({ seats: [{ support: 'scott', hand: RICH }] });
    expect(codes(state, 0, 'substitute dilithium by water')).toEqual(['no-lane']);
  });
});

describe('ST-CARD-SULU', () => {
  test('ST-CARD-SULU · an end ship is lifted and placed on another lane for free', () => {
    const state = position({ seats: [{ support: 'sulu', stations: [24], ships: [36, 44] }] });
    expect(codes(state, 0, 'lift 36')).toEqual(['no-end-ship']);
    expect(codes(state, 0, 'lift 28')).toContain('no-own-ship');
    play(state, 0, 'lift 44');
    expect(codes(state, 0, 'place 44')).toEqual(['same-lane']);
    play(state, 0, 'place 28');
    expect([state.table.edges[44], state.table.edges[28], state.table.players[0]?.ships]).toEqual([0, 1, 13]);
    expect(question(state)).toBe('decide');
  });

  test('ST-CARD-SULU · a founding ship alone beside its station is an end ship; another player’s building does not hold it', () => {
    const alone = position({ seats: [{ support: 'sulu', stations: [24], ships: [36] }, { stations: [30 + 6] }] });
    expect(codes(alone, 0, 'lift 36')).toEqual([]);
    const against = position({ seats: [{ support: 'sulu', stations: [24], ships: [36, 44] }, { stations: [35] }] });
    expect(codes(against, 0, 'lift 44')).toEqual([]);
  });

  test('ST-CARD-SULU · an own ship beyond another player’s building holds it', () => {
    const seats = [{ support: 'sulu', stations: [24], ships: [36, 44, 43] }, { stations: [35] }];
    const state = position({ seats });
    expect(codes(state, 0, 'lift 44')).toEqual(['no-end-ship']);
    expect(codes(state, 0, 'lift 43')).toEqual([]);
  });

  test('ST-CARD-SULU · without another lane it cannot be used', () => {
    const seats = [{ support: 'sulu', stations: [0], ships: [0] }, { ships: [1] }];
    const state = position({ seats });
    expect(codes(state, 0, 'lift 0')).toEqual(['no-lane']);
  });

  test('ST-CARD-SULU · ST-LSR-05 · a holder who shortens their own route loses the card', () => {
    const state = position({ seats: [{ support: 'sulu', stations: [24], ships: [28, 27, 35, 43, 44] }] });
    expect(state.table.routeHolder).toBe(0);
    play(state, 0, 'lift 44');
    play(state, 0, 'place 26');
    expect([state.table.routeHolder, state.table.players[0]?.route]).toEqual([-1, 4]);
  });
});

describe('ST-CARD-CHAPEL', () => {
  test('ST-CARD-CHAPEL · another card in the price; of three cards seen, one is kept and two go back', () => {
    const state = position({ seats: [{ support: 'chapel', hand: [0, 0, 0, 1, 2] }] });
    expect(codes(state, 0, 'choose')).toEqual(['cannot-pay']);
    play(state, 0, 'choose food by water');
    const { open, secret } = chance(state, 0, 13, 20);
    expect(open).toEqual([{ kind: 'looked', seat: 0, cards: null }]);
    expect(secret).toEqual([{ kind: 'looked', seat: 0, cards: [1, 1, 0, 0, 1] }]);
    expect(codes(state, 0, 'keep monopoly')).toEqual(['not-shown']);
    play(state, 0, 'keep utopia');
    expect(state.hands[0]).toMatchObject({ developments: [0, 1, 0, 0, 0], fresh: [0, 1, 0, 0, 0], shown: null });
    expect([state.table.deck, state.box.deck, question(state)]).toEqual([24, [14, 1, 2, 2, 5], 'decide']);
  });

  test('ST-CARD-CHAPEL · if only two cards are left, two are seen', () => {
    const state = position({ seats: [{ support: 'chapel', hand: [0, 0, 1, 1, 1] }] });
    state.box.deck.splice(0, 5, 1, 0, 0, 0, 1);
    state.table.deck = 2;
    play(state, 0, 'choose');
    expect(startrek.awaiting(state.table)).toMatchObject({ of: [2, 1], secret: true });
  });

  test('ST-CARD-CHAPEL · a victory card that is kept can win at once', () => {
    const seats = [
      {
        support: 'chapel',
        stations: [24, 8],
        bases: [40, 14],
        ships: [28, 27, 35, 43, 44],
        cards: [0, 0, 0, 0, 1],
        hand: [0, 0, 1, 1, 1],
      },
    ];
    const state = position({ seats });
    play(state, 0, 'choose');
    chance(state, state.table.deck - 1, 0, 0);
    play(state, 0, 'keep victory');
    expect(question(state)).toBe('over');
  });
});

describe('ST-CARD-SAREK', () => {
  test('ST-CARD-SAREK · a fleet card pays for a station that costs 1 dilithium and 1 tritanium', () => {
    const seats = [{ support: 'sarek', stations: [24], ships: [36, 44], hand: [1, 1, 0, 0, 0], fleet: 1 }];
    const state = position({ seats });
    play(state, 0, 'retire-station 35');
    expect(state.table.players[0]).toMatchObject({ fleet: 0, points: 2, stations: 3 });
    expect([state.table.spent, state.table.played, question(state)]).toEqual([[1, 0, 0, 0, 0], 0, 'decide']);
  });

  test('ST-CARD-SAREK · the holder is offered only their own sites and stations', () => {
    const own = { support: 'sarek', stations: [24], ships: [36, 44], hand: RICH, fleet: 1 };
    for (const seat of [1, 3]) {
      const state = position({ seats: [0, 1, 2, 3].map((each) => (each === seat ? own : {})), active: seat });
      expect(legalMoves(state, seat, 'retire-station')).toEqual(['retire-station 35']);
      expect(legalMoves(state, seat, 'retire-base')).toEqual(['retire-base 24']);
    }
  });

  test('ST-CARD-SAREK · or for a base that costs 2 water and 1 oxygen', () => {
    const state = position({ seats: [{ support: 'sarek', stations: [24], hand: [0, 0, 0, 1, 2], fleet: 1 }] });
    play(state, 0, 'retire-base 24');
    expect(state.table.players[0]).toMatchObject({ points: 2, cards: 0 });
  });

  /** Seat 0 holds the largest fleet and retires a card of it. */
  const fleets = (...sizes: number[]) => {
    const seats = sizes.map((fleet, seat) =>
      seat === 0 ? { support: 'sarek', stations: [24], hand: [0, 0, 0, 1, 2], fleet } : { fleet },
    );
    const state = position({ seats });
    state.table.fleetHolder = 0;
    const holder = state.table.players[0];
    if (holder) holder.points += 2;
    play(state, 0, 'retire-base 24');
    return state.table.fleetHolder;
  };

  test('ST-FLT-02 · a fleet that shrinks is kept with 3 if nobody is ahead, passed to a single leader, laid aside in a tie', () => {
    expect(fleets(4, 3, 0)).toBe(0);
    expect(fleets(4, 4, 0)).toBe(1);
    expect(fleets(4, 4, 4)).toBe(-1);
    expect(fleets(3, 3, 0)).toBe(1);
    expect(fleets(3, 2, 0)).toBe(-1);
  });
});

const range = (n: number) => Array.from({ length: n }, (_, i) => i);
const endsOf = (edge: number) => TOPOLOGY.edgeVertices.slice(edge * 2, edge * 2 + 2);
const lanesAt = (vertex: number) =>
  TOPOLOGY.vertexEdges.slice(vertex * 3, vertex * 3 + 3).filter((edge) => edge !== NONE);
/** The lanes that share a point with this one. */
const beside = (edge: number) => endsOf(edge).flatMap((vertex) => lanesAt(vertex).filter((other) => other !== edge));

test('ST-CARD-SULU · lanes reached only by the lifted ship do not count as free, for any holder', () => {
  const lone =
    range(EDGE_COUNT).find((edge) => beside(edge).length === 4 && beside(edge).every((other) => other >= 48)) ?? NONE;
  const free = range(EDGE_COUNT).filter((edge) => edge !== lone && !beside(lone).includes(edge));
  for (const holder of range(4)) {
    const seats = range(4).map((seat) =>
      seat === holder ? { support: 'sulu', ships: [lone] } : { ships: free.filter((edge) => edge % 12 === seat * 3) },
    );
    const state = position({ seats, active: holder });
    expect(codes(state, holder, `lift ${lone}`), `seat ${holder}`).toEqual(['no-lane']);
  }
});

test('ST-CARD-SULU · a free lane at the first point is enough, and occupied lanes are not', () => {
  const ship = 36;
  const shut = { ships: beside(ship) };
  const first = position({ seats: [{ support: 'sulu', stations: [0], ships: [ship] }, shut] });
  expect(codes(first, 0, `lift ${ship}`)).toEqual([]);
  const others = lanesAt(24).filter((edge) => edge !== ship);
  const none = position({ seats: [{ support: 'sulu', stations: [24], ships: [ship] }, { ships: others }] });
  expect(codes(none, 0, `lift ${ship}`)).toEqual(['no-lane']);
});

test('ST-CARD-SULU · a ship on the first lane can be lifted like any other', () => {
  const state = position({ seats: [{ support: 'sulu', stations: [0, 24], ships: [0, 36] }] });
  expect(legalMoves(state, 0, 'lift')).toEqual(['lift 0', 'lift 36']);
});

test('ST-CARD-SULU · ST-STN-01 · a point reached only by the lifted ship is no longer reached', () => {
  const beyond = TOPOLOGY.vertexEdges[36 * 3] ?? NONE;
  const seats = [{ support: 'sulu', stations: [24], ships: [36, 44, beyond], hand: RICH }];
  const state = position({ seats });
  expect(codes(state, 0, 'station 35')).toEqual([]);
  play(state, 0, 'lift 44');
  play(state, 0, 'place 28');
  play(state, 0, 'flip');
  expect(codes(state, 0, 'station 35')).toEqual(['not-reached']);
  expect(codes(state, 0, 'ship 43')).toEqual(['no-link']);
});

test('ST-CARD-SULU · a lifted ship may go anywhere except its old place, and each place is offered once', () => {
  const seats = [{}, { support: 'sulu', stations: [24], ships: [36, 44] }];
  const state = position({ seats, active: 1 });
  const before = legalMoves(state, 1, 'ship').length;
  play(state, 1, 'lift 44');
  expect(before).toBe(0);
  const places = legalMoves(state, 1, 'place');
  expect(places).not.toContain('place 44');
  expect(new Set(places).size).toBe(places.length);
  play(state, 1, places.at(-1) ?? '');
  expect(state.table.edges.filter((ship) => ship === 2)).toHaveLength(2);
});

test('ST-CARD-CHAPEL · three cards are seen, or fewer if fewer are left', () => {
  const price = COST.development;
  const full = position({ seats: [{ support: 'chapel', hand: price }] });
  play(full, 0, 'choose');
  expect(startrek.awaiting(full.table)).toMatchObject({ kind: 'look', of: [25, 24, 23] });
  const short = position({ seats: [{ support: 'chapel', hand: price }, { cards: [14, 2, 2, 2, 3] }] });
  play(short, 0, 'choose');
  expect(startrek.awaiting(short.table)).toMatchObject({ kind: 'look', of: [2, 1] });
});

test('ST-CARD-CHAPEL · using it costs the price of a card, and counts as a card bought this turn', () => {
  const state = position({ seats: [{ support: 'chapel', hand: COST.development }] });
  state.table.quiet = 50;
  play(state, 0, 'choose');
  expect(handOfSeat(state, 0)).toEqual([0, 0, 0, 0, 0]);
  expect(state.table).toMatchObject({ bought: 1, quiet: 0 });
});
