import { describe, expect, test } from 'vitest';
import { CHARACTERS } from './characters.ts';
import type { StartrekState } from './state.ts';
import { legalMoves } from './testing/legal.ts';
import { asked, codes, handOfSeat, play, position, question, rollDice } from './testing/position.ts';

const BEFORE = { kind: 'before' } as const;
const STRICT = { phases: 'strict' } as const;
const held = (state: StartrekState, seat: number) => CHARACTERS[state.table.players[seat]?.support ?? -1]?.word;

describe('ST-CARD-UHURA', () => {
  const seats = [{ support: 'uhura', hand: [0, 1, 0, 0, 0] }, { hand: [0, 0, 2, 0, 0] }, { hand: [0, 0, 0, 1, 0] }];

  test('ST-CARD-UHURA · opponents in turn give the resource named, and each gets a card of choice', () => {
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

  test('ST-CARD-UHURA · one opponent may be enough', () => {
    const state = position({ seats });
    play(state, 0, 'demand food from 1');
    play(state, 0, 'repay food');
    play(state, 0, 'enough');
    expect(question(state)).toBe('decide');
  });

  test('ST-CARD-UHURA · finding nothing does not count as use: the card stays, but cannot be tried again this turn', () => {
    const state = position({ seats });
    play(state, 0, 'demand water from 1');
    play(state, 0, 'demand water from 2');
    expect([question(state), held(state, 0), state.table.players[0]?.side]).toEqual(['main', 'uhura', 0]);
    expect(codes(state, 0, 'demand food from 1')).toEqual(['support-resting']);
  });
});

describe('ST-CARD-SPOCK', () => {
  const nothing = () => position({ frame: BEFORE, seats: [{}, { support: 'spock' }, {}] });

  test('ST-CARD-SPOCK · after a roll that brought nothing the player may take a card of choice, in any turn', () => {
    const state = nothing();
    rollDice(state, 8);
    expect([question(state), asked(state)]).toEqual(['compensation', 0b010]);
    play(state, 1, 'compensate water');
    expect(handOfSeat(state, 1)).toEqual([0, 0, 0, 0, 1]);
    const declined = nothing();
    rollDice(declined, 8);
    play(declined, 1, 'pass');
    expect([question(declined), held(declined, 1)]).toEqual(['main', 'spock']);
  });

  test('ST-CARD-SPOCK · the player is not asked on a 7 or after a yield, but is asked if the cruiser prevented it', () => {
    const seven = nothing();
    rollDice(seven, 7);
    expect(question(seven)).toBe('cruiser');
    const seats = [{}, { support: 'spock', stations: [33] }, {}];
    const paid = position({ frame: BEFORE, seats });
    rollDice(paid, 8);
    expect(question(paid)).toBe('main');
    const barred = position({ frame: BEFORE, seats, cruiser: 12 });
    rollDice(barred, 8);
    expect(question(barred)).toBe('compensation');
  });

  test('ST-CARD-SPOCK · only cards in the bank can be taken, and with an empty bank the player is not asked', () => {
    const seats = [{}, { support: 'spock' }, {}];
    const one = position({ frame: BEFORE, seats, bank: [0, 0, 3, 0, 0] });
    rollDice(one, 8);
    expect(codes(one, 1, 'compensate water')).toEqual(['bank-out']);
    const none = position({ frame: BEFORE, seats, bank: [0, 0, 0, 0, 0] });
    rollDice(none, 8);
    expect(question(none)).toBe('main');
  });
});

describe('ST-CARD-KIRK', () => {
  test('ST-CARD-KIRK · with more than seven cards the player discards nothing', () => {
    const seats = [{ hand: [8, 0, 0, 0, 0] }, { support: 'kirk', hand: [0, 9, 0, 0, 0] }, {}];
    const state = position({ frame: BEFORE, seats });
    rollDice(state, 7);
    expect([question(state), asked(state)]).toEqual(['shield', 0b010]);
    expect(codes(state, 1, 'shield food')).toEqual(['shield-hand']);
    play(state, 1, 'shield');
    play(state, 1, 'flip');
    expect([question(state), asked(state)]).toEqual(['discard', 0b001]);
  });

  test('ST-CARD-KIRK · ST-SEVEN-02 · a card taken with exactly seven does not count for this 7', () => {
    const state = position({ frame: BEFORE, seats: [{}, { support: 'kirk', hand: [0, 7, 0, 0, 0] }, {}] });
    rollDice(state, 7);
    play(state, 1, 'shield water');
    play(state, 1, 'flip');
    expect([question(state), handOfSeat(state, 1)]).toEqual(['cruiser', [0, 7, 0, 0, 1]]);
  });

  test('ST-CARD-KIRK · with seven cards or fewer the player takes a card', () => {
    const state = position({ frame: BEFORE, seats: [{}, { support: 'kirk', hand: [0, 6, 0, 0, 0] }, {}] });
    rollDice(state, 7);
    expect(codes(state, 1, 'shield')).toEqual(['shield-hand']);
    play(state, 1, 'shield water');
    play(state, 1, 'flip');
    expect([question(state), handOfSeat(state, 1)]).toEqual(['cruiser', [0, 6, 0, 0, 1]]);
  });

  test('ST-CARD-KIRK · it may be declined, and then half must be discarded', () => {
    const state = position({ frame: BEFORE, seats: [{}, { support: 'kirk', hand: [0, 9, 0, 0, 0] }, {}] });
    rollDice(state, 7);
    play(state, 1, 'pass');
    expect([question(state), asked(state)]).toEqual(['discard', 0b010]);
  });

  test('ST-CARD-KIRK · with an empty bank the player is not asked', () => {
    const state = position({ frame: BEFORE, seats: [{}, { support: 'kirk' }, {}], bank: [0, 0, 0, 0, 0] });
    rollDice(state, 7);
    expect(question(state)).toBe('cruiser');
  });
});

describe('ST-CARD-RAND', () => {
  test('ST-CARD-RAND · one resource trades at 2:1 for the rest of trading; the card is decided when trading ends', () => {
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

  test('ST-CARD-RAND · with joined phases the card is decided when the turn ends', () => {
    const state = position({ seats: [{ support: 'rand', hand: [2, 0, 0, 0, 0] }, {}, {}] });
    play(state, 0, 'double tritanium for food');
    play(state, 0, 'end');
    expect([question(state), asked(state)]).toEqual(['decide', 0b001]);
    play(state, 0, 'exchange kirk');
    expect([question(state), asked(state), state.table.rate]).toEqual(['before', 0b010, -1]);
  });
});

describe('ST-CARD-CHEKOV', () => {
  test('ST-CARD-CHEKOV · the cruiser goes home and the planet it leaves brings a card, without robbery', () => {
    const seats = [{ support: 'chekov' }, { stations: [24], hand: [3, 0, 0, 0, 0] }];
    const state = position({ frame: BEFORE, seats, cruiser: 3 });
    play(state, 0, 'chase');
    expect([state.table.cruiser, handOfSeat(state, 0)]).toEqual([9, [0, 1, 0, 0, 0]]);
    play(state, 0, 'flip');
    expect(question(state)).toBe('before');
  });

  test('ST-CARD-CHEKOV · not if the cruiser is on the asteroid field; an empty stack brings nothing but counts as use', () => {
    const home = position({ seats: [{ support: 'chekov' }] });
    expect(codes(home, 0, 'chase')).toEqual(['cruiser-home']);
    const empty = position({ seats: [{ support: 'chekov' }], cruiser: 3, bank: [19, 0, 19, 19, 19] });
    const { open } = play(empty, 0, 'chase');
    expect(open).toEqual([{ kind: 'chased', seat: 0, from: 3, to: 9, resource: -1 }]);
    expect([question(empty), empty.table.players[0]?.cards]).toEqual(['decide', 0]);
    const last = position({ seats: [{ support: 'chekov' }], cruiser: 3, bank: [19, 1, 19, 19, 19] });
    play(last, 0, 'chase');
    expect([handOfSeat(last, 0), last.table.bank[1]]).toEqual([[0, 1, 0, 0, 0], 0]);
  });
});

describe('ST-CARD-MCCOY', () => {
  const seats = [
    { support: 'mccoy', stations: [24] },
    { stations: [8, 40], hand: [1, 0, 2, 0, 0] },
    { stations: [14], hand: [1, 0, 0, 0, 0] },
  ];

  test('ST-CARD-MCCOY · an opponent who is openly ahead shows their hand and loses a card of choice', () => {
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

  test('ST-CARD-MCCOY · the first seat can be inspected like others, and a resource it has only once can be taken', () => {
    const [me = {}, leader = {}] = seats;
    const state = position({ seats: [leader, me, {}], active: 1 });
    expect(legalMoves(state, 1, 'inspect')).toEqual(['inspect 0']);
    play(state, 1, 'inspect 0');
    expect(legalMoves(state, 1, 'take')).toEqual(['take tritanium', 'take food']);
    play(state, 1, 'take tritanium');
    expect(handOfSeat(state, 1)).toEqual([1, 0, 0, 0, 0]);
  });

  test('ST-CARD-MCCOY · not before the roll, and not against an empty hand', () => {
    const before = position({ frame: BEFORE, seats });
    expect(codes(before, 0, 'inspect 1')).toEqual(['not-now.before']);
    const poor = position({ seats: [{ support: 'mccoy' }, { stations: [8] }] });
    expect(codes(poor, 0, 'inspect 1')).toEqual(['no-cards']);
  });
});

test('ST-CARD-KIRK · ST-SEVEN-02 · a player who does not use the card discards like the others', () => {
  const state = position({ frame: BEFORE, seats: [{ support: 'kirk', hand: [8, 0, 0, 0, 0] }, {}, {}] });
  rollDice(state, 7);
  play(state, 0, 'pass');
  expect([question(state), asked(state)]).toEqual(['discard', 0b001]);
});

test('ST-CARD-SPOCK · a player who got nothing is asked although others got something, even in the first seat', () => {
  const state = position({ frame: BEFORE, seats: [{ support: 'spock' }, { stations: [33] }, {}] });
  rollDice(state, 8);
  expect([question(state), asked(state)]).toEqual(['compensation', 0b001]);
});

test('ST-CARD-SPOCK · passing leads back to the turn, and no player discards', () => {
  const state = position({ frame: BEFORE, seats: [{ support: 'spock', hand: [9, 0, 0, 0, 0] }, {}, {}] });
  rollDice(state, 2);
  play(state, 0, 'pass');
  expect(question(state)).toBe('main');
});

test('ST-CARD-RAND · ST-BANK-05 · two for one only while the bank has the card; its last one is enough', () => {
  const state = position({ seats: [{ support: 'rand', hand: [0, 0, 0, 0, 2] }], bank: [1, 0, 19, 19, 17] });
  expect(codes(state, 0, 'double water for dilithium')).toEqual(['bank-out']);
  expect(codes(state, 0, 'double water for tritanium')).toEqual([]);
  expect(legalMoves(state, 0, 'double')).toEqual([
    'double water for tritanium',
    'double water for food',
    'double water for oxygen',
  ]);
});

test('ST-CARD-SPOCK · the card of choice comes from any stack that is not empty, even its last card', () => {
  const state = position({ frame: BEFORE, seats: [{ support: 'spock' }, {}, {}], bank: [1, 0, 0, 0, 0] });
  rollDice(state, 2);
  expect(legalMoves(state, 0, 'compensate')).toEqual(['compensate tritanium']);
  expect(codes(state, 0, 'compensate water')).toEqual(['bank-out']);
  play(state, 0, 'compensate tritanium');
  expect(handOfSeat(state, 0)).toEqual([1, 0, 0, 0, 0]);
});

test('ST-CARD-KIRK · the card of choice comes from any stack that is not empty, even its last card', () => {
  const state = position({ frame: BEFORE, seats: [{ support: 'kirk' }, {}, {}], bank: [1, 0, 0, 0, 0] });
  rollDice(state, 7);
  expect(codes(state, 0, 'shield water')).toEqual(['bank-out']);
  expect(codes(state, 0, 'shield tritanium')).toEqual([]);
});

test('ST-CARD-UHURA · players without cards are not asked, at most two are, and the first seat is asked like others', () => {
  const food = { hand: [0, 0, 1, 0, 0] };
  const state = position({ seats: [food, { support: 'uhura', hand: [0, 0, 0, 0, 2] }, {}, food], active: 1 });
  expect(codes(state, 1, 'demand food from 2')).toEqual(['cannot-ask']);
  expect(codes(state, 1, 'demand food from 1')).toEqual(['cannot-ask']);
  play(state, 1, 'demand food from 0');
  play(state, 1, 'repay water');
  play(state, 1, 'demand food from 3');
  play(state, 1, 'repay food');
  expect(question(state)).toBe('decide');
  const all = position({ seats: [{ support: 'uhura', hand: [2, 0, 0, 0, 0] }, food, food, food] });
  play(all, 0, 'demand food from 1');
  play(all, 0, 'repay tritanium');
  play(all, 0, 'demand food from 2');
  expect(codes(all, 0, 'repay water')).toEqual(['not-held']);
  play(all, 0, 'repay tritanium');
  expect(question(all)).toBe('decide');
});

test('ST-CARD-UHURA · every resource can be demanded from every opponent with cards', () => {
  const one = { hand: [1, 0, 0, 0, 0] };
  const state = position({ seats: [one, { support: 'uhura' }, one], active: 1 });
  expect([...legalMoves(state, 1, 'demand')].sort()).toEqual(
    ['tritanium', 'dilithium', 'food', 'oxygen', 'water']
      .flatMap((name) => [0, 2].map((from) => `demand ${name} from ${from}`))
      .sort(),
  );
});

test('ST-CARD-UHURA · after a failed demand the card cannot be used again this turn', () => {
  const state = position({ seats: [{ support: 'uhura' }, { hand: [1, 0, 0, 0, 0] }, {}] });
  play(state, 0, 'demand water from 1');
  expect(question(state)).toBe('main');
  expect(state.table.players[0]?.ready).toBe(state.table.turn + 1);
});
