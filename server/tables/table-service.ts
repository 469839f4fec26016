import type { Result, Seat } from '@orrery/kernel';
import { okResult } from '@orrery/kernel';
import type { ChatMessage, Strength, TableSummary } from '@orrery/protocol';
import { type ServerContext, timestampParam } from '../context.ts';
import type { Person, Presence, PresenceReport, TableRecord, Tables } from '../ports.ts';
import { changeTable } from './change-table.ts';
import { ChatService } from './chat.ts';
import { finishGame, forfeitSeat } from './end-game.ts';
import { readTable } from './records.ts';
import { tableSummary } from './summary.ts';
import { dropTakeBack } from './take-back.ts';

/** The table operations that games use. */
export class TableService implements Tables {
  readonly #context: ServerContext;
  readonly #chat: ChatService;

  constructor(context: ServerContext) {
    this.#context = context;
    this.#chat = new ChatService(context);
  }

  find(id: string): Promise<TableRecord | null> {
    return readTable(this.#context.db, id);
  }

  summaryOf(record: TableRecord, presence: Presence): TableSummary {
    return tableSummary(record, presence);
  }

  finish(id: string, places: readonly number[], forfeited: readonly Seat[]): Promise<void> {
    return finishGame(this.#context, id, places, forfeited);
  }

  forfeit(id: string, seat: Seat): Promise<void> {
    return forfeitSeat(this.#context, id, seat);
  }

  dropTakeBack(id: string, move: number): Promise<void> {
    return dropTakeBack(this.#context, id, move);
  }

  async fault(id: string, why: string): Promise<void> {
    await this.#context.db.query('UPDATE tables SET fault = $2 WHERE id = $1 AND fault IS DISTINCT FROM $2', [id, why]);
  }

  async setSubstitute(id: string, seat: Seat, level: Strength | null): Promise<void> {
    await changeTable(this.#context, id, async ({ isRated }, query) => {
      if (isRated && level !== null) return okResult(null);
      await query.query(`UPDATE chairs SET substitute = $3 WHERE table_id = $1 AND seat = $2 AND kind = 'person'`, [
        id,
        seat,
        level,
      ]);
      return okResult(null);
    });
  }

  async saw(here: readonly PresenceReport[]): Promise<void> {
    await this.#context.db.query(
      `UPDATE chairs SET seen = ${timestampParam(3)} FROM unnest($1::text[], $2::text[]) AS s (t, p)
       WHERE table_id = t AND person = p`,
      [here.map(({ table }) => table), here.map(({ person }) => person), this.#context.clock()],
    );
  }

  say(id: string, person: Person, text: string): Promise<Result<ChatMessage>> {
    return this.#chat.say(id, person, text);
  }

  chatMessages(id: string, after = 0): Promise<readonly ChatMessage[]> {
    return this.#chat.chatMessages(id, after);
  }
}
