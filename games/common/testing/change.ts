import {
  type AnyGameWithMessages,
  type Game,
  type GameLog,
  type GameMessages,
  hashState,
  isChanceEntry,
  isUndoEntry,
  type Kinded,
  Match,
  parseLog,
  printEntry,
  type State,
  type Step,
} from '@orrery/kernel';
import { difference } from '@orrery/kernel/laws';
import { formatMessage } from '@orrery/words';
import type { RulesEdition } from '../entry.ts';
import { SEAT_NAMES } from './format.ts';

/** Rules that can play a stored game, and English texts to describe it. */
export interface Narrator {
  readonly rules: AnyGameWithMessages;
  readonly texts: Readonly<Record<string, string>>;
}

/** An edition of a game as a narrator. */
export async function narratorOf(edition: RulesEdition | null): Promise<Narrator> {
  if (edition?.voice === undefined) throw new Error('this game has no messages');
  const [rules, texts] = await Promise.all([edition.voice.words(), edition.voice.texts('en')]);
  return { rules, texts };
}

/** One entry of a stored game as some rules play it. */
interface ReplayedEntry {
  readonly entry: string; // as written in its line
  readonly line: number; // of the log, counted from 1
  readonly turn: number; // 0 during set-up
  readonly check: string | null; // hash of the state it leads to; null where it is refused
  // Both only while this passage is the last one: they look at the current state of the game.
  told(): readonly string[]; // the messages of its events, or why the rules refuse it
  state(): unknown;
}

/** Lines of a log before its first entry. */
const HEADER_LINES = 8;

/** The log as these rules read it: with their edition, and with those options that they know. */
function adaptedLog<T, H, B, M extends Kinded, E extends Kinded, O, K>(
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

/** The relevant part of a state: everything except derived data. */
const comparableState = <T, H, B>({ table, hands, box }: State<T, H, B>): unknown => ({
  ...(typeof table === 'object' ? { ...table, derived: null } : { table }),
  hands,
  box,
});

const turnAfter = (event: Kinded, before: number): number =>
  event.kind === 'turn' && 'turn' in event && typeof event.turn === 'number' ? event.turn : before;

const formatted = ({ texts }: Narrator, words: Parameters<typeof formatMessage>[0] | null): string =>
  words === null
    ? ''
    : formatMessage(words, { language: 'en', texts, names: SEAT_NAMES, reader: null, onError: 'show' });

/** The events of a step in words; an event without a message by its kind. */
function describeEvents<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  narrator: Narrator,
  gameMessages: GameMessages<T, H, M, E, O> | null,
  match: Match<T, H, B, M, E, O, K>,
  { told }: Step<M, E>,
): string[] {
  return told.map(
    ({ event }) => formatted(narrator, gameMessages?.event(event, match.openView()) ?? null) || `(${event.kind})`,
  );
}

/** Why the rules refuse the next entry of a log. */
function describeRefusals<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  narrator: Narrator,
  gameMessages: GameMessages<T, H, M, E, O> | null,
  match: Match<T, H, B, M, E, O, K>,
  entry: GameLog<M, O>['entries'][number],
): string[] {
  if (isChanceEntry(entry)) return ['This is not what chance decides here.'];
  if (isUndoEntry(entry)) return ['This cannot be taken back.'];
  return match
    .refuse(entry.by, entry.move)
    .map(
      (refusal) => `${formatted(narrator, gameMessages?.refusal(refusal) ?? null) || refusal.code} (${refusal.rule})`,
    );
}

function* replayEntriesOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  narrator: Narrator,
  game: Game<T, H, B, M, E, O, K>,
  gameMessages: GameMessages<T, H, M, E, O> | null,
  text: string,
): Generator<ReplayedEntry, undefined> {
  const log = parseLog(game, adaptedLog(game, text));
  if (!log.ok) {
    yield { entry: '', line: 0, turn: 0, check: null, told: () => [log.problem.text], state: () => null };
    return;
  }
  const match = new Match(game, log.value.header);
  let turn = 0;
  for (const [i, each] of log.value.entries.entries()) {
    const applied = match.apply(each);
    const steps = applied.ok ? applied.value.told : [];
    for (const { event } of steps) turn = turnAfter(event, turn);
    yield {
      entry: `${i + 1} ${printEntry(game.notation, each)}`,
      line: HEADER_LINES + i + 1,
      turn,
      told: () =>
        applied.ok
          ? describeEvents(narrator, gameMessages, match, applied.value)
          : describeRefusals(narrator, gameMessages, match, each),
      check: applied.ok ? hashState(match.state) : null,
      state: () => comparableState(match.state),
    };
    if (!applied.ok) return;
  }
}

const replayEntries = (narrator: Narrator, text: string): Generator<ReplayedEntry, undefined> =>
  narrator.rules.use((game, gameMessages) => replayEntriesOf(narrator, game, gameMessages, text));

const hashesIn = (text: string): (string | null)[] =>
  [...text.matchAll(/^\d+ .*?(?: #([0-9a-f]{8}))?$/gm)].map(([, check = null]) => check);

const heading = ({ entry, line, turn }: ReplayedEntry): string =>
  `line ${line} (${entry}), ${turn === 0 ? 'during the set-up' : `turn ${turn}`}`;

const indentedLines = (label: string, told: readonly string[]): string =>
  `  ${label} ${told.length === 0 ? 'nothing is told.' : told.join('\n            ')}`;

/** The first entry of a stored game that these rules play differently from the record, and what they tell there. */
export function firstChange(narrator: Narrator, text: string): string | null {
  const recorded = hashesIn(text);
  let at = 0;
  for (const passage of replayEntries(narrator, text)) {
    if (passage.check !== recorded[at++]) return `${heading(passage)}\n${indentedLines('now:     ', passage.told())}`;
  }
  return null;
}

/** The first entry of a stored game that two editions of the rules play differently, described by both. */
export function changeBetween(former: Narrator, present: Narrator, text: string): string | null {
  const later = replayEntries(present, text);
  for (const before of replayEntries(former, text)) {
    const { value: now } = later.next();
    if (now === undefined || before.check === now.check) continue;
    const state = now.check === null ? null : difference(before.state(), now.state());
    const [then, today] = [before.told(), now.told()];
    const isTold = then.join('\n') !== today.join('\n');
    return [
      heading(before),
      indentedLines('recorded:', then),
      indentedLines('now:     ', today),
      ...(isTold || state === null ? [] : [`  the same is told, but the state differs: ${state}`]),
    ].join('\n');
  }
  return null;
}
