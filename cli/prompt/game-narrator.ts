import type { Language } from '@orrery/catalog';
import { type Game, type GameMessages, type Kinded, type Refusal, readOptions, type SeatView } from '@orrery/kernel';
import type { HelloMessage, HostMessage, RequestMessage } from '@orrery/protocol';
import { type StoryFormatter, storyFormatterOf } from '../story/formatter.ts';
import { promptPhrases, type SayPhrase } from './phrases.ts';
import type { HeardMessage, SeatNarrator, SeatPrompt } from './seat-narrator.ts';

/** The texts of a game in the language of a prompt. */
export interface NarratorTexts {
  readonly language: Language;
  /** The name of the game. */
  readonly title: string;
  readonly texts: Readonly<Record<string, string>>;
  /** The rules in short; '' where there are none. */
  readonly digest: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** How many events a prompt tells at most, the last ones. */
const MAX_EVENTS_TOLD = 200;

/** The narrator of a game. It keeps what it heard since the last decision. */
export class GameNarrator<T, H, B, M extends Kinded, E extends Kinded, O, K> implements SeatNarrator {
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #gameMessages: GameMessages<T, H, M, E, O> | null;
  readonly #texts: NarratorTexts;
  readonly #say: SayPhrase;
  readonly #events: ReadonlySet<string>;
  #formatter: StoryFormatter<T, H, M, E, O>;
  #hello: HelloMessage | null = null;
  #heard: E[] = [];
  #view: SeatView<T, H> | null = null;

  constructor(game: Game<T, H, B, M, E, O, K>, gameMessages: GameMessages<T, H, M, E, O> | null, texts: NarratorTexts) {
    this.#game = game;
    this.#gameMessages = gameMessages;
    this.#texts = texts;
    this.#say = promptPhrases(texts.language);
    this.#events = new Set(game.vocabulary.events);
    this.#formatter = this.#formatterFor(game.seats[0], null);
  }

  get unread(): string {
    return this.#say('unread');
  }

  hear(message: HostMessage): HeardMessage {
    switch (message.type) {
      case 'hello':
        this.#hello = message;
        this.#heard = [];
        this.#formatter = this.#formatterFor(message.seats, message.seat);
        return { kind: 'nothing' };
      case 'events':
        for (const event of message.events) if (this.#isEvent(event)) this.#heard.push(event);
        return { kind: 'nothing' };
      case 'request':
        return { kind: 'asked', prompt: this.#prompt(message) };
      case 'refused':
        return { kind: 'refused', text: this.#refusal('', message.refusals) };
      case 'over':
        return { kind: 'over', text: this.#ending(message.places) };
      case 'forfeit':
        return { kind: 'out', text: this.#say('forfeit', { reason: message.reason }) };
    }
  }

  check(text: string): string | null {
    const move = this.#game.notation.parse(text);
    if (move === null) return this.unread;
    const refusals = this.#view === null ? [] : this.#game.refuse(this.#view, move);
    return refusals.length === 0 ? null : this.#refusal(text, refusals);
  }

  #formatterFor(seats: number, reader: number | null): StoryFormatter<T, H, M, E, O> {
    const { language, texts } = this.#texts;
    return storyFormatterOf(this.#game, this.#gameMessages, { language, texts, seats, reader });
  }

  #isEvent(value: unknown): value is E {
    return isObject(value) && typeof value.kind === 'string' && this.#events.has(value.kind);
  }

  #isView(value: unknown): value is SeatView<T, H> {
    return isObject(value) && typeof value.seat === 'number' && isObject(value.table) && 'hand' in value;
  }

  #prompt({ id, question, view, moves }: RequestMessage): SeatPrompt {
    if (!this.#isView(view)) throw new Error(`no view for the question ${question}`);
    this.#view = view;
    const say = this.#say;
    const parts = [
      this.#role(),
      ...(this.#texts.digest === '' ? [] : [`# ${say('rules')}\n\n${this.#texts.digest.trim()}`]),
      `# ${say('happened')}\n\n${this.#happened(view)}`,
      `# ${say('position')}\n\n${this.#position(view)}`,
      `# ${say('question')}\n\n${this.#question(view, question)}`,
      `# ${say('choices')}\n\n${this.#choices(view, moves)}`,
      say('answer'),
    ];
    this.#heard = [];
    return { request: id, text: `${parts.join('\n\n')}\n`, moves };
  }

  #role(): string {
    const { seats = 0, seat = 0, options = {} } = this.#hello ?? {};
    const line = this.#say('role', { game: this.#texts.title, seats, name: this.#formatter.name(seat), seat });
    const chosen = readOptions(this.#game.options, options);
    const inWords = chosen.ok ? this.#formatter.options(chosen.value) : '';
    return inWords === '' ? line : `${line}\n${this.#say('options', { options: inWords })}`;
  }

  #happened(view: SeatView<T, H>): string {
    const lines = this.#heard
      .slice(-MAX_EVENTS_TOLD)
      .map((event) => this.#formatter.event(event, view))
      .filter((line) => line !== '');
    return lines.length === 0 ? this.#say('nothing') : lines.map((line) => `- ${line}`).join('\n');
  }

  #position(view: SeatView<T, H>): string {
    const { legend } = this.#formatter;
    const standing = this.#formatter.standing(view).map((line) => `- ${line}`);
    const drawn = this.#formatter.board(view).trimEnd();
    const board = drawn === '' ? [] : [`${drawn}\n${legend}`.trimEnd()];
    const parts = [...board, standing.join('\n')].filter((part) => part !== '');
    return parts.length > 0 ? parts.join('\n\n') : JSON.stringify({ table: view.table, hand: view.hand });
  }

  #question(view: SeatView<T, H>, question: string): string {
    const asked = this.#game.awaiting(view.table);
    return asked.who === 'seats' ? this.#formatter.question(asked, view) : question;
  }

  #choices(view: SeatView<T, H>, moves: readonly string[]): string {
    const kinds = new Set<string>();
    const lines = moves.map((text, i) => {
      const move = this.#game.notation.parse(text);
      if (move !== null) kinds.add(move.kind);
      const label = move === null ? text : this.#formatter.move(move, view.table);
      return label === text ? `${i + 1}. ${text}` : `${i + 1}. ${label} [${text}]`;
    });
    const open = this.#game.vocabulary.moves.filter(({ kind, listing }) => listing === 'menu' && kinds.has(kind));
    const forms = open.flatMap(({ move }) => move?.form?.text ?? []);
    return forms.length === 0
      ? lines.join('\n')
      : `${lines.join('\n')}\n\n${this.#say('more', { kinds: forms.join(' · ') })}`;
  }

  #refusal(move: string, refusals: readonly Refusal[]): string {
    const reasons = refusals.map((each) => this.#formatter.refusal(each) || `${each.code} (${each.rule})`).join(' ');
    return this.#say('refused', { move, reasons });
  }

  #ending(places: readonly number[] | null): string {
    if (places === null) return this.#say('cut');
    const named = places.map((place, seat) => `${this.#formatter.name(seat)} ${place}`);
    return this.#say('over', { places: named.join(', ') });
  }
}
