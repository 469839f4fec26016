import { substituted } from '@orrery/common';
import { describe, expect, test } from 'vitest';
import { CHARACTERS } from './characters.ts';
import { COST, DILITHIUM, WATER } from './data.ts';
import { startrek } from './game.ts';
import type { Whole } from './state.ts';
import { asked, chance, codes, handOfSeat, play, position, question, roll } from './testing/position.ts';

const BEFORE = { kind: 'before' } as const;
const RICH = [9, 9, 9, 9, 9];
const STRICT = { phases: 'strict' } as const;
const held = (state: Whole, seat: number) => CHARACTERS[state.table.players[seat]?.support ?? -1]?.word;

describe('ST-CARD-UHURA', () => {
  const seats = [{ support: 'uhura', hand: [0, 1, 0, 0, 0] }, { hand: [0, 0, 2, 0, 0] }, { hand: [0, 0, 0, 1, 0] }];

  test('ST-CARD-UHURA · one opponent after the other gives the card named, and gets one of choice', () => {
    const state = position({ seats: [...seats.slice(0, 2), { hand: [0, 0, 1, 0, 0] }] });
    const { open, reveals } = play(state, 0, 'demand food from 1');
    expect(open).toEqual([{ kind: 'demanded', seat: 0, from: 1, resource: 2, got: 1 }]);
    expect([question(state), reveals]).toEqual(['repay', 0b111]);
    const repaid = play(state, 0, 'repay dilithium');
    expect(repaid.open).toEqual([{ kind: 'repaid', seat: 0, to: 1, resource: null }]);
    expect(codes(state, 0, 'demand water from 2')).toEqual(['other-resource']);
    expect(codes(state, 0, 'demand food from 1')).toEqual(['cannot-ask']);
    play(state, 0, 'demand food from 2');
    play(state, 0, 'repay food');
    expect([question(state), handOfSeat(state, 0), handOfSeat(state, 2)]).toEqual([
      'decide',
      [0, 0, 1, 0, 0],
      [0, 0, 1, 0, 0],
    ]);
  });

  test('ST-CARD-UHURA · one opponent can be enough', () => {
    const state = position({ seats });
    play(state, 0, 'demand food from 1');
    play(state, 0, 'repay food');
    play(state, 0, 'enough');
    expect(question(state)).toBe('decide');
  });

  test('ST-CARD-UHURA · finding nothing is no use: the card stays, without a second attempt this turn', () => {
    const state = position({ seats });
    play(state, 0, 'demand water from 1');
    play(state, 0, 'demand water from 2');
    expect([question(state), held(state, 0), state.table.players[0]?.side]).toEqual(['main', 'uhura', 0]);
    expect(codes(state, 0, 'demand food from 1')).toEqual(['support-resting']);
  });
});

describe('ST-CARD-SCOTT', () => {
  test('ST-CARD-SCOTT · any other card in place of the dilithium or the tritanium, for one ship', () => {
    const state = position({
      seats: [{ support: 'scott', stations: [24], hand: substituted(COST.ship, DILITHIUM, WATER) }],
    });
    expect(codes(state, 0, 'substitute tritanium by water')).toEqual(['cannot-pay']);
    play(state, 0, 'substitute dilithium by water');
    expect(question(state)).toBe('substitute');
    play(state, 0, 'place 36');
    expect([question(state), handOfSeat(state, 0), state.table.edges[36]]).toEqual(['decide', [0, 0, 0, 0, 0], 1]);
  });

  test('ST-CARD-SCOTT · needs a ship and a lane', () => {
    const state = position({ seats: [{ support: 'scott', hand: RICH }] });
    expect(codes(state, 0, 'substitute dilithium by water')).toEqual(['no-lane']);
  });
});

describe('ST-CARD-SPOCK', () => {
  const nothing = () => position({ frame: BEFORE, seats: [{}, { support: 'spock' }, {}] });

  test('ST-CARD-SPOCK · a roll that brought nothing brings a card of choice, in any turn, if wanted', () => {
    const state = nothing();
    roll(state, 8);
    expect([question(state), asked(state)]).toEqual(['compensation', 0b010]);
    play(state, 1, 'compensate water');
    expect(handOfSeat(state, 1)).toEqual([0, 0, 0, 0, 1]);
    const declined = nothing();
    roll(declined, 8);
    play(declined, 1, 'pass');
    expect([question(declined), held(declined, 1)]).toEqual(['main', 'spock']);
  });

  test('ST-CARD-SPOCK · not on a 7, not with a yield, and the cruiser is as good a reason as any', () => {
    const seven = nothing();
    roll(seven, 7);
    expect(question(seven)).toBe('cruiser');
    const seats = [{}, { support: 'spock', stations: [33] }, {}];
    const paid = position({ frame: BEFORE, seats });
    roll(paid, 8);
    expect(question(paid)).toBe('main');
    const barred = position({ frame: BEFORE, seats, cruiser: 12 });
    roll(barred, 8);
    expect(question(barred)).toBe('compensation');
  });

  test('ST-CARD-SPOCK · only what the bank has, and with an empty bank no question at all', () => {
    const seats = [{}, { support: 'spock' }, {}];
    const one = position({ frame: BEFORE, seats, bank: [0, 0, 3, 0, 0] });
    roll(one, 8);
    expect(codes(one, 1, 'compensate water')).toEqual(['bank-out']);
    const none = position({ frame: BEFORE, seats, bank: [0, 0, 0, 0, 0] });
    roll(none, 8);
    expect(question(none)).toBe('main');
  });
});

describe('ST-CARD-SULU', () => {
  test('ST-CARD-SULU · an end ship is lifted and placed on another lane, free', () => {
    const state = position({ seats: [{ support: 'sulu', stations: [24], ships: [36, 44] }] });
    expect(codes(state, 0, 'lift 36')).toEqual(['no-end-ship']);
    expect(codes(state, 0, 'lift 28')).toContain('no-own-ship');
    play(state, 0, 'lift 44');
    expect(codes(state, 0, 'place 44')).toEqual(['same-lane']);
    play(state, 0, 'place 28');
    expect([state.table.edges[44], state.table.edges[28], state.table.players[0]?.ships]).toEqual([0, 1, 13]);
    expect(question(state)).toBe('decide');
  });

  test('ST-CARD-SULU · a founding ship alone beside its station is an end ship; a foreign building does not hold it', () => {
    const alone = position({ seats: [{ support: 'sulu', stations: [24], ships: [36] }, { stations: [30 + 6] }] });
    expect(codes(alone, 0, 'lift 36')).toEqual([]);
    const against = position({ seats: [{ support: 'sulu', stations: [24], ships: [36, 44] }, { stations: [35] }] });
    expect(codes(against, 0, 'lift 44')).toEqual([]);
  });

  test('ST-CARD-SULU · without another lane it cannot be used', () => {
    const seats = [{ support: 'sulu', stations: [0], ships: [0] }, { ships: [1] }];
    const state = position({ seats });
    expect(codes(state, 0, 'lift 0')).toEqual(['no-lane']);
  });

  test('ST-CARD-SULU · ST-LSR-05 · a holder who shortens the own route loses the card', () => {
    const state = position({ seats: [{ support: 'sulu', stations: [24], ships: [28, 27, 35, 43, 44] }] });
    expect(state.table.routeHolder).toBe(0);
    play(state, 0, 'lift 44');
    play(state, 0, 'place 26');
    expect([state.table.routeHolder, state.table.players[0]?.route]).toEqual([-1, 4]);
  });
});

describe('ST-CARD-KIRK', () => {
  test('ST-CARD-KIRK · with more than seven cards nothing is discarded', () => {
    const seats = [{ hand: [8, 0, 0, 0, 0] }, { support: 'kirk', hand: [0, 9, 0, 0, 0] }, {}];
    const state = position({ frame: BEFORE, seats });
    roll(state, 7);
    expect([question(state), asked(state)]).toEqual(['shield', 0b010]);
    expect(codes(state, 1, 'shield food')).toEqual(['shield-hand']);
    play(state, 1, 'shield');
    play(state, 1, 'flip');
    expect([question(state), asked(state)]).toEqual(['discard', 0b001]);
  });

  test('ST-CARD-KIRK · ST-SEVEN-02 · a card taken on exactly seven does not count for this 7', () => {
    const state = position({ frame: BEFORE, seats: [{}, { support: 'kirk', hand: [0, 7, 0, 0, 0] }, {}] });
    roll(state, 7);
    play(state, 1, 'shield water');
    play(state, 1, 'flip');
    expect([question(state), handOfSeat(state, 1)]).toEqual(['cruiser', [0, 7, 0, 0, 1]]);
  });

  test('ST-CARD-KIRK · with seven or fewer a card is taken', () => {
    const state = position({ frame: BEFORE, seats: [{}, { support: 'kirk', hand: [0, 6, 0, 0, 0] }, {}] });
    roll(state, 7);
    expect(codes(state, 1, 'shield')).toEqual(['shield-hand']);
    play(state, 1, 'shield water');
    play(state, 1, 'flip');
    expect([question(state), handOfSeat(state, 1)]).toEqual(['cruiser', [0, 6, 0, 0, 1]]);
  });

  test('ST-CARD-KIRK · it may be declined, and then half is owed', () => {
    const state = position({ frame: BEFORE, seats: [{}, { support: 'kirk', hand: [0, 9, 0, 0, 0] }, {}] });
    roll(state, 7);
    play(state, 1, 'pass');
    expect([question(state), asked(state)]).toEqual(['discard', 0b010]);
  });

  test('ST-CARD-KIRK · an empty bank leaves nothing to ask for', () => {
    const state = position({ frame: BEFORE, seats: [{}, { support: 'kirk' }, {}], bank: [0, 0, 0, 0, 0] });
    roll(state, 7);
    expect(question(state)).toBe('cruiser');
  });
});

describe('ST-CARD-RAND', () => {
  test('ST-CARD-RAND · one resource at 2:1 for the rest of trading, decided when it ends', () => {
    const state = position({ seats: [{ support: 'rand', hand: [4, 2, 0, 0, 0] }], options: STRICT });
    play(state, 0, 'double tritanium for food');
    expect(codes(state, 0, 'double dilithium for food')).toEqual(['rate-set']);
    expect(codes(state, 0, 'bank dilithium for food')).toEqual(['too-few-to-swap']);
    play(state, 0, 'bank tritanium for water');
    expect(handOfSeat(state, 0)).toEqual([0, 2, 1, 0, 1]);
    play(state, 0, 'build');
    expect(question(state)).toBe('decide');
    play(state, 0, 'flip');
    expect([question(state), state.table.rate]).toEqual(['build', -1]);
  });

  test('ST-CARD-RAND · with joined phases it is decided when the turn ends', () => {
    const state = position({ seats: [{ support: 'rand', hand: [2, 0, 0, 0, 0] }, {}, {}] });
    play(state, 0, 'double tritanium for food');
    play(state, 0, 'end');
    expect([question(state), asked(state)]).toEqual(['decide', 0b001]);
    play(state, 0, 'exchange kirk');
    expect([question(state), asked(state), state.table.rate]).toEqual(['before', 0b010, -1]);
  });
});

describe('ST-CARD-CHEKOV', () => {
  test('ST-CARD-CHEKOV · the cruiser goes home and the planet it leaves gives a card, without robbery', () => {
    const seats = [{ support: 'chekov' }, { stations: [24], hand: [3, 0, 0, 0, 0] }];
    const state = position({ frame: BEFORE, seats, cruiser: 3 });
    play(state, 0, 'chase');
    expect([state.table.cruiser, handOfSeat(state, 0)]).toEqual([9, [0, 1, 0, 0, 0]]);
    play(state, 0, 'flip');
    expect(question(state)).toBe('before');
  });

  test('ST-CARD-CHEKOV · not from the asteroid field; an empty stack gives nothing but counts as use', () => {
    const home = position({ seats: [{ support: 'chekov' }] });
    expect(codes(home, 0, 'chase')).toEqual(['cruiser-home']);
    const empty = position({ seats: [{ support: 'chekov' }], cruiser: 3, bank: [19, 0, 19, 19, 19] });
    const { open } = play(empty, 0, 'chase');
    expect(open).toEqual([{ kind: 'chased', seat: 0, from: 3, to: 9, resource: -1 }]);
    expect(question(empty)).toBe('decide');
  });
});

describe('ST-CARD-CHAPEL', () => {
  test('ST-CARD-CHAPEL · another card in the price, three cards seen, one kept, two back', () => {
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

  test('ST-CARD-CHAPEL · of two cards left two are seen', () => {
    const state = position({ seats: [{ support: 'chapel', hand: [0, 0, 1, 1, 1] }] });
    state.box.deck.splice(0, 5, 1, 0, 0, 0, 1);
    state.table.deck = 2;
    play(state, 0, 'choose');
    expect(startrek.awaiting(state.table)).toMatchObject({ of: [2, 1], secret: true });
  });

  test('ST-CARD-CHAPEL · a victory card kept can win at once', () => {
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

describe('ST-CARD-MCCOY', () => {
  const seats = [
    { support: 'mccoy', stations: [24] },
    { stations: [8, 40], hand: [1, 0, 2, 0, 0] },
    { stations: [14], hand: [1, 0, 0, 0, 0] },
  ];

  test('ST-CARD-MCCOY · an opponent who is openly ahead shows the hand and loses a card of choice', () => {
    const state = position({ seats });
    expect(codes(state, 0, 'inspect 2')).toEqual(['not-ahead']);
    const { open, secret, reveals } = play(state, 0, 'inspect 1');
    expect(open).toEqual([{ kind: 'inspected', seat: 0, from: 1, cards: null }]);
    expect(secret).toEqual([{ kind: 'inspected', seat: 0, from: 1, cards: [1, 0, 2, 0, 0] }]);
    expect(reveals).toBe(0b001);
    expect(codes(state, 0, 'take water')).toEqual(['not-shown']);
    play(state, 0, 'take food');
    expect([handOfSeat(state, 0), state.hands[0]?.shown, question(state)]).toEqual([[0, 0, 1, 0, 0], null, 'decide']);
  });

  test('ST-CARD-MCCOY · not before the roll, and not from an empty hand', () => {
    const before = position({ frame: BEFORE, seats });
    expect(codes(before, 0, 'inspect 1')).toEqual(['not-now.before']);
    const poor = position({ seats: [{ support: 'mccoy' }, { stations: [8] }] });
    expect(codes(poor, 0, 'inspect 1')).toEqual(['no-cards']);
  });
});

describe('ST-CARD-SAREK', () => {
  test('ST-CARD-SAREK · a fleet card for a station at 1 dilithium and 1 tritanium', () => {
    const seats = [{ support: 'sarek', stations: [24], ships: [36, 44], hand: [1, 1, 0, 0, 0], fleet: 1 }];
    const state = position({ seats });
    play(state, 0, 'retire-station 35');
    expect(state.table.players[0]).toMatchObject({ fleet: 0, points: 2, stations: 3 });
    expect([state.table.spent, state.table.played, question(state)]).toEqual([[1, 0, 0, 0, 0], 0, 'decide']);
  });

  test('ST-CARD-SAREK · or for a base at 2 water and 1 oxygen', () => {
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

  test('ST-FLT-02 · a fleet that shrinks: kept with 3 and nobody ahead, passed to a sole leader, laid aside in a tie', () => {
    expect(fleets(4, 3, 0)).toBe(0);
    expect(fleets(4, 4, 0)).toBe(1);
    expect(fleets(4, 4, 4)).toBe(-1);
    expect(fleets(3, 3, 0)).toBe(1);
    expect(fleets(3, 2, 0)).toBe(-1);
  });
});
