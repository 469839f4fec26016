import type { Seat } from '@orrery/kernel';
import { LIVE_PROTOCOL, type Remark, type TableCard } from '@orrery/protocol';
import type { Presence, TableRecord, Tables } from '../seams.ts';
import { holderOf } from './holder.ts';
import type { Answer, LiveGame, Standing } from './live-game.ts';
import type { Registry } from './registry.ts';
import { type Host, refused, type Visit } from './visit.ts';

export interface RoomParts {
  readonly tables: Tables;
  readonly registry: Registry;
  readonly presence: (id: string) => Promise<Presence>;
  /** Whose remarks somebody does not want to hear. */
  readonly mutedBy: (person: string) => Promise<ReadonlySet<string>>;
  /** Nobody is at the table any more. */
  readonly emptied: (room: Room) => void;
  readonly came: (visit: Visit, id: string) => void;
  readonly went: (visit: Visit, id: string) => void;
}

/** A table somebody looks at on this node: who is there, what is said, and the game as far as it has begun. */
export class Room implements Host {
  readonly id: string;
  readonly #parts: RoomParts;
  readonly #visits = new Set<Visit>();
  #record: TableRecord;
  #card: TableCard | null = null;
  #game: LiveGame | null = null;
  /** Looks at the table anew one after the other; a second look that nobody has begun serves all who ask. */
  #look: Promise<void> | null = null;
  #isLookDue = false;

  constructor(record: TableRecord, parts: RoomParts) {
    this.id = record.id;
    this.#record = record;
    this.#parts = parts;
  }

  /** Whether something that was asked has no answer yet. */
  get isBusy(): boolean {
    return [...this.#visits].some(({ isWaiting }) => isWaiting);
  }

  get visits(): ReadonlySet<Visit> {
    return this.#visits;
  }

  /** Somebody comes who has seen the game up to entry `since`. */
  async enter(visit: Visit, since: number): Promise<void> {
    visit.seat = this.#seatOf(visit);
    this.#visits.add(visit);
    this.#parts.came(visit, this.id);
    visit.muted = visit.person === null ? new Set() : await this.#parts.mutedBy(visit.person.id);
    await this.#openGame();
    if (this.#card === null) await this.refresh();
    await this.#greet(visit, since);
  }

  resync(visit: Visit): void {
    this.#greet(visit, visit.seq).catch(() => visit.bye('trouble'));
  }

  left(visit: Visit): void {
    if (!this.#visits.delete(visit)) return;
    this.#game?.leave(visit);
    this.#parts.went(visit, this.id);
    if (this.#visits.size > 0) return;
    if (this.#game !== null) this.#parts.registry.release(this.id);
    this.#game = null;
    this.#parts.emptied(this);
  }

  choose(visit: Visit, request: number, move: string): Promise<Answer> {
    const playing = this.#playing(visit);
    if ('ok' in playing) return Promise.resolve(playing);
    return playing.game.choose(playing.seat, request, move, visit.lag);
  }

  undo(visit: Visit, seq: number): Promise<Answer> {
    const playing = this.#playing(visit);
    if ('ok' in playing) return Promise.resolve(playing);
    return playing.game.undo(playing.seat, seq);
  }

  async say({ person }: Visit, text: string): Promise<Answer> {
    if (person === null) return refused('table.stranger');
    const said = await this.#parts.tables.say(this.id, person, text);
    return said.ok ? { ok: true } : refused(said.problem.code);
  }

  remark(remark: Remark): void {
    for (const visit of this.#visits) visit.remark(remark);
  }

  /** Something about the table changed, perhaps. */
  refresh(): Promise<void> {
    if (this.#look !== null) {
      this.#isLookDue = true;
      return this.#look;
    }
    this.#look = this.#lookAnew().finally(() => {
      this.#look = null;
    });
    return this.#look;
  }

  async #lookAnew(): Promise<void> {
    do {
      this.#isLookDue = false;
      const [record, presence] = await Promise.all([this.#parts.tables.find(this.id), this.#parts.presence(this.id)]);
      if (record === null) {
        for (const visit of this.#visits) visit.bye('gone');
        return;
      }
      const before = this.#record;
      this.#record = record;
      const card = this.#parts.tables.card(record, presence);
      // What only its seat may know changes nothing that others see, and so nothing is said.
      const isNews = JSON.stringify(card) !== JSON.stringify(this.#card);
      this.#card = card;
      if (isNews) for (const visit of this.#visits) visit.tell({ type: 'table', card });
      if (record.state === 'over' && before.state !== 'over') {
        await this.#game?.catchUp(null);
        for (const visit of this.#visits) this.#tellEnd(visit);
      }
      await this.#reseat();
    } while (this.#isLookDue);
  }

  /** The game may have begun, and somebody may sit elsewhere: whoever sees something else now begins anew. */
  async #reseat(): Promise<void> {
    const hasBegun = this.#game === null && (await this.#openGame());
    for (const visit of this.#visits) {
      const seat = this.#seatOf(visit);
      if (seat === visit.seat && !hasBegun) continue;
      this.#game?.leave(visit);
      this.#parts.went(visit, this.id);
      visit.seat = seat;
      this.#parts.came(visit, this.id);
      await this.#greet(visit, 0);
    }
  }

  /** Whether there is a game to look at now. */
  async #openGame(): Promise<boolean> {
    if (this.#game !== null) return true;
    if (this.#record.state === 'gathering') return false;
    const game = await this.#parts.registry.take(this.id, this.#record.time);
    if (game === null) return false;
    if (this.#game !== null || this.#visits.size === 0) this.#parts.registry.release(this.id);
    else this.#game = game;
    return true;
  }

  async #greet(visit: Visit, since: number): Promise<void> {
    const chat = (await this.#parts.tables.remarks(this.id)).filter(({ person }) => !visit.muted.has(person));
    if (visit.isGone) return;
    const hello = ({ since: from, seq, steps, now }: Standing): void => {
      const { seat } = visit;
      const head = JSON.stringify({
        type: 'hello',
        protocol: LIVE_PROTOCOL,
        card: this.#card,
        seat,
        since: from,
        chat,
      });
      visit.welcome(`${head.slice(0, -1)},"steps":${steps},"now":${now}}`, seq);
    };
    if (this.#game === null) hello({ since: 0, seq: 0, steps: '[]', now: 'null' });
    else await this.#game.join(visit, since, hello);
    this.#tellEnd(visit);
  }

  #tellEnd(visit: Visit): void {
    const { state, places, serverSeed } = this.#record;
    if (state === 'over' && places !== null) visit.tell({ type: 'over', places, serverSeed });
  }

  /** The game and the seat somebody plays, or why not. For whom a bot plays, that one plays again when it says so. */
  #playing({ seat, person }: Visit): { readonly game: LiveGame; readonly seat: Seat } | Answer {
    if (seat === null) return refused('table.spectator');
    if (this.#game === null || this.#record.state !== 'playing') return refused('table.not-playing');
    return holderOf(this.#record, seat) === person?.id ? { game: this.#game, seat } : refused('not-asked');
  }

  #seatOf({ person }: Visit): Seat | null {
    const chair = this.#record.chairs.find(({ sitter }) => sitter?.kind === 'person' && sitter.person === person?.id);
    return person === null ? null : (chair?.seat ?? null);
  }
}
