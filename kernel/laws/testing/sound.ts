import { goldenGame } from '../golden-game.ts';
import { dusk } from './dusk.ts';
import { type DuskSubject, subjectOf } from './subject.ts';

const REGISTER = `# Dusk

## Rounds {#rounds}

**DU-01** For 2 or 3, one round or two. Three kinds of cards, three of each; everybody is dealt three. A round begins with
a die: it is the stake.

## Turn {#turn}

**DU-02** In turn you show cards you hold, a point each, give some away, and pass or draw while there is a deck.

**DU-03** Once a turn you may look at the hand of somebody else.

## Bids {#bids}

**DU-04** Then whoever holds a card bids one in secret. The highest takes the stake if nobody else bid it.
`;

const TESTS = `
describe('DU-01 rounds', () => { test('two of them', () => {}); });
test.each([['DU-02', 'show'], ['DU-03', 'peek'], ['DU-04', 'bid']])('%s: %s', () => {});
`;

const plain = subjectOf(dusk);

/** Dusk as it should be, with all that the nine laws ask for. */
export const sound: DuskSubject = {
  ...plain,
  rules: { register: REGISTER, tests: { 'dusk.test.ts': TESTS } },
  golden: { 'golden/1.log': goldenGame(plain, 1), 'golden/2.log': goldenGame(plain, 2) },
};
