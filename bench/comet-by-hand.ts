import type { Rng } from '@orrery/kernel';

/** The options fixed before the first draw; `menu` is the number of offers a random player is shown. */
export interface HandSetup {
  readonly seats: number;
  readonly rounds: number;
  readonly jamming: 'on' | 'off';
  readonly menu: number;
}

const GOOD_KINDS = 3;
const IRON_INDEX = 2;
const GOODS_PER_KIND = 8;
const START_GOODS = 3;
const HAND_LIMIT = 4;
const JAM_IRON_COST = 2;
const BEACONS_TO_WIN = 3;
const MAX_GOODS_OFFERED = 2;

const atLeastZero = (n: number): number => Math.max(0, n);

/** The k-th seat of a set, lowest first. */
function nthSeat(set: number, k: number): number {
  let rest = set;
  for (let i = 0; i < k; i++) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

function countSeats(set: number): number {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/**
 * Comet's rules as one hand-written loop of random play: no frames, no views, no move objects, no reasons. The
 * difference to the kernel's loop is the cost of the kernel's contract. It draws the same integers in the same order as
 * the kernel's Player, so both play the same games.
 */
export class CometByHand {
  readonly beacons: Int32Array;
  readonly goods: Int32Array; // counts by kind, for each seat
  steps = 0;
  readonly #setup: HandSetup;
  readonly #bag = new Int32Array(GOOD_KINDS);
  readonly #sizes: Int32Array;
  #left = 0; // goods in the bag
  #turn = 0;

  constructor(setup: HandSetup) {
    this.#setup = setup;
    this.beacons = new Int32Array(setup.seats);
    this.goods = new Int32Array(setup.seats * GOOD_KINDS);
    this.#sizes = new Int32Array(setup.seats);
  }

  /** Plays one game from its first draw to its end. */
  play(rng: Rng): void {
    const { seats, rounds } = this.#setup;
    this.#reset();
    for (let seat = 0; seat < seats; seat++) this.#draw(rng, seat, START_GOODS);
    for (let round = 0; round < rounds; round++) {
      for (this.#turn = 0; this.#turn < seats; this.#turn++) {
        this.#roll(rng);
        this.#main(rng);
        if (this.#at(this.beacons, this.#turn) >= BEACONS_TO_WIN) return;
      }
    }
  }

  #at(list: Int32Array, i: number): number {
    return list[i] ?? 0;
  }

  #reset(): void {
    this.steps = 0;
    this.beacons.fill(0);
    this.goods.fill(0);
    this.#sizes.fill(0);
    this.#bag.fill(GOODS_PER_KIND);
    this.#left = GOOD_KINDS * GOODS_PER_KIND;
  }

  #draw(rng: Rng, seat: number, n: number): void {
    for (let i = 0; i < n && this.#left > 0; i++) {
      this.steps++;
      let k = rng(this.#left);
      let good = 0;
      for (; ; good++) {
        k -= this.#at(this.#bag, good);
        if (k < 0) break;
      }
      this.#give(seat, good, 1);
    }
  }

  /** Moves goods between the bag and a hand. */
  #give(seat: number, good: number, n: number): void {
    const at = seat * GOOD_KINDS + good;
    this.#bag[good] = this.#at(this.#bag, good) - n;
    this.goods[at] = this.#at(this.goods, at) + n;
    this.#sizes[seat] = this.#at(this.#sizes, seat) + n;
    this.#left -= n;
  }

  #roll(rng: Rng): void {
    this.steps += 2;
    const face = rng(6);
    if (face === 0) this.#comet(rng);
    else this.#draw(rng, this.#turn, face < 4 ? 1 : 2);
  }

  /** Each seat's choice depends only on its own hand, so it can be carried out at once. */
  #comet(rng: Rng): void {
    let owing = 0;
    for (let seat = 0; seat < this.#setup.seats; seat++)
      if (this.#at(this.#sizes, seat) > HAND_LIMIT) owing |= 1 << seat;
    while (owing !== 0) {
      const seat = this.#someone(rng, owing);
      owing &= ~(1 << seat);
      this.#discard(rng, seat);
    }
  }

  #someone(rng: Rng, must: number): number {
    this.steps++;
    return nthSeat(must, (must & (must - 1)) === 0 ? 0 : rng(countSeats(must)));
  }

  #discard(rng: Rng, seat: number): void {
    const ice = this.#at(this.goods, seat * GOOD_KINDS);
    const dust = this.#at(this.goods, seat * GOOD_KINDS + 1);
    const iron = this.#at(this.goods, seat * GOOD_KINDS + IRON_INDEX);
    const owed = (ice + dust + iron) >> 1;
    let ways = 0;
    for (let a = atLeastZero(owed - dust - iron); a <= Math.min(ice, owed); a++) {
      ways += Math.min(dust, owed - a) - atLeastZero(owed - a - iron) + 1;
    }
    let k = ways === 1 ? 0 : rng(ways);
    let a = atLeastZero(owed - dust - iron);
    for (; ; a++) {
      const here = Math.min(dust, owed - a) - atLeastZero(owed - a - iron) + 1;
      if (k < here) break;
      k -= here;
    }
    const b = atLeastZero(owed - a - iron) + k;
    this.#giveBack(seat, a, b, owed - a - b);
  }

  #giveBack(seat: number, ice: number, dust: number, iron: number): void {
    this.#give(seat, 0, -ice);
    this.#give(seat, 1, -dust);
    this.#give(seat, IRON_INDEX, -iron);
  }

  #main(rng: Rng): void {
    const hand = this.#turn * GOOD_KINDS;
    let offered = this.#setup.menu === 0;
    for (;;) {
      this.steps++;
      const offers = offered ? 0 : this.#offers();
      const { goods } = this;
      const canBuild =
        this.#at(goods, hand) > 0 && this.#at(goods, hand + 1) > 0 && this.#at(goods, hand + IRON_INDEX) > 0;
      const n = offers + (canBuild ? 2 : 1);
      const pick = n === 1 ? 0 : rng(n);
      if (pick === n - 1) return;
      if (pick < offers) {
        offered = true;
        this.#offer(rng, pick);
      } else {
        this.#giveBack(this.#turn, 1, 1, 1);
        if (!this.#jammed(rng)) this.beacons[this.#turn] = this.#at(this.beacons, this.#turn) + 1;
        if (this.#at(this.beacons, this.#turn) >= BEACONS_TO_WIN) return;
      }
    }
  }

  #jammed(rng: Rng): boolean {
    const { seats, jamming } = this.#setup;
    if (jamming === 'off') return false;
    let jammed = false;
    let must = ((1 << seats) - 1) & ~(1 << this.#turn);
    while (must !== 0) {
      const seat = this.#someone(rng, must);
      must &= ~(1 << seat);
      if (this.#at(this.goods, seat * GOOD_KINDS + IRON_INDEX) < JAM_IRON_COST || rng(2) === 1) continue;
      this.#give(seat, IRON_INDEX, -JAM_IRON_COST);
      jammed = true;
    }
    return jammed;
  }

  /** Number of offers a player is shown. */
  #offers(): number {
    let ways = 0;
    for (let give = 0; give < GOOD_KINDS; give++) {
      const gives = Math.min(MAX_GOODS_OFFERED, this.#at(this.goods, this.#turn * GOOD_KINDS + give));
      ways += gives * (GOOD_KINDS - 1) * MAX_GOODS_OFFERED;
    }
    return Math.min(ways, this.#setup.menu);
  }

  /** The k-th offer, in the order: good given, good wanted, amount given, amount wanted. */
  #offer(rng: Rng, k: number): void {
    let left = k;
    let give = 0;
    let each = 0; // offers of this good against one other
    for (; ; give++) {
      each = Math.min(MAX_GOODS_OFFERED, this.#at(this.goods, this.#turn * GOOD_KINDS + give)) * MAX_GOODS_OFFERED;
      if (left < each * (GOOD_KINDS - 1)) break;
      left -= each * (GOOD_KINDS - 1);
    }
    const other = Math.floor(left / each);
    const amounts = left % each;
    const want = other < give ? other : other + 1;
    this.#ask(rng, give, 1 + Math.floor(amounts / MAX_GOODS_OFFERED), want, 1 + (amounts % MAX_GOODS_OFFERED));
  }

  #ask(rng: Rng, give: number, gives: number, want: number, wants: number): void {
    let yes = 0;
    let must = ((1 << this.#setup.seats) - 1) & ~(1 << this.#turn);
    while (must !== 0) {
      const seat = this.#someone(rng, must);
      must &= ~(1 << seat);
      if (this.#at(this.goods, seat * GOOD_KINDS + want) >= wants && rng(2) === 0) yes |= 1 << seat;
    }
    if (yes === 0) return;
    this.steps++;
    const pick = rng(1 + countSeats(yes));
    if (pick > 0) this.#deal(nthSeat(yes, pick - 1), give, gives, want, wants);
  }

  #deal(partner: number, give: number, gives: number, want: number, wants: number): void {
    this.#give(this.#turn, give, -gives);
    this.#give(partner, give, gives);
    this.#give(partner, want, -wants);
    this.#give(this.#turn, want, wants);
  }
}
