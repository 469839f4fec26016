import { expect, type Locator, type Page } from '@playwright/test';
import type { Hand, Whereabouts } from './hands.ts';
import { isAsked, look, type Sight } from './look.ts';
import { bestOf, named, type Wishes } from './wishes.ts';

/** A bot, or the page on a busy machine, may take so long until anything happens again. */
const LONGEST_STILLNESS = 30_000;
/** So often the same may be tried before something is wrong. */
const STUBBORNNESS = 12;

const EAGER = { intervals: [20, 40, 80] };

/** Those who play the same game on pages of their own. */
export interface Company {
  /** Grows with everything that any of them does. */
  readonly deeds: () => number;
  /** They have done enough: whoever waits to be asked need not. */
  readonly isEnough: () => boolean;
}

const ALONE: Company = { deeds: () => 0, isEnough: () => false };

/** Somebody who plays by nothing but what the page shows, and remembers what was done. */
export class Player {
  readonly page: Page;
  /** What was done, by the words on the page. */
  readonly deeds: string[] = [];
  readonly #hand: Hand;
  readonly #wishes: Wishes;
  readonly #at: 'board' | 'text';
  #tries = 0;

  /** At the board, or in the text table alone. */
  constructor(page: Page, hand: Hand, wishes: Wishes, at: 'board' | 'text' = 'board') {
    this.page = page;
    this.#hand = hand;
    this.#wishes = wishes;
    this.#at = at;
  }

  /** Plays until the page shows something, or the game is over. */
  async play(isEnough: (sight: Sight) => boolean = () => false, most = 900, company = ALONE): Promise<Sight> {
    for (let n = 0; n < most; n++) {
      const sight = await this.asked(company);
      if (isOver(sight) || company.isEnough() || isEnough(sight)) return sight;
      await this.#answer(sight);
      await this.#changed(sight);
    }
    throw new Error(`${most} decisions were not enough: ${this.deeds.slice(-12).join(' | ')}`);
  }

  #look(): Promise<Sight> {
    return look(this.page, this.#wishes.panels);
  }

  /**
   * Waits until it is up to the player. That may take long while others decide; only when neither the page changes nor
   * anybody else does anything is something wrong.
   */
  async asked(company = ALONE): Promise<Sight> {
    let sight = await this.#look();
    for (let before = ''; ; ) {
      const isUp = async (): Promise<boolean> => {
        sight = await this.#look();
        return isOver(sight) || isAsked(sight) || company.isEnough();
      };
      const failed = await expect
        .poll(isUp, { ...EAGER, timeout: LONGEST_STILLNESS, message: 'somebody is asked' })
        .toBe(true)
        .then(
          () => null,
          (error: unknown) => ({ error }),
        );
      if (failed === null) return sight;
      const now = JSON.stringify([sight, company.deeds()]);
      if (now === before) throw failed.error;
      before = now;
    }
  }

  /** Whether anything came of a deed. A press that comes too early, or too late, is tried again by looking again. */
  async #changed(before: Sight): Promise<void> {
    const was = JSON.stringify(before);
    const hasChanged = expect
      .poll(async () => JSON.stringify(await this.#look()), { ...EAGER, timeout: 600 })
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
    else if (this.#at === 'text') await this.#inWords(sight);
    else if (!(await this.#inDialogue(sight))) await this.#atPrompt(sight);
  }

  /** Nothing to be done in words: the page is about to show something else. */
  async #inWords({ choices }: Sight): Promise<void> {
    const name = this.#wishes.inWords(named(choices));
    if (name !== undefined) await this.press(this.main, name, 'prompt');
  }

  async #inDialogue({ dialogues }: Sight): Promise<boolean> {
    const open = dialogues.at(-1);
    if (open === undefined) return false;
    if (open.text.includes('Thinking…')) return true; // whoever was made an offer
    const name = this.#wishes.inDialogue(open.title, named(open.controls));
    if (name === undefined) return false;
    await this.press(this.dialogue(open.title), name, 'dialogue');
    return true;
  }

  async #atPrompt(sight: Sight): Promise<void> {
    const on = sight.choices.filter(({ isOff }) => !isOff).map(({ name }) => name);
    if (on.includes('Cancel')) {
      const answers = sight.choices.filter(({ isOff, isSwitch }) => !isOff && !isSwitch).map(({ name }) => name);
      const sure = answers.find((name) => !['Cancel', 'Undo', 'Skip', 'Skip animation'].includes(name));
      if (sure !== undefined) return this.press(this.main, sure, 'prompt');
      return this.#point(sight) ?? this.press(this.main, 'Cancel', 'prompt');
    }
    if (await this.#wishes.aside?.(this, on)) return;
    const inPanel = this.#wishes.inPanels(named(sight.panels), on);
    if (inPanel !== undefined) return this.press(this.page.locator('body'), inPanel, 'panel');
    const name = this.#wishes.atPrompt(named(sight.choices));
    const isBetterPlaced = sight.lit.length > 0 && (name === undefined || this.#wishes.isWayOut(name));
    if (name !== undefined && !isBetterPlaced) return this.press(this.main, name, 'prompt');
    await this.#point(sight);
  }

  #point({ lit }: Sight): Promise<void> | undefined {
    const place = bestOf(lit, this.#wishes.worth);
    if (place === undefined) return undefined;
    this.deeds.push(place);
    return this.#hand.point(place).catch(() => undefined);
  }
}

/** The same name, however its parts are spaced. */
const asPattern = (name: string): RegExp =>
  new RegExp(`^\\s*${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s*')}\\s*$`);

const isOver = ({ dialogues }: Sight): boolean => dialogues.some(({ title }) => title === 'The game is over');
