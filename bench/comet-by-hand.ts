import type { Rng } from '@orrery/kernel';

/** What the table agreed on before the first draw; `menu` is how many offers a random player is shown. */
export interface HandSetup {
  readonly seats: number;
  readonly rounds: number;
  readonly jamming: 'on' | 'off';
  readonly menu: number;
}

const KINDS = 3;
const IRON = 2;
const EACH = 8;
const START = 3;
const SAFE = 4;
const JAM_IRON = 2;
const GOAL = 3;
const OFFER_MOST = 2;

const least = (n: number): number => Math.max(0, n);

/** The k-th seat of a set, lowest first. */
function nthSeat(set: number, k: number): number {
  let rest = set;
  for (let i = 0; i < k; i++) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

function count(set: number): number {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/**
 * Comet's rules as one hand-written loop of random play: no frames, no views, no move objects, nothing to explain.
 * What the kernel's loop costs more than this is the price of the contract. It asks its generator for the same integers
 * in the same order as the kernel's Player does, so both play the same games.
 */
export class CometByHand {
  readonly beacons: Int32Array;
  readonly goods: Int32Array; // KINDS counts a seat
  steps = 0;
  readonly #setup: HandSetup;
  readonly #bag = new Int32Array(KINDS);
  readonly #sizes: Int32Array;
  #left = 0; // goods in the bag
  #turn = 0;

  constructor(setup: HandSetup) {
    this.#setup = setup;
    this.beacons = new Int32Array(setup.seats);
    this.goods = new Int32Array(setup.seats * KINDS);
    this.#sizes = new Int32Array(setup.seats);
  }

  /** Plays one game from its first draw to its end. */
  play(rng: Rng): void {
    const { seats, rounds } = this.#setup;
    this.#reset();
    for (let seat = 0; seat < seats; seat++) this.#draw(rng, seat, START);
    for (let round = 0; round < rounds; round++) {
      for (this.#turn = 0; this.#turn < seats; this.#turn++) {
        this.#roll(rng);
        this.#main(rng);
        if (this.#at(this.beacons, this.#turn) >= GOAL) return;
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
    this.#bag.fill(EACH);
    this.#left = KINDS * EACH;
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
    const at = seat * KINDS + good;
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

  /** Each seat's choice depends on its own hand alone, so it can be carried out at once. */
  #comet(rng: Rng): void {
    let owing = 0;
    for (let seat = 0; seat < this.#setup.seats; seat++) if (this.#at(this.#sizes, seat) > SAFE) owing |= 1 << seat;
    while (owing !== 0) {
      const seat = this.#someone(rng, owing);
      owing &= ~(1 << seat);
      this.#discard(rng, seat);
    }
  }

  #someone(rng: Rng, must: number): number {
    this.steps++;
    return nthSeat(must, (must & (must - 1)) === 0 ? 0 : rng(count(must)));
  }

  #discard(rng: Rng, seat: number): void {
    const ice = this.#at(this.goods, seat * KINDS);
    const dust = this.#at(this.goods, seat * KINDS + 1);
    const iron = this.#at(this.goods, seat * KINDS + IRON);
    const owed = (ice + dust + iron) >> 1;
    let ways = 0;
    for (let a = least(owed - dust - iron); a <= Math.min(ice, owed); a++) {
      ways += Math.min(dust, owed - a) - least(owed - a - iron) + 1;
    }
    let k = ways === 1 ? 0 : rng(ways);
    let a = least(owed - dust - iron);
    for (; ; a++) {
      const here = Math.min(dust, owed - a) - least(owed - a - iron) + 1;
      if (k < here) break;
      k -= here;
    }
    const b = least(owed - a - iron) + k;
    this.#giveBack(seat, a, b, owed - a - b);
  }

  #giveBack(seat: number, ice: number, dust: number, iron: number): void {
    this.#give(seat, 0, -ice);
    this.#give(seat, 1, -dust);
    this.#give(seat, IRON, -iron);
  }

  #main(rng: Rng): void {
    const hand = this.#turn * KINDS;
    let offered = this.#setup.menu === 0;
    for (;;) {
      this.steps++;
      const offers = offered ? 0 : this.#offers();
      const { goods } = this;
      const canBuild = this.#at(goods, hand) > 0 && this.#at(goods, hand + 1) > 0 && this.#at(goods, hand + IRON) > 0;
      const n = offers + (canBuild ? 2 : 1);
      const pick = n === 1 ? 0 : rng(n);
      if (pick === n - 1) return;
      if (pick < offers) {
        offered = true;
        this.#offer(rng, pick);
      } else {
        this.#giveBack(this.#turn, 1, 1, 1);
        if (!this.#jammed(rng)) this.beacons[this.#turn] = this.#at(this.beacons, this.#turn) + 1;
        if (this.#at(this.beacons, this.#turn) >= GOAL) return;
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
      if (this.#at(this.goods, seat * KINDS + IRON) < JAM_IRON || rng(2) === 1) continue;
      this.#give(seat, IRON, -JAM_IRON);
      jammed = true;
    }
    return jammed;
  }

  /** How many offers a player is shown. */
  #offers(): number {
    let ways = 0;
    for (let give = 0; give < KINDS; give++) {
      const gives = Math.min(OFFER_MOST, this.#at(this.goods, this.#turn * KINDS + give));
      ways += gives * (KINDS - 1) * OFFER_MOST;
    }
    return Math.min(ways, this.#setup.menu);
  }

  /** The k-th offer, in the order: good given, good wanted, how many given, how many wanted. */
  #offer(rng: Rng, k: number): void {
    let left = k;
    let give = 0;
    let each = 0; // offers of this good against one other
    for (; ; give++) {
      each = Math.min(OFFER_MOST, this.#at(this.goods, this.#turn * KINDS + give)) * OFFER_MOST;
      if (left < each * (KINDS - 1)) break;
      left -= each * (KINDS - 1);
    }
    const other = Math.floor(left / each);
    const amounts = left % each;
    const want = other < give ? other : other + 1;
    this.#ask(rng, give, 1 + Math.floor(amounts / OFFER_MOST), want, 1 + (amounts % OFFER_MOST));
  }

  #ask(rng: Rng, give: number, gives: number, want: number, wants: number): void {
    let yes = 0;
    let must = ((1 << this.#setup.seats) - 1) & ~(1 << this.#turn);
    while (must !== 0) {
      const seat = this.#someone(rng, must);
      must &= ~(1 << seat);
      if (this.#at(this.goods, seat * KINDS + want) >= wants && rng(2) === 0) yes |= 1 << seat;
    }
    if (yes === 0) return;
    this.steps++;
    const pick = rng(1 + count(yes));
    if (pick > 0) this.#deal(nthSeat(yes, pick - 1), give, gives, want, wants);
  }

  #deal(partner: number, give: number, gives: number, want: number, wants: number): void {
    this.#give(this.#turn, give, -gives);
    this.#give(partner, give, gives);
    this.#give(partner, want, -wants);
    this.#give(this.#turn, want, wants);
  }
}
