import { expect, type Locator, type Page } from '@playwright/test';
import type { Hand, Whereabouts } from './hands.ts';
import { isAsked, look, type Sight } from './look.ts';
import { tradeOnce } from './trade.ts';
import { bestChoice, bestPlace, isWayOut, wantedIn, wordedChoice } from './wishes.ts';

/** A bot, or the page on a busy machine, may take so long until somebody is asked again. */
const LONGEST_WAIT = 30_000;
/** So often the same may be tried before something is wrong. */
const STUBBORNNESS = 12;

const EAGER = { intervals: [20, 40, 80] };

interface Habits {
  /** How often the player thinks of trading. */
  readonly trades?: number;
  /** Where the player plays: at the board, or in the text table alone. */
  readonly at?: 'board' | 'text';
}

/** Somebody who plays Star Trek by nothing but what the page shows, and remembers what was done. */
export class Player {
  readonly page: Page;
  /** What was done, by the words on the page. */
  readonly deeds: string[] = [];
  readonly #hand: Hand;
  readonly #at: 'board' | 'text';
  #trades: number;
  #tradedIn = '';
  #tries = 0;

  constructor(page: Page, hand: Hand, { trades = 6, at = 'board' }: Habits = {}) {
    this.page = page;
    this.#hand = hand;
    this.#trades = trades;
    this.#at = at;
  }

  /** Plays until the page shows something, or the game is over. */
  async play(isEnough: (sight: Sight) => boolean = () => false, most = 900): Promise<Sight> {
    for (let n = 0; n < most; n++) {
      const sight = await this.asked();
      if (isOver(sight) || isEnough(sight)) return sight;
      await this.#answer(sight);
      await this.#changed(sight);
    }
    throw new Error(`${most} decisions were not enough: ${this.deeds.slice(-12).join(' | ')}`);
  }

  /** Waits until it is up to the player. */
  async asked(): Promise<Sight> {
    let sight = await look(this.page);
    await expect
      .poll(
        async () => {
          sight = await look(this.page);
          return isOver(sight) || isAsked(sight);
        },
        { ...EAGER, timeout: LONGEST_WAIT, message: 'somebody is asked' },
      )
      .toBe(true);
    return sight;
  }

  /** Whether anything came of a deed. A press that comes too early, or too late, is tried again by looking again. */
  async #changed(before: Sight): Promise<void> {
    const was = JSON.stringify(before);
    const hasChanged = expect
      .poll(async () => JSON.stringify(await look(this.page)), { ...EAGER, timeout: 600 })
      .not.toBe(was);
    this.#tries = await hasChanged.then(
      () => 0,
      () => this.#tries + 1,
    );
    expect(this.#tries, `nothing comes of ${this.deeds.at(-1)} at ${before.question}`).toBeLessThan(STUBBORNNESS);
  }

  /** Presses what bears this name, if it is still there. */
  async press(within: Locator, name: string, where: Whereabouts): Promise<void> {
    this.deeds.push(name);
    const control = within.getByRole('button', { name: asPattern(name) }).first();
    await this.#hand.press(control, where).catch(() => undefined); // gone meanwhile: look again
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  dialogue(title: string): Locator {
    return this.page.getByRole('dialog', { name: title });
  }

  async #answer(sight: Sight): Promise<void> {
    if (sight.curtain !== '') await this.press(this.main, sight.choices[0]?.name ?? '', 'curtain');
    else if (this.#at === 'text') await this.press(this.main, wordedChoice(sight.choices) ?? '', 'prompt');
    else if (!(await this.#inDialogue(sight))) await this.#atPrompt(sight);
  }

  async #inDialogue({ dialogues }: Sight): Promise<boolean> {
    const open = dialogues.at(-1);
    if (open === undefined) return false;
    if (open.text.includes('Is thinking')) return true; // whoever was made an offer
    const name = wantedIn(open);
    if (name === undefined) return false;
    await this.press(this.dialogue(open.title), name, 'dialogue');
    return true;
  }

  async #atPrompt(sight: Sight): Promise<void> {
    const on = sight.choices.filter(({ isOff }) => !isOff).map(({ name }) => name);
    if (on.includes('Cancel')) {
      const sure = on.find((name) => !['Cancel', 'Undo', 'Skip'].includes(name));
      if (sure !== undefined) return this.press(this.main, sure, 'prompt');
      return this.#point(sight) ?? this.press(this.main, 'Cancel', 'prompt');
    }
    if (await this.#wantsToTrade(on)) return;
    const card = sight.panels.find(({ name, isOff }) => !isOff && /^Card | Play /.test(name));
    if (card !== undefined && on.some((name) => name.startsWith('End the turn'))) {
      return this.press(this.page.locator('body'), card.name, 'panel');
    }
    const name = bestChoice(sight.choices);
    const isBetterPlaced = sight.lit.length > 0 && (name === undefined || isWayOut(name));
    if (name !== undefined && !isBetterPlaced) return this.press(this.main, name, 'prompt');
    await this.#point(sight);
  }

  #point({ lit }: Sight): Promise<void> | undefined {
    const place = bestPlace(lit);
    if (place === undefined) return undefined;
    this.deeds.push(place);
    return this.#hand.point(place).catch(() => undefined);
  }

  /** Once a turn, before building. */
  async #wantsToTrade(on: readonly string[]): Promise<boolean> {
    const turn = String(this.deeds.filter((deed) => deed.startsWith('Roll')).length);
    if (this.#trades === 0 || this.#tradedIn === turn || !on.includes('Trade')) return false;
    this.#tradedIn = turn;
    const hasTraded = await tradeOnce(this);
    if (hasTraded) this.#trades -= 1;
    return hasTraded;
  }
}

/** The same name, however its parts are spaced. */
const asPattern = (name: string): RegExp =>
  new RegExp(`^\\s*${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s*')}\\s*$`);

const isOver = ({ dialogues }: Sight): boolean => dialogues.some(({ title }) => title === 'The game is over');
