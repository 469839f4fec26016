import type { Thinker } from '@orrery/bots/bench';
import type { Kinded, Seat } from '@orrery/kernel';
import type { Reel } from '../reel.ts';

/** The bots of one game: keeps track of what each was told, and starts them anew once when their thinking fails. */
export class BotHost<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #reel: Reel<T, H, B, M, E, O, K>;
  readonly #makeThinker: () => Thinker;
  #thinker: Thinker | null = null;
  /** Up to which entry each seat was told what happened; absent: its bot has yet to sit down. */
  readonly #heard = new Map<Seat, number>();
  #isClosed = false;

  constructor(reel: Reel<T, H, B, M, E, O, K>, makeThinker: () => Thinker) {
    this.#reel = reel;
    this.#makeThinker = makeThinker;
  }

  /** Something was taken back: whoever heard of it must forget it, so all sit down anew. */
  forget(): void {
    this.#heard.clear();
  }

  /** A move in the game's notation. Rejects when the thinking fails twice. */
  async ask(seat: Seat): Promise<string> {
    const thinker = this.#ready();
    try {
      return await this.#think(thinker, seat);
    } catch (error) {
      if (this.#isClosed) throw error;
      if (this.#thinker === thinker) this.#dismiss();
      return this.#think(this.#ready(), seat);
    }
  }

  /** What the bot says that is not waited for: a move, or SILENT. */
  async hearOut(seat: Seat): Promise<string> {
    const thinker = this.#ready();
    try {
      return await this.#think(thinker, seat, true);
    } catch (error) {
      if (!this.#isClosed && this.#thinker === thinker) this.#dismiss();
      throw error;
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#dismiss();
  }

  #ready(): Thinker {
    this.#thinker ??= this.#makeThinker();
    return this.#thinker;
  }

  #dismiss(): void {
    this.#thinker?.close();
    this.#thinker = null;
    this.#heard.clear();
  }

  #think(thinker: Thinker, seat: Seat, aside = false): Promise<string> {
    const reel = this.#reel;
    const since = this.#heard.get(seat);
    const told = reel.told(seat, since ?? 0);
    this.#heard.set(seat, reel.seq);
    return thinker.think({
      seat,
      seq: reel.seq,
      view: JSON.stringify(reel.view(reel.length, seat)),
      told: JSON.stringify(told),
      anew: since === undefined,
      aside,
    });
  }
}
