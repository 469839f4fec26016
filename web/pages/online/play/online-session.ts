import {
  type Awaiting,
  bad,
  has,
  type Kinded,
  NOBODY,
  only,
  type Problem,
  type Refusal,
  type SeatSet,
  type Window,
} from '@orrery/kernel';
import type { ChairCard } from '@orrery/protocol';
import type { Company, Moment, Presence, Session, Sitter, Step, Terms } from '../../../session/session.ts';
import { sitterOf } from '../parts/chairs.ts';
import type { Farewell, LiveState, LiveTable } from '../table/live-table.ts';
import { type Stage, Tape } from './tape.ts';

/** Steps that can be shown one after the other. */
const STEPS = 60;

/** Why a table cannot be reached, for those who read. */
export const FAREWELLS: Readonly<Record<Farewell, Problem>> = {
  gone: bad('online.gone', {}, 'this table is not on the server any more').problem,
  edition: bad('online.rules', {}, 'the server no longer has the rules this game began with').problem,
  unplayable: bad('online.unplayable', {}, 'the record of this game cannot be played any more').problem,
  protocol: bad('online.protocol', {}, 'the server speaks a newer language; load the page again').problem,
};

/** A game on the server, as tables know games. */
export class OnlineSession<T, H, B, M extends Kinded, E extends Kinded, O, K> implements Session<T, H, M, E> {
  readonly id: string;
  readonly terms: Terms;
  readonly #live: LiveTable;
  readonly #stage: Omit<Stage<T, H, B, M, E, O, K>, 'seat'>;
  readonly #listeners = new Set<() => void>();
  readonly #stop: () => void;
  #tape: Tape<T, H, B, M, E, O, K>;
  #chairs: readonly ChairCard[] = [];
  #sitters: readonly Sitter[] = [];
  #past = 0;
  #seen: number;
  #moment: Moment<T, H, E>;

  /** `seen`: the entry up to which the one who looks has seen the game, as far as that is known. */
  constructor(live: LiveTable, stage: Omit<Stage<T, H, B, M, E, O, K>, 'seat'>, seen: number | null = null) {
    const { card, seat, steps, now } = live.state;
    this.id = card.id;
    this.terms = { game: card.game, edition: card.edition, options: stage.options };
    this.#live = live;
    this.#stage = stage;
    this.#tape = new Tape({ ...stage, seat });
    this.#tape.follow(steps);
    this.#seen = Math.min(seen ?? Number.POSITIVE_INFINITY, now?.seq ?? 0);
    this.#moment = this.#look();
    this.#stop = live.subscribe(() => this.#follow());
  }

  get sitters(): readonly Sitter[] {
    return this.#sitters;
  }

  get moment(): Moment<T, H, E> {
    return this.#moment;
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  steps(since: number): readonly Step<T, H, E>[] {
    return this.#tape.steps(Math.max(this.#tape.stepAt(since), this.#tape.length - STEPS));
  }

  choose(request: number, move: M): Promise<readonly Refusal[]> {
    return this.#live.ask({ type: 'choose', request, move: this.#stage.game.notation.print(move) });
  }

  undo(): Promise<readonly Refusal[]> {
    return this.#live.ask({ type: 'undo', seq: this.#moment.seq });
  }

  /** Everybody has a device of their own: there is no curtain. */
  lift(): void {}

  async viewAt(seq: number): Promise<Window<T, H>> {
    return this.#tape.view(this.#tape.stepAt(seq));
  }

  /** Lets go of the table's story; the table itself stays open to whoever opened it. */
  close(): void {
    this.#stop();
    this.#listeners.clear();
  }

  #follow(): void {
    const { seat, steps, now } = this.#live.state;
    // Between two connections from different chairs there is nothing to show: what was shown stays.
    if (now === null) return;
    const before = this.#moment.seq;
    const isMoved = seat !== this.#tape.stage.seat;
    if (isMoved) this.#tape = new Tape({ ...this.#stage, seat });
    const isCut = this.#tape.follow(steps);
    if (isCut || isMoved) {
      this.#past++;
      this.#seen = Math.min(before, now.seq);
    }
    this.#publish();
  }

  #publish(): void {
    this.#moment = this.#look();
    for (const changed of [...this.#listeners]) changed();
  }

  #look(): Moment<T, H, E> {
    const state = this.#live.state;
    const { now, card } = state;
    const { window: view, story } = this.#tape;
    const { places } = card;
    const awaiting: Awaiting = places ? { who: 'over', places } : this.#stage.game.awaiting(view.table);
    const isOn = card.state === 'playing' && state.link !== 'left';
    const own = state.seat === null ? undefined : card.chairs[state.seat];
    const isAsked = isOn && !(own !== undefined && isPlayed(own)); // a bot that stands in answers instead
    if (this.#chairs !== card.chairs) {
      this.#chairs = card.chairs;
      this.#sitters = card.chairs.map(sitterOf);
    }
    const awaited = awaiting.who === 'seats' ? awaiting.must : NOBODY;
    return {
      seq: now?.seq ?? 0,
      view,
      awaiting,
      request: isAsked ? (now?.request ?? null) : null,
      undoable: isAsked ? (now?.undoable ?? 0) : 0,
      thinking: isOn ? awaited & botsOf(card.chairs) : NOBODY,
      curtain: null,
      story,
      past: this.#past,
      seen: this.#seen,
      trouble: state.why === null ? null : FAREWELLS[state.why],
      unkept: null,
      company: companyOf(state, isOn ? awaited : NOBODY),
    };
  }
}

/** Seats that a bot plays for, also in place of somebody who went away. */
function botsOf(chairs: readonly ChairCard[]): SeatSet {
  let bots: SeatSet = NOBODY;
  for (const [seat, chair] of chairs.entries()) if (presenceOf(chair) !== 'here' && isPlayed(chair)) bots |= only(seat);
  return bots;
}

const isPlayed = ({ sitter }: ChairCard): boolean =>
  sitter !== null && (sitter.kind === 'bot' || sitter.standIn !== null);

function presenceOf({ sitter, isHere }: ChairCard): Presence {
  if (sitter === null) return 'nobody';
  if (sitter.kind === 'bot') return 'bot';
  if (sitter.standIn !== null) return 'stand-in';
  return isHere ? 'here' : 'away';
}

function companyOf({ link, card, now, heardAt }: LiveState, awaited: SeatSet): Company {
  const left = now?.clocks ?? null;
  return {
    isLinked: link === 'here',
    presence: card.chairs.map((chair, seat) => (card.forfeited.includes(seat) ? 'out' : presenceOf(chair))),
    spectators: card.spectators,
    isBrokenOff: card.state === 'abandoned',
    clocks:
      left === null
        ? null
        : left.map((milliseconds, seat) => ({ left: milliseconds, at: heardAt, isRunning: has(awaited, seat) })),
  };
}
