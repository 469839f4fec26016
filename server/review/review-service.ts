import { okResult, type Result } from '@orrery/kernel';
import type { ReviewPosition } from '@orrery/protocol';
import { type ServerContext, timestampParam } from '../context.ts';
import { checkMayChat } from '../moderation/sanctions.ts';
import { cleanText } from '../people/names.ts';
import { type Games, type Person, type Presence, REVIEWS_CHANNEL, type TableRecord } from '../ports.ts';
import type { Queryable } from '../storage/db.ts';
import { lockTable } from '../tables/records.ts';
import { textFailure } from '../texts.ts';
import { mayWriteReview, type ReviewRecord, readReviewRecord } from './read-review.ts';

const MAX_NOTES = 300;
const MAX_NOTE_CHARS = 500;
const MAX_BRANCHES = 30;
const MAX_BRANCH_ENTRIES = 400;

interface ReviewServiceDeps {
  readonly context: ServerContext;
  readonly play: Pick<Games, 'readBranch' | 'presence'>;
}

/** What a change is made on, under a lock that holds on all nodes. */
interface OpenReview {
  readonly table: TableRecord;
  readonly record: ReviewRecord;
  readonly query: Queryable;
}

interface BranchRecord {
  readonly from: number;
  readonly entries: readonly string[];
}

/** Where the presence of pages that show a review is counted. */
export const reviewPresenceKey = (table: string): string => `review:${table}`;

/** The review of games that are over: who leads, what is shown, branches and notes. */
export class ReviewService {
  readonly #deps: ReviewServiceDeps;

  constructor(deps: ReviewServiceDeps) {
    this.#deps = deps;
  }

  /** The people whose pages show the review of a game. */
  presence(table: string): Promise<Presence> {
    return this.#deps.play.presence(reviewPresenceKey(table));
  }

  /** A person takes the lead, hands it over, or gives it up (null). */
  async setLeader(id: string, asker: Person, wished: string | null): Promise<Result<null>> {
    const { here } = await this.presence(id);
    return this.#change(id, async ({ table, record, query }) => {
      const isLeading = record.leader === asker.id;
      if (wished !== asker.id && !isLeading) return textFailure('review.not-leader');
      if (wished === asker.id && !mayWriteReview(table, record, asker.id)) return textFailure('review.not-player');
      if (wished === asker.id && !isLeading && record.leader !== null && here.has(record.leader)) {
        const [leader] = await query.query<{ name: string }>('SELECT name FROM persons WHERE id = $1', [record.leader]);
        return textFailure('review.led', { name: leader?.name ?? '' });
      }
      if (wished !== null && wished !== asker.id && !here.has(wished)) return textFailure('review.not-here');
      await query.query('UPDATE reviews SET leader = $2 WHERE table_id = $1', [id, wished]);
      return okResult(null);
    });
  }

  /** The leader shows another position. */
  show(id: string, asker: Person, position: ReviewPosition): Promise<Result<null>> {
    return this.#lead(
      id,
      asker,
      async ({ query }) => {
        const known = await this.#checkPosition(query, id, position);
        if (known.ok) await setPosition(query, id, position);
        return known;
      },
      `${id} ${position.branch ?? 0} ${position.seq}`,
    );
  }

  /** The leader tries other moves after an entry of the game, and shows them. */
  async addBranch(id: string, asker: Person, { from, entries }: BranchRecord): Promise<Result<null>> {
    const read = await this.#deps.play.readBranch(id, from, entries);
    if (!read.ok) return read;
    return this.#lead(id, asker, async ({ query }) => {
      const [count] = await query.query<{ n: number; last: number | null }>(
        'SELECT count(*)::integer AS n, max(id) AS last FROM review_branches WHERE table_id = $1',
        [id],
      );
      if ((count?.n ?? 0) >= MAX_BRANCHES) return textFailure('review.full', { most: MAX_BRANCHES });
      const branch = (count?.last ?? 0) + 1;
      await query.query(
        `INSERT INTO review_branches (table_id, id, person, from_seq, entries, made)
         VALUES ($1, $2, $3, $4, $5::jsonb, ${timestampParam(6)})`,
        [id, branch, asker.id, from, JSON.stringify(read.value), this.#deps.context.clock()],
      );
      await setPosition(query, id, { branch, seq: from + read.value.length });
      return okResult(null);
    });
  }

  /** A branch keeps its first entries and goes on with others; what it leads to is shown. */
  async changeBranch(
    id: string,
    asker: Person,
    branch: number,
    { keep, entries }: { readonly keep: number; readonly entries: readonly string[] },
  ): Promise<Result<null>> {
    const known = await readBranchRecord(this.#deps.context.db, id, branch);
    if (known === null) return textFailure('review.unknown-branch');
    if (keep > known.entries.length) return textFailure('review.position');
    const wished = [...known.entries.slice(0, keep), ...entries];
    if (wished.length > MAX_BRANCH_ENTRIES) return textFailure('review.full', { most: MAX_BRANCH_ENTRIES });
    const read = await this.#deps.play.readBranch(id, known.from, wished);
    if (!read.ok) return read;
    return this.#lead(id, asker, async ({ query }) => {
      const now = await readBranchRecord(query, id, branch);
      // Only the leader changes it: from another page, meanwhile.
      if (now?.entries.join('\n') !== known.entries.join('\n')) return textFailure('review.unknown-branch');
      await query.query('UPDATE review_branches SET entries = $3::jsonb WHERE table_id = $1 AND id = $2', [
        id,
        branch,
        JSON.stringify(read.value),
      ]);
      await query.query('DELETE FROM review_notes WHERE table_id = $1 AND branch = $2 AND seq > $3', [
        id,
        branch,
        known.from + read.value.length,
      ]);
      await setPosition(query, id, { branch, seq: known.from + read.value.length });
      return okResult(null);
    });
  }

  /** Removes a branch with its notes; if it is shown, the game is shown where it began. */
  removeBranch(id: string, asker: Person, branch: number): Promise<Result<null>> {
    return this.#lead(id, asker, async ({ query, record }) => {
      const known = await readBranchRecord(query, id, branch);
      if (known === null) return textFailure('review.unknown-branch');
      await query.query('DELETE FROM review_branches WHERE table_id = $1 AND id = $2', [id, branch]);
      await query.query('DELETE FROM review_notes WHERE table_id = $1 AND branch = $2', [id, branch]);
      if (record.position.branch === branch) await setPosition(query, id, { branch: null, seq: known.from });
      return okResult(null);
    });
  }

  addNote(id: string, asker: Person, position: ReviewPosition, given: string): Promise<Result<null>> {
    return this.#change(id, async ({ table, record, query }) => {
      if (!mayWriteReview(table, record, asker.id)) return textFailure('review.not-player');
      const now = this.#deps.context.clock();
      const may = await checkMayChat(query, now, asker.id);
      if (!may.ok) return may;
      const text = cleanText(given);
      if (text === '') return textFailure('review.empty');
      if ([...text].length > MAX_NOTE_CHARS) return textFailure('review.long', { most: MAX_NOTE_CHARS });
      const known = await this.#checkPosition(query, id, position);
      if (!known.ok) return known;
      const [count] = await query.query<{ n: number; last: number | null }>(
        'SELECT count(*)::integer AS n, max(id) AS last FROM review_notes WHERE table_id = $1',
        [id],
      );
      if ((count?.n ?? 0) >= MAX_NOTES) return textFailure('review.full', { most: MAX_NOTES });
      await query.query(
        `INSERT INTO review_notes (table_id, id, person, branch, seq, text, made)
         VALUES ($1, $2, $3, $4::integer, $5, $6, ${timestampParam(7)})`,
        [id, (count?.last ?? 0) + 1, asker.id, position.branch, position.seq, text, now],
      );
      return okResult(null);
    });
  }

  /** For the author of a note, the host of the table and administrators. */
  removeNote(id: string, asker: Person, note: number): Promise<Result<null>> {
    return this.#change(id, async ({ table, query }) => {
      const mayRemoveAll = table.host === asker.id || asker.role === 'admin';
      const removed = await query.query(
        'DELETE FROM review_notes WHERE table_id = $1 AND id = $2 AND (person = $3 OR $4) RETURNING id',
        [id, note, asker.id, mayRemoveAll],
      );
      return removed.length === 0 ? textFailure('review.unknown-note') : okResult(null);
    });
  }

  async #checkPosition(query: Queryable, id: string, { branch, seq }: ReviewPosition): Promise<Result<null>> {
    if (branch === null) {
      const [found] = await query.query('SELECT 1 FROM entries WHERE game_id = $1 AND seq = $2', [id, seq]);
      return seq === 0 || found !== undefined ? okResult(null) : textFailure('review.position');
    }
    const known = await readBranchRecord(query, id, branch);
    if (known === null) return textFailure('review.unknown-branch');
    const isInside = seq >= known.from && seq <= known.from + known.entries.length;
    return isInside ? okResult(null) : textFailure('review.position');
  }

  /** A change that only the leader makes. */
  #lead(
    id: string,
    asker: Person,
    work: (review: OpenReview) => Promise<Result<null>>,
    notice = id,
  ): Promise<Result<null>> {
    return this.#change(
      id,
      async (review) => (review.record.leader === asker.id ? work(review) : textFailure('review.not-leader')),
      notice,
    );
  }

  #change(id: string, work: (review: OpenReview) => Promise<Result<null>>, notice = id): Promise<Result<null>> {
    return this.#deps.context.db.transaction(async (query) => {
      const table = await lockTable(query, id);
      if (table === null) return textFailure('table.unknown');
      if (table.state !== 'over') return textFailure('review.not-over');
      await query.query('INSERT INTO reviews (table_id) VALUES ($1) ON CONFLICT DO NOTHING', [id]);
      const done = await work({ table, record: await readReviewRecord(query, id), query });
      if (done.ok) await query.query('SELECT pg_notify($1, $2)', [REVIEWS_CHANNEL, notice]);
      return done;
    });
  }
}

const setPosition = (query: Queryable, id: string, { branch, seq }: ReviewPosition) =>
  query.query('UPDATE reviews SET branch = $2::integer, seq = $3 WHERE table_id = $1', [id, branch, seq]);

async function readBranchRecord(query: Queryable, id: string, branch: number): Promise<BranchRecord | null> {
  const [row] = await query.query<{ from: number; entries: readonly string[] }>(
    'SELECT from_seq AS "from", entries FROM review_branches WHERE table_id = $1 AND id = $2',
    [id, branch],
  );
  return row ?? null;
}
