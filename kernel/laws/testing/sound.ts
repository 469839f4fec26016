import { goldenGame } from '../golden-game.ts';
import { dusk } from './dusk.ts';
import { type DuskSubject, duskSubject } from './subject.ts';

const REGISTER = `# Dusk

## Rounds {#rounds}

**DU-01** For 2 or 3, one round or two. Three kinds of cards, three of each; everybody is dealt three. A round begins with
a die: it is the stake.

## Turn {#turn}

**DU-02** In turn you show cards you hold, a point each, give some away, and pass or draw while there is a deck.

**DU-03** Once a turn you may look at the hand of somebody else.

## Bids {#bids}

**DU-04** Then every player with a card bids one in secret. The highest takes the stake if nobody else bid it.
`;

const TESTS = `
describe('DU-01 rounds', () => { test('two of them', () => {}); });
test.each([['DU-02', 'show'], ['DU-03', 'peek'], ['DU-04', 'bid']])('%s: %s', () => {});
`;

const plainSubject = duskSubject(dusk);

/** Dusk without faults, with everything the nine laws need. */
export const soundSubject: DuskSubject = {
  ...plainSubject,
  rules: { register: REGISTER, tests: { 'dusk.test.ts': TESTS } },
  golden: { 'golden/1.log': goldenGame(plainSubject, 1), 'golden/2.log': goldenGame(plainSubject, 2) },
};
