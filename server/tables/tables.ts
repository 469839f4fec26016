import type { Result, Seat } from '@orrery/kernel';
import { good } from '@orrery/kernel';
import type { Remark, Strength, TableCard } from '@orrery/protocol';
import { type Desk, moment } from '../desk.ts';
import type { Person, Presence, Sighting, TableRecord, Tables } from '../seams.ts';
import { cardOf } from './card.ts';
import { changeTable } from './changing.ts';
import { Chat } from './chat.ts';
import { finish, forfeit } from './ending.ts';
import { readTable } from './records.ts';

/** What games want from tables. */
export class TablesDesk implements Tables {
  readonly #desk: Desk;
  readonly #chat: Chat;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#chat = new Chat(desk);
  }

  find(id: string): Promise<TableRecord | null> {
    return readTable(this.#desk.db, id);
  }

  card(record: TableRecord, presence: Presence): TableCard {
    return cardOf(record, presence);
  }

  finish(id: string, places: readonly number[], forfeited: readonly Seat[]): Promise<void> {
    return finish(this.#desk, id, places, forfeited);
  }

  forfeit(id: string, seat: Seat): Promise<void> {
    return forfeit(this.#desk, id, seat);
  }

  async fault(id: string, why: string): Promise<void> {
    await this.#desk.db.query('UPDATE tables SET fault = $2 WHERE id = $1 AND fault IS DISTINCT FROM $2', [id, why]);
  }

  async standIn(id: string, seat: Seat, level: Strength | null): Promise<void> {
    await changeTable(this.#desk, id, async ({ isRated }, query) => {
      if (isRated && level !== null) return good(null);
      await query.query(`UPDATE chairs SET stand_in = $3 WHERE table_id = $1 AND seat = $2 AND kind = 'person'`, [
        id,
        seat,
        level,
      ]);
      return good(null);
    });
  }

  async saw(here: readonly Sighting[]): Promise<void> {
    await this.#desk.db.query(
      `UPDATE chairs SET seen = ${moment(3)} FROM unnest($1::text[], $2::text[]) AS s (t, p)
       WHERE table_id = t AND person = p`,
      [here.map(({ table }) => table), here.map(({ person }) => person), this.#desk.clock()],
    );
  }

  say(id: string, person: Person, text: string): Promise<Result<Remark>> {
    return this.#chat.say(id, person, text);
  }

  remarks(id: string, after = 0): Promise<readonly Remark[]> {
    return this.#chat.remarks(id, after);
  }
}
