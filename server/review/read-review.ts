import type { Review, ReviewPosition } from '@orrery/protocol';
import type { TableRecord } from '../ports.ts';
import type { Queryable } from '../storage/db.ts';
import { seatOfPerson } from '../tables/summary.ts';

/** Who leads a review, and what is shown. */
export interface ReviewRecord {
  readonly leader: string | null;
  readonly position: ReviewPosition;
}

/** A review that nobody has led yet shows the beginning of the game. */
const NEW_REVIEW: ReviewRecord = { leader: null, position: { branch: null, seq: 0 } };

export async function readReviewRecord(query: Queryable, table: string): Promise<ReviewRecord> {
  const [row] = await query.query<{ leader: string | null; branch: number | null; seq: number }>(
    'SELECT leader, branch, seq FROM reviews WHERE table_id = $1',
    [table],
  );
  return row === undefined ? NEW_REVIEW : { leader: row.leader, position: { branch: row.branch, seq: row.seq } };
}

/** Whether a person may lead the review and write notes. */
export const mayWriteReview = (table: TableRecord, { leader }: ReviewRecord, person: string | null): boolean =>
  person !== null && (seatOfPerson(table, person) !== null || table.host === person || leader === person);

type BranchRow = Review['branches'][number] & Record<string, unknown>;
type NoteRow = Omit<Review['notes'][number], 'position'> & ReviewPosition & Record<string, unknown>;

export interface ReviewReader {
  readonly person: string | null;
  /** The people whose notes this reader does not want to see. */
  readonly muted: ReadonlySet<string>;
}

/** The review as one person sees it. `here`: the people whose pages show it. */
export async function readReview(
  query: Queryable,
  table: TableRecord,
  here: ReadonlySet<string>,
  { person, muted }: ReviewReader,
): Promise<Review> {
  const record = await readReviewRecord(query, table.id);
  const branches = await query.query<BranchRow>(
    `SELECT review_branches.id, person, persons.name, from_seq AS "from", entries FROM review_branches
     JOIN persons ON persons.id = person WHERE table_id = $1 ORDER BY review_branches.id`,
    [table.id],
  );
  const notes = await query.query<NoteRow>(
    `SELECT review_notes.id, person, persons.name, branch, seq, text, review_notes.made AS "writtenAt" FROM review_notes
     JOIN persons ON persons.id = person WHERE table_id = $1 ORDER BY seq, review_notes.id`,
    [table.id],
  );
  const people = await query.query<Review['people'][number] & Record<string, unknown>>(
    'SELECT id AS person, name FROM persons WHERE id = ANY ($1::text[]) ORDER BY name, id',
    [[...here, ...(record.leader === null ? [] : [record.leader])]],
  );
  return {
    leader: people.find((each) => each.person === record.leader) ?? null,
    position: record.position,
    branches,
    notes: notes
      .filter((note) => !muted.has(note.person))
      .map(({ branch, seq, ...note }) => ({ ...note, position: { branch, seq } })),
    people: people.filter((each) => here.has(each.person)),
    mayWrite: mayWriteReview(table, record, person),
  };
}
