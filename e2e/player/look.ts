import type { Page } from '@playwright/test';

/** A control as it is called; `isOff` where it only says why it cannot be pressed. */
export interface Control {
  readonly name: string;
  readonly isOff: boolean;
  /** One of several that can be switched to: never an answer. */
  readonly isSwitch: boolean;
  /** A switch that is on already. */
  readonly isPressed: boolean;
}

/** What somebody sees who looks up from the table: nothing but questions, names and what can be pressed. */
export interface Sight {
  /** The headings of whatever stands open, the topmost last. */
  readonly dialogues: readonly {
    readonly title: string;
    readonly text: string;
    readonly controls: readonly Control[];
  }[];
  /** The heading of the prompt bar, or of the text table's first part. */
  readonly question: string;
  readonly choices: readonly Control[];
  /** The names of the places that are lit. */
  readonly lit: readonly string[];
  /** What can be done in the panels that a game's wishes name: build, play a card, use a card. */
  readonly panels: readonly Control[];
  /** What a curtain says, '' where there is none. */
  readonly curtain: string;
  /** Grows with everything that is told. */
  readonly told: number;
}

/** Never a decision of its own. */
const IDLE = ['Undo', 'Skip', 'Skip animation', 'Cancel', 'Close', 'Final standings'];
/** What somebody may do who is not waited for, and what leads to a rule. */
const ASIDE = /Propose a trade$|^Take offers again$|^Rule /;

/** Reads the page; runs inside it. */
function read(panels: RegExp): Sight {
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
  const asked = main?.querySelector(':scope > section[aria-labelledby]') ?? null;
  const board = main?.querySelector(':scope > section[aria-label="Board"]') ?? null;
  const isBare = asked === null && board === null && document.querySelector('header') === null;
  const isCurtain = isBare && main?.querySelector('button') !== null && headingOf(main) !== '';
  const spots = [...(board?.querySelectorAll('button') ?? [])].map(nameOf);
  const log = [...document.querySelectorAll('section[aria-label="Log"] li')].at(-1)?.textContent ?? '';
  return {
    dialogues: [...document.querySelectorAll('[role="dialog"], dialog[open]')].map((dialogue) => ({
      title: headingOf(dialogue),
      text: dialogue.textContent ?? '',
      controls: controls(dialogue),
    })),
    question: headingOf(asked),
    choices: controls(isCurtain ? main : asked),
    lit: spots.filter((name) => name.endsWith(', possible')),
    panels: [...document.querySelectorAll('section')]
      .filter((section) => panels.test(headingOf(section)))
      .flatMap((section) => controls(section)),
    curtain: isCurtain ? headingOf(main) : '',
    told: document.querySelectorAll('section[aria-label="Log"] li').length + log.length / 1000,
  };
}

const isOn = ({ name, isOff }: Control): boolean => !isOff && !IDLE.includes(name) && !ASIDE.test(name);

/** Whether it is up to the one who looks. */
export function isAsked({ dialogues, choices, lit, curtain }: Sight): boolean {
  if (curtain !== '' || lit.length > 0 || choices.some(isOn)) return true;
  return dialogues.some(({ controls }) => controls.some(isOn));
}

export const look = (page: Page, panels: RegExp): Promise<Sight> => page.evaluate(read, panels);
