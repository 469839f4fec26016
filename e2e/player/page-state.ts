import type { Page } from '@playwright/test';

/** A control by its name; `isOff` when it is disabled and only explains why. */
export interface Control {
  readonly name: string;
  readonly isOff: boolean;
  /** One of several tabs: never an answer. */
  readonly isSwitch: boolean;
  /** A toggle that is already on. */
  readonly isPressed: boolean;
}

/** What a player sees on the page: only questions, names and controls. */
export interface PageState {
  /** The headings of all open dialogues, the topmost last. */
  readonly dialogues: readonly {
    readonly title: string;
    readonly text: string;
    readonly controls: readonly Control[];
  }[];
  /** The heading of the prompt bar, or of the text table's first part. */
  readonly question: string;
  readonly choices: readonly Control[];
  /** The names of the highlighted places. */
  readonly lit: readonly string[];
  /** The highlighted cards in the hand or at the bank. */
  readonly due: readonly string[];
  /** The controls in the panels named by the game's strategy: build, play a card, use a card. */
  readonly panels: readonly Control[];
  /** The text of the curtain, '' when there is none. */
  readonly curtain: string;
  /** Grows with every event shown. */
  readonly told: number;
}

/** Never a decision of its own. */
const NON_DECISIONS = ['Undo', 'Skip', 'Skip animation', 'Cancel', 'Close', 'Final standings'];
/** Controls of the pace while others play, in the prompt bar. */
const PACE_CONTROLS = /^(Slow|Normal|Fast|Step|Pace: \w+|Skip to my turn|Go on|Again)$/;
/** Controls that are possible out of turn, and links to rules. */
const OPTIONAL_CONTROLS = /Propose a trade$|^Take offers again$|^Answer in advance$|^Rule /;

/** What was decided is looked at until this is pressed. */
const GO_ON = 'Go on';

/** Reads the page; runs inside it. */
function readInPage(panels: RegExp): PageState {
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    if (label !== null) return label;
    const copy = element.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    for (const part of copy.querySelectorAll('*')) part.prepend(' ');
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
  };
  const controls = (within: ParentNode | null) =>
    [...(within?.querySelectorAll('button') ?? [])].map((button) => ({
      name: nameOf(button),
      isOff: button.getAttribute('aria-disabled') === 'true' || button.disabled,
      isSwitch: button.hasAttribute('aria-pressed'),
      isPressed: button.getAttribute('aria-pressed') === 'true',
    }));
  const headingOf = (section: Element | null | undefined): string =>
    section?.querySelector('h1, h2')?.textContent?.trim() ?? '';
  const main = document.querySelector('main');
  const asked =
    main?.querySelector('[data-part="prompt"]') ?? main?.querySelector(':scope > section[aria-labelledby]') ?? null;
  const board = main?.querySelector(':scope > section[aria-label="Board"]') ?? null;
  const isBare = asked === null && board === null && document.querySelector('header') === null;
  const isCurtain = isBare && main?.querySelector('button') !== null && headingOf(main) !== '';
  const notes = [...document.querySelectorAll('section[aria-label$=" offers"]')].filter(
    (note) => !asked?.contains(note),
  );
  const spots = [...(board?.querySelectorAll('button') ?? [])].map(nameOf);
  const log = [...document.querySelectorAll('section[aria-label="Log"] li')].at(-1)?.textContent ?? '';
  return {
    dialogues: [...document.querySelectorAll('[role="dialog"], dialog[open]')].map((dialogue) => ({
      title: headingOf(dialogue),
      text: dialogue.textContent ?? '',
      controls: controls(dialogue),
    })),
    question: headingOf(asked),
    choices: [...controls(isCurtain ? main : asked), ...notes.flatMap((note) => controls(note))],
    due: controls(document)
      .filter(({ name, isOff }) => !isOff && name.endsWith(', possible'))
      .map(({ name }) => name)
      .filter((name) => !spots.includes(name)),
    lit: spots.filter((name) => name.endsWith(', possible')),
    panels: [...document.querySelectorAll('section')]
      .filter((section) => panels.test(headingOf(section)))
      .flatMap((section) => controls(section)),
    curtain: isCurtain ? headingOf(main) : '',
    told: document.querySelectorAll('section[aria-label="Log"] li').length + log.length / 1000,
  };
}

const isOn = ({ name, isOff }: Control): boolean =>
  !isOff && !NON_DECISIONS.includes(name) && !PACE_CONTROLS.test(name) && !OPTIONAL_CONTROLS.test(name);

/** Whether the player of this page has to decide. */
export function isAsked({ dialogues, choices, lit, due, curtain, panels }: PageState): boolean {
  if (curtain !== '' || lit.length > 0 || due.length > 0 || choices.some(isOn)) return true;
  if (panels.some(({ name }) => name === GO_ON)) return true;
  return dialogues.some(({ controls }) => controls.some(isOn));
}

export const readPage = (page: Page, panels: RegExp): Promise<PageState> => page.evaluate(readInPage, panels);
