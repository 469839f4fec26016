import type { TableText } from './texts.ts';

/** What a key does at the table. */
export type TableShortcut =
  | { readonly do: 'choice'; readonly key: string }
  /** The next or the previous place where something is possible. */
  | { readonly do: 'lit'; readonly by: 1 | -1 }
  | { readonly do: 'zoom'; readonly how: 'in' | 'out' | 'whole' }
  | { readonly do: 'pan'; readonly by: readonly [x: number, y: number] }
  | {
      readonly do:
        | 'confirm'
        | 'again'
        | 'skip-to-turn'
        | 'pace'
        | 'escape'
        | 'skip'
        | 'undo'
        | 'almanac'
        | 'text'
        | 'log'
        | 'coach'
        | 'sound'
        | 'help'
        | 'board'
        | 'prompt'
        | 'dialogue';
    };

export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const LETTER_SHORTCUTS: Readonly<Record<string, TableShortcut>> = {
  u: { do: 'undo' },
  r: { do: 'almanac' },
  t: { do: 'text' },
  l: { do: 'log' },
  c: { do: 'coach' },
  m: { do: 'sound' },
  a: { do: 'again' },
  s: { do: 'skip-to-turn' },
  g: { do: 'pace' },
  b: { do: 'board' },
  p: { do: 'prompt' },
  o: { do: 'dialogue' },
  '?': { do: 'help' },
  '+': { do: 'zoom', how: 'in' },
  '=': { do: 'zoom', how: 'in' },
  '-': { do: 'zoom', how: 'out' },
  '0': { do: 'zoom', how: 'whole' },
};

const PAN_SHORTCUTS: Readonly<Record<string, TableShortcut>> = {
  ArrowLeft: { do: 'pan', by: [-1, 0] },
  ArrowRight: { do: 'pan', by: [1, 0] },
  ArrowUp: { do: 'pan', by: [0, -1] },
  ArrowDown: { do: 'pan', by: [0, 1] },
};

/** The command of a key press; letters and digits only if single-key shortcuts are on. */
export function shortcutFor(
  { key, shiftKey, ctrlKey, metaKey, altKey }: KeyPress,
  letters: 'on' | 'off',
): TableShortcut | null {
  if ((ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'z') return { do: 'undo' };
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Escape') return { do: 'escape' };
  if (key === 'Enter') return { do: 'confirm' };
  if (key === ' ') return { do: 'skip' };
  if (shiftKey && PAN_SHORTCUTS[key]) return PAN_SHORTCUTS[key];
  if (letters === 'off') return null;
  const letter = key.toLowerCase();
  if (letter === 'n') return { do: 'lit', by: shiftKey ? -1 : 1 };
  return LETTER_SHORTCUTS[letter] ?? (/^[1-9a-z]$/.test(letter) ? { do: 'choice', key: letter } : null);
}

/** The shortcuts as the help lists them. */
export const KEY_HELP: readonly { readonly keys: readonly string[]; readonly text: TableText }[] = [
  { keys: ['1', '…', '9', 'E'], text: 'key.choice' },
  { keys: ['↵'], text: 'key.confirm' },
  { keys: ['Esc'], text: 'key.escape' },
  { keys: ['Space'], text: 'key.space' },
  { keys: ['↵'], text: 'key.go-on' },
  { keys: ['A'], text: 'key.again' },
  { keys: ['S'], text: 'key.skip-to-turn' },
  { keys: ['G'], text: 'key.pace' },
  { keys: ['U', 'Ctrl+Z'], text: 'key.undo' },
  { keys: ['B'], text: 'key.board' },
  { keys: ['←', '↑', '→', '↓'], text: 'key.arrows' },
  { keys: ['N'], text: 'key.lit' },
  { keys: ['P'], text: 'key.prompt' },
  { keys: ['O'], text: 'key.dialogue' },
  { keys: ['+', '−', '0'], text: 'key.zoom' },
  { keys: ['Shift+←↑→↓'], text: 'key.pan' },
  { keys: ['R'], text: 'key.almanac' },
  { keys: ['T'], text: 'key.text' },
  { keys: ['L'], text: 'key.log' },
  { keys: ['C'], text: 'key.coach' },
  { keys: ['M'], text: 'key.sound' },
  { keys: ['?'], text: 'key.help' },
];
