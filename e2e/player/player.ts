import { expect, type Locator, type Page } from '@playwright/test';
import type { ControlArea, InputMethod } from './input-methods.ts';
import { isAsked, type PageState, readPage } from './page-state.ts';
import { bestOf, type PlayerStrategy, pressableNames } from './strategy.ts';

/** Maximum time without any change, for a bot or for the page on a busy machine. */
const MAX_IDLE_MS = 30_000;
/** How often the same action may be tried before the test fails. */
const MAX_RETRIES = 12;

const FAST_POLL = { intervals: [20, 40, 80] };

/** The players of one game on separate pages. */
export interface OtherPlayers {
  /** Grows with every action of any of them. */
  readonly actionCount: () => number;
  /** They have done enough: players that wait to be asked may stop. */
  readonly isEnough: () => boolean;
}

const ALONE: OtherPlayers = { actionCount: () => 0, isEnough: () => false };

/** A player that uses only what the page shows, and remembers its actions. */
export class PagePlayer {
  readonly page: Page;
  /** The actions so far, by their labels on the page. */
  readonly actions: string[] = [];
  readonly input: InputMethod;
  readonly #strategy: PlayerStrategy;
  readonly #at: 'board' | 'text';
  readonly #others: 'skipped' | 'watched';
  #tries = 0;

  /** On the board, or only in the text table; the turns of others are skipped, unless they are to be watched. */
  constructor(
    page: Page,
    hand: InputMethod,
    wishes: PlayerStrategy,
    at: 'board' | 'text' = 'board',
    others: 'skipped' | 'watched' = 'skipped',
  ) {
    this.page = page;
    this.input = hand;
    this.#strategy = wishes;
    this.#at = at;
    this.#others = others;
  }

  /** Plays until the page shows something, or the game is over. */
  async play(
    isEnough: (state: PageState) => boolean | Promise<boolean> = () => false,
    most = 900,
    company = ALONE,
  ): Promise<PageState> {
    for (let n = 0; n < most; n++) {
      const state = await this.asked(company);
      if (isOver(state) || company.isEnough() || (await isEnough(state))) return state;
      await this.#answer(state);
      await this.#changed(state);
    }
    throw new Error(`${most} decisions were not enough: ${this.actions.slice(-12).join(' | ')}`);
  }

  #look(): Promise<PageState> {
    return readPage(this.page, this.#strategy.panels);
  }

  /**
   * Waits until the player has to decide. That may take long while others decide; it fails only when neither the page
   * changes nor any other player acts.
   */
  async asked(company = ALONE): Promise<PageState> {
    let state = await this.#look();
    for (let before = ''; ; ) {
      const isUp = async (): Promise<boolean> => {
        state = await this.#look();
        const isSkippable = state.choices.some(({ name }) => name === 'Skip to my turn');
        if (isSkippable && this.#others === 'skipped') await this.page.keyboard.press('s');
        return isOver(state) || isAsked(state) || company.isEnough();
      };
      const failed = await expect
        .poll(isUp, { ...FAST_POLL, timeout: MAX_IDLE_MS, message: 'somebody is asked' })
        .toBe(true)
        .then(
          () => null,
          (error: unknown) => ({ error }),
        );
      if (failed === null) return state;
      const now = JSON.stringify([state, company.actionCount()]);
      if (now === before) throw failed.error;
      before = now;
    }
  }

  /** Whether an action had an effect. A click that comes too early or too late is retried after looking again. */
  async #changed(before: PageState): Promise<void> {
    const was = JSON.stringify(before);
    const hasChanged = expect
      .poll(async () => JSON.stringify(await this.#look()), { ...FAST_POLL, timeout: 600 })
      .not.toBe(was);
    this.#tries = await hasChanged.then(
      () => 0,
      () => this.#tries + 1,
    );
    expect(this.#tries, `nothing comes of ${this.actions.at(-1)} at ${before.question}`).toBeLessThan(MAX_RETRIES);
  }

  /** Presses the control with this name, if it is still there. */
  async press(within: Locator, name: string, where: ControlArea): Promise<void> {
    this.actions.push(name);
    const possible = this.page.locator(':not([aria-disabled="true"])'); // the same button may stand beside several names
    const control = within
      .getByRole('button', { name: asPattern(name) })
      .and(possible)
      .first();
    await this.input.press(control, where).catch(() => undefined); // it has disappeared: look again
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  dialogue(title: string): Locator {
    return this.page.getByRole('dialog', { name: title });
  }

  async #answer(state: PageState): Promise<void> {
    if (state.curtain !== '') await this.press(this.main, state.choices[0]?.name ?? '', 'curtain');
    else if (this.#at === 'text') await this.#inWords(state);
    else if (!(await this.#inDialogue(state))) await this.#atPrompt(state);
  }

  /** No action in the text table: the page is about to change. */
  async #inWords({ choices }: PageState): Promise<void> {
    const name = this.#strategy.inWords(pressableNames(choices));
    if (name !== undefined) await this.press(this.main, name, 'prompt');
  }

  async #inDialogue({ dialogues }: PageState): Promise<boolean> {
    const open = dialogues.at(-1);
    if (open === undefined) return false;
    if (open.text.includes('Thinking…')) return true; // the players who received an offer
    const name = this.#strategy.inDialogue(open.title, pressableNames(open.controls));
    if (name === undefined) return false;
    await this.press(this.dialogue(open.title), name, 'dialogue');
    return true;
  }

  async #atPrompt(state: PageState): Promise<void> {
    const on = state.choices.filter(({ isOff }) => !isOff).map(({ name }) => name);
    if (on.includes('Cancel')) {
      const answers = state.choices.filter(({ isOff, isSwitch }) => !isOff && !isSwitch).map(({ name }) => name);
      const sure = answers.find((name) => !['Cancel', 'Undo', 'Skip', 'Skip animation'].includes(name));
      if (sure !== undefined) return this.press(this.main, sure, 'prompt');
      return this.#point(state) ?? this.press(this.main, 'Cancel', 'prompt');
    }
    if (await this.#strategy.beforePrompt?.(this, on)) return;
    const inPanel = this.#strategy.inPanels(pressableNames(state.panels), on);
    if (inPanel !== undefined) return this.press(this.page.locator('body'), inPanel, 'panel');
    const name = this.#strategy.atPrompt(pressableNames(state.choices));
    const [card] = state.due;
    if (card !== undefined && (name === undefined || this.#strategy.isWayOut(name)))
      return this.press(this.page.locator('body'), card, 'panel');
    const isBetterPlaced = state.lit.length > 0 && (name === undefined || this.#strategy.isWayOut(name));
    if (name !== undefined && !isBetterPlaced) return this.press(this.page.locator('body'), name, 'prompt');
    await this.#point(state);
  }

  #point({ lit }: PageState): Promise<void> | undefined {
    const place = bestOf(lit, this.#strategy.placeValue);
    if (place === undefined) return undefined;
    this.actions.push(place);
    return this.input.point(place).catch(() => undefined);
  }
}

/** Compares names without regard to whitespace. */
const asPattern = (name: string): RegExp =>
  new RegExp(`^\\s*${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s*')}\\s*$`);

const isOver = ({ dialogues }: PageState): boolean => dialogues.some(({ title }) => title === 'The game is over');
