/** A choice of the prompt bar as the keyboard knows it. */
export interface KeyedChoice {
  readonly id: string;
  /** The key that the game gave to its kind of move. */
  readonly hotkey?: string | undefined;
}

const DIGITS: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/**
 * The keys of the prompt bar's choices. A choice keeps its digit while a turn lasts, and no other choice gets that
 * digit, even after the choice has gone: a key that is pressed once too often does nothing. Keys that the game fixed
 * are never given to anything else.
 */
export class ChoiceKeys {
  readonly #fixed: ReadonlySet<string>;
  #turn = '';
  /** Digits by choice; the choice that has been absent longest stands first. */
  #digits = new Map<string, string>();

  constructor(fixed: Iterable<string | undefined> = []) {
    this.#fixed = new Set([...fixed].filter((key) => key !== undefined));
  }

  /** The key of each choice, by its id; a choice without one is not in the result. */
  assign(turn: string, choices: readonly KeyedChoice[]): ReadonlyMap<string, string> {
    if (turn !== this.#turn) this.#digits = new Map();
    this.#turn = turn;
    const keys = new Map<string, string>();
    const present = new Set(choices.map(({ id }) => id));
    for (const { id, hotkey } of choices) {
      const key = hotkey ?? this.#digitOf(id, present);
      if (key !== undefined) keys.set(id, key);
    }
    return keys;
  }

  #digitOf(id: string, present: ReadonlySet<string>): string | undefined {
    const digit = this.#digits.get(id) ?? this.#unusedDigit() ?? this.#longestAbsent(present);
    if (digit === undefined) return undefined;
    this.#digits.delete(id);
    this.#digits.set(id, digit);
    return digit;
  }

  #unusedDigit(): string | undefined {
    const used = new Set(this.#digits.values());
    return DIGITS.find((digit) => !used.has(digit) && !this.#fixed.has(digit));
  }

  /** All digits were given in this turn: takes over the one whose choice has been absent longest. */
  #longestAbsent(present: ReadonlySet<string>): string | undefined {
    const [id, digit] = [...this.#digits].find(([each]) => !present.has(each)) ?? [];
    if (id !== undefined) this.#digits.delete(id);
    return digit;
  }
}
