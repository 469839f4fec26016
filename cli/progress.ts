import { grouped, measured, remaining } from './format.ts';
import { isLively } from './paint.ts';
import type { World } from './world.ts';

const BAR = 30;
/** The width of a terminal that does not tell it. */
const USUAL_COLUMNS = 80;
const REDRAW_MS = 100;
/** In a pipe the first line comes after a second, and each next one after twice as long, up to half a minute. */
const FIRST_LINE_MS = 1000;
const MOST_MS = 30_000;

/** How far something is, on standard error: a bar on a terminal, a plain line now and then anywhere else. */
export class Progress {
  readonly #world: World;
  readonly #total: number;
  readonly #noun: string;
  readonly #isBar: boolean;
  readonly #start: number;
  #pause: number;
  #next: number;
  #isDrawn = false;

  constructor(world: World, total: number, noun: string) {
    this.#world = world;
    this.#total = total;
    this.#noun = noun;
    this.#isBar = isLively(world.err, world);
    this.#start = world.now();
    this.#pause = this.#isBar ? REDRAW_MS : FIRST_LINE_MS;
    this.#next = this.#start + this.#pause;
  }

  /** So much is done; `more` is what else is known. */
  at(done: number, more = ''): void {
    const now = this.#world.now();
    if (now < this.#next) return;
    if (!this.#isBar) this.#pause = Math.min(2 * this.#pause, MOST_MS);
    this.#next = now + this.#pause;
    const line = this.#line(done, (now - this.#start) / 1000) + (more === '' ? '' : ` · ${more}`);
    this.#world.err.write(this.#isBar ? this.#drawn(done, line) : `${line}\n`);
  }

  /** Takes the bar away. */
  end(): void {
    if (this.#isDrawn) this.#world.err.write('\r\x1b[K');
    this.#isDrawn = false;
  }

  #line(done: number, seconds: number): string {
    const speed = done / seconds;
    const left = speed > 0 ? ` · ${remaining((this.#total - done) / speed)} left` : '';
    const share = `${Math.floor((100 * done) / this.#total)} %`;
    return `${grouped(done)} of ${grouped(this.#total)} ${this.#noun} (${share}) · ${measured(speed)}/s${left}`;
  }

  #drawn(done: number, line: string): string {
    this.#isDrawn = true;
    const full = Math.floor((BAR * done) / this.#total);
    const bar = `${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${line}`;
    const columns = this.#world.err.columns || USUAL_COLUMNS;
    return `\r${bar.slice(0, columns - 1)}\x1b[K`;
  }
}
