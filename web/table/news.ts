import type { AnyView, Kinded, Seat } from '@orrery/kernel';
import type { SessionStep } from '../session/session.ts';
import type { EventNews, GameUi } from './game-ui.ts';

/** News of one event, and where its line stands in the log. */
export interface NewsItem extends EventNews {
  readonly key: string;
  /** The entry, and which of its events. */
  readonly seq: number;
  readonly index: number;
  readonly actor: Seat | null;
}

/** Losses first, then gains, then what others did; of the same sort, in the order of events. */
const TONE_ORDER: Readonly<Record<EventNews['tone'], number>> = { loss: 0, gain: 1, other: 2 };

/** News as the summary tells them. */
export const newsInOrder = (news: readonly NewsItem[]): readonly NewsItem[] =>
  [...news].sort((a, b) => TONE_ORDER[a.tone] - TONE_ORDER[b.tone]);

/** The game's part: who is on turn, who acted, and what it means. */
export type NewsUi<T, H, M extends Kinded, E extends Kinded> = Pick<GameUi<T, H, M, E>, 'news' | 'active' | 'actor'>;

/** No summary is longer; the oldest news are dropped. */
const MAX_ITEMS = 40;

const NO_NEWS: readonly NewsItem[] = [];

/** What a viewer was told since their last turn, and in the turn that is being played. */
export class NewsCollector<T, H, M extends Kinded, E extends Kinded> {
  readonly #ui: NewsUi<T, H, M, E>;
  /** Since the viewer's last turn. */
  sinceTurn: readonly NewsItem[] = NO_NEWS;
  /** Of the present turn of another seat. */
  ofTurn: readonly NewsItem[] = NO_NEWS;

  constructor(ui: NewsUi<T, H, M, E>) {
    this.#ui = ui;
  }

  clear(): void {
    this.sinceTurn = NO_NEWS;
    this.ofTurn = NO_NEWS;
  }

  /** Adds a step that is about to be shown; returns its news. */
  add(before: AnyView<T, H>, step: SessionStep<T, H, E>): readonly NewsItem[] {
    const viewer = step.view.seat;
    const [was, is] = [this.#ui.active(before.table), this.#ui.active(step.view.table)];
    const news = this.#newsOf(before, step);
    if (is !== was) this.ofTurn = NO_NEWS;
    if (viewer !== null && was === viewer) {
      if (is !== viewer) this.sinceTurn = NO_NEWS;
      return news;
    }
    const others = news.filter(({ actor, tone }) => actor !== viewer || tone !== 'other' || viewer === null);
    this.sinceTurn = [...this.sinceTurn, ...others].slice(-MAX_ITEMS);
    this.ofTurn = [...this.ofTurn, ...others].slice(-MAX_ITEMS);
    return news;
  }

  #newsOf(before: AnyView<T, H>, { seq, events, view }: SessionStep<T, H, E>): readonly NewsItem[] {
    return events.flatMap((event, index): NewsItem[] => {
      const news = this.#ui.news?.(event, before, view) ?? null;
      return news === null ? [] : [{ ...news, key: `${seq}.${index}`, seq, index, actor: this.#ui.actor(event) }];
    });
  }
}
