import type { BotThinker } from '@orrery/bots/runner';
import type { Kinded, Seat } from '@orrery/kernel';
import type { Timeline } from '../timeline.ts';

/** The bots of one game: tracks what each was told, and restarts them once when thinking fails. */
export class BotHost<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #timeline: Timeline<T, H, B, M, E, O, K>;
  readonly #makeThinker: () => BotThinker;
  #thinker: BotThinker | null = null;
  /** The last entry that each seat was told; absent: its bot has not been created yet. */
  readonly #lastToldSeq = new Map<Seat, number>();
  #isClosed = false;

  constructor(timeline: Timeline<T, H, B, M, E, O, K>, makeThinker: () => BotThinker) {
    this.#timeline = timeline;
    this.#makeThinker = makeThinker;
  }

  /** After an undo all bots are created again, because they must forget the undone entries. */
  forget(): void {
    this.#lastToldSeq.clear();
  }

  /** A move in the game's notation. Rejects when thinking fails twice. */
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

  /** A bot's optional move, or SILENT. */
  async askVolunteer(seat: Seat): Promise<string> {
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

  #ready(): BotThinker {
    this.#thinker ??= this.#makeThinker();
    return this.#thinker;
  }

  #dismiss(): void {
    this.#thinker?.close();
    this.#thinker = null;
    this.#lastToldSeq.clear();
  }

  #think(thinker: BotThinker, seat: Seat, aside = false): Promise<string> {
    const timeline = this.#timeline;
    const since = this.#lastToldSeq.get(seat);
    const told = timeline.told(seat, since ?? 0);
    this.#lastToldSeq.set(seat, timeline.seq);
    return thinker.think({
      seat,
      seq: timeline.seq,
      view: JSON.stringify(timeline.view(timeline.length, seat)),
      told: JSON.stringify(told),
      isFromStart: since === undefined,
      aside,
    });
  }
}
