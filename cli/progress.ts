import { formatMeasure, formatRemaining, groupedDigits } from './format.ts';
import { supportsControlCodes } from './paint.ts';
import type { CommandEnvironment } from './world.ts';

const BAR_WIDTH = 30;
/** The assumed width of a terminal that does not report it. */
const DEFAULT_COLUMNS = 80;
const REDRAW_MS = 100;
/** In a pipe the first line comes after a second, and each next one after twice as long, up to half a minute. */
const FIRST_LINE_MS = 1000;
const MAX_LINE_INTERVAL_MS = 30_000;

/** Progress on standard error: a bar on a terminal, otherwise a plain line now and then. */
export class ProgressDisplay {
  readonly #world: CommandEnvironment;
  readonly #total: number;
  readonly #noun: string;
  readonly #isBar: boolean;
  readonly #start: number;
  #intervalMs: number;
  #nextLineAt: number;
  #isDrawn = false;

  constructor(world: CommandEnvironment, total: number, noun: string) {
    this.#world = world;
    this.#total = total;
    this.#noun = noun;
    this.#isBar = supportsControlCodes(world.err, world);
    this.#start = world.now();
    this.#intervalMs = this.#isBar ? REDRAW_MS : FIRST_LINE_MS;
    this.#nextLineAt = this.#start + this.#intervalMs;
  }

  /** This much is done; `more` is additional information. */
  update(done: number, more = ''): void {
    const now = this.#world.now();
    if (now < this.#nextLineAt) return;
    if (!this.#isBar) this.#intervalMs = Math.min(2 * this.#intervalMs, MAX_LINE_INTERVAL_MS);
    this.#nextLineAt = now + this.#intervalMs;
    const line = this.#line(done, (now - this.#start) / 1000) + (more === '' ? '' : ` · ${more}`);
    this.#world.err.write(this.#isBar ? this.#barLine(done, line) : `${line}\n`);
  }

  /** Removes the bar. */
  end(): void {
    if (this.#isDrawn) this.#world.err.write('\r\x1b[K');
    this.#isDrawn = false;
  }

  #line(done: number, seconds: number): string {
    const speed = done / seconds;
    const left = speed > 0 ? ` · ${formatRemaining((this.#total - done) / speed)} left` : '';
    const share = `${Math.floor((100 * done) / this.#total)} %`;
    return `${groupedDigits(done)} of ${groupedDigits(this.#total)} ${this.#noun} (${share}) · ${formatMeasure(speed)}/s${left}`;
  }

  #barLine(done: number, line: string): string {
    this.#isDrawn = true;
    const full = Math.floor((BAR_WIDTH * done) / this.#total);
    const bar = `${'█'.repeat(full)}${'░'.repeat(BAR_WIDTH - full)} ${line}`;
    const columns = this.#world.err.columns || DEFAULT_COLUMNS;
    return `\r${bar.slice(0, columns - 1)}\x1b[K`;
  }
}
