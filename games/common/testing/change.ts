import {
  type Game,
  hashState,
  isChance,
  isUndo,
  type Kinded,
  type Log,
  Match,
  parseLog,
  printEntry,
  type State,
  type Step,
  type Worded,
  type Wording,
} from '@orrery/kernel';
import { difference } from '@orrery/kernel/laws';
import { say } from '@orrery/words';
import type { Edition } from '../entry.ts';
import { NAMES } from './speech.ts';

/** Rules that can play a stored game, and the English texts to tell it with. */
export interface Narrator {
  readonly rules: Worded;
  readonly texts: Readonly<Record<string, string>>;
}

/** An edition of a game as a narrator. */
export async function narratorOf(edition: Edition | null): Promise<Narrator> {
  if (edition?.voice === undefined) throw new Error('nobody has written words for this game');
  const [rules, texts] = await Promise.all([edition.voice.words(), edition.voice.texts('en')]);
  return { rules, texts };
}

/** One entry of a stored game as some rules play it. */
interface Passage {
  readonly entry: string; // as its line holds it
  readonly line: number; // of the log, counted from 1
  readonly turn: number; // 0 during the set-up
  readonly check: string | null; // of the state it leads to; null where it is refused
  // Both only while this passage is the last one: they look at the game as it stands.
  told(): readonly string[]; // what is told of it, or why the rules refuse it
  state(): unknown;
}

/** Lines of a log before its first entry. */
const HEADER_LINES = 8;

/** The log as these rules read it: under their edition, with their options wherever they know them. */
function adapted<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { id, edition, options: specs }: Game<T, H, B, M, E, O, K>,
  text: string,
): string {
  const known = (name: string, value: unknown): boolean =>
    Object.entries<{ readonly of: readonly unknown[] }>(specs).some(
      ([key, { of }]) => key === name && of.includes(value),
    );
  const kept = (json: string): string =>
    JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(json)).filter(([name, value]) => known(name, value))));
  return text
    .replace(/^game .*$/m, `game ${id} ${edition}`)
    .replace(/^options (.*)$/m, (_, json: string) => `options ${kept(json)}`);
}

/** What counts of a state: all of it but what is derived for speed. */
const counted = <T, H, B>({ table, hands, box }: State<T, H, B>): unknown => ({
  ...(typeof table === 'object' ? { ...table, derived: null } : { table }),
  hands,
  box,
});

const turnIn = (event: Kinded, before: number): number =>
  event.kind === 'turn' && 'turn' in event && typeof event.turn === 'number' ? event.turn : before;

const spoken = ({ texts }: Narrator, words: Parameters<typeof say>[0] | null): string =>
  words === null ? '' : say(words, { language: 'en', texts, names: NAMES, reader: null, faults: 'show' });

/** What a step tells, in words; by its kind where there is nothing to say. */
function toldIn<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  narrator: Narrator,
  wording: Wording<T, H, M, E, O> | null,
  match: Match<T, H, B, M, E, O, K>,
  { told }: Step<M, E>,
): string[] {
  return told.map(
    ({ event }) => spoken(narrator, wording?.event(event, match.openView()) ?? null) || `(${event.kind})`,
  );
}

/** Why the rules refuse what comes next in a log. */
function refusedIn<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  narrator: Narrator,
  wording: Wording<T, H, M, E, O> | null,
  match: Match<T, H, B, M, E, O, K>,
  entry: Log<M, O>['entries'][number],
): string[] {
  if (isChance(entry)) return ['This is not what chance decides here.'];
  if (isUndo(entry)) return ['This cannot be taken back.'];
  return match
    .refuse(entry.by, entry.move)
    .map((refusal) => `${spoken(narrator, wording?.refusal(refusal) ?? null) || refusal.code} (${refusal.rule})`);
}

function* passagesOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  narrator: Narrator,
  game: Game<T, H, B, M, E, O, K>,
  wording: Wording<T, H, M, E, O> | null,
  text: string,
): Generator<Passage, undefined> {
  const log = parseLog(game, adapted(game, text));
  if (!log.ok) {
    yield { entry: '', line: 0, turn: 0, check: null, told: () => [log.problem.text], state: () => null };
    return;
  }
  const match = new Match(game, log.value.header);
  let turn = 0;
  for (const [i, each] of log.value.entries.entries()) {
    const applied = match.apply(each);
    const steps = applied.ok ? applied.value.told : [];
    for (const { event } of steps) turn = turnIn(event, turn);
    yield {
      entry: `${i + 1} ${printEntry(game.notation, each)}`,
      line: HEADER_LINES + i + 1,
      turn,
      told: () =>
        applied.ok ? toldIn(narrator, wording, match, applied.value) : refusedIn(narrator, wording, match, each),
      check: applied.ok ? hashState(match.state) : null,
      state: () => counted(match.state),
    };
    if (!applied.ok) return;
  }
}

const passages = (narrator: Narrator, text: string): Generator<Passage, undefined> =>
  narrator.rules.use((game, wording) => passagesOf(narrator, game, wording, text));

const checksIn = (text: string): (string | null)[] =>
  [...text.matchAll(/^\d+ .*?(?: #([0-9a-f]{8}))?$/gm)].map(([, check = null]) => check);

const heading = ({ entry, line, turn }: Passage): string =>
  `line ${line} (${entry}), ${turn === 0 ? 'during the set-up' : `turn ${turn}`}`;

const lines = (label: string, told: readonly string[]): string =>
  `  ${label} ${told.length === 0 ? 'nothing is told.' : told.join('\n            ')}`;

/** The first entry of a stored game that these rules play otherwise than it is recorded, and what they tell there. */
export function firstChange(narrator: Narrator, text: string): string | null {
  const recorded = checksIn(text);
  let at = 0;
  for (const passage of passages(narrator, text)) {
    if (passage.check !== recorded[at++]) return `${heading(passage)}\n${lines('now:     ', passage.told())}`;
  }
  return null;
}

/** The first entry of a stored game that two editions of the rules play differently, told by both. */
export function changeBetween(former: Narrator, present: Narrator, text: string): string | null {
  const later = passages(present, text);
  for (const before of passages(former, text)) {
    const { value: now } = later.next();
    if (now === undefined || before.check === now.check) continue;
    const state = now.check === null ? null : difference(before.state(), now.state());
    const [then, today] = [before.told(), now.told()];
    const isTold = then.join('\n') !== today.join('\n');
    return [
      heading(before),
      lines('recorded:', then),
      lines('now:     ', today),
      ...(isTold || state === null ? [] : [`  the same is told, but the state differs: ${state}`]),
    ].join('\n');
  }
  return null;
}
