import { okResult, type Result, type Seat } from '@orrery/kernel';
import type { TakeBack } from '@orrery/protocol';
import type { ServerContext } from '../context.ts';
import type { Games, Person, TableRecord } from '../ports.ts';
import type { Queryable } from '../storage/db.ts';
import { textFailure } from '../texts.ts';
import { changeTable, requirePlaying, requireSeat } from './change-table.ts';

/** The seats of people who play themselves: all of them must agree. Bots agree to everything. */
const playingSeats = ({ chairs, forfeited }: TableRecord): readonly Seat[] =>
  chairs
    .filter(({ sitter, seat }) => sitter?.kind === 'person' && sitter.substitute === null && !forfeited.includes(seat))
    .map(({ seat }) => seat);

/** What all have agreed to take back; null: somebody has not agreed yet. */
type Agreed = Pick<TakeBack, 'seat' | 'move'> | null;

const saveTakeBack = (query: Queryable, id: string, takeBack: TakeBack | null) =>
  query.query('UPDATE tables SET take_back = $2::jsonb WHERE id = $1', [
    id,
    takeBack === null ? null : JSON.stringify(takeBack),
  ]);

/** Saves the agreements; the request is cleared once everybody who plays has agreed. */
async function saveAgreement(query: Queryable, table: TableRecord, takeBack: TakeBack): Promise<Agreed> {
  const isComplete = playingSeats(table).every((seat) => takeBack.agreed.includes(seat));
  await saveTakeBack(query, table.id, isComplete ? null : takeBack);
  return isComplete ? takeBack : null;
}

/** Takes back what all have agreed to. The game may have gone on meanwhile. */
async function carryOut(play: Games, id: string, agreed: Result<Agreed>): Promise<Result<null>> {
  if (!agreed.ok) return agreed;
  return agreed.value === null ? okResult(null) : play.takeBack(id, agreed.value.seat, agreed.value.move);
}

/** A player asks all others to let them take back their last move, which is entry `move`. */
export async function askTakeBack(
  context: ServerContext,
  play: Games,
  id: string,
  person: Person,
  move: number,
): Promise<Result<null>> {
  const asked = await changeTable(context, id, async (table, query): Promise<Result<Agreed>> => {
    const goesOn = requirePlaying(table);
    if (!goesOn.ok) return goesOn;
    const seat = requireSeat(table, person);
    if (!seat.ok) return seat;
    if (!table.takeBacks || table.isRated) return textFailure('table.no-take-backs');
    if (!playingSeats(table).includes(seat.value)) return textFailure('table.substituted');
    const open = table.takeBack;
    if (open?.isRefused === false && open.seat !== seat.value) return textFailure('table.take-back-open');
    if (open?.seat === seat.value && open.move === move) return textFailure('table.take-back-asked');
    return okResult(
      await saveAgreement(query, table, { seat: seat.value, move, agreed: [seat.value], isRefused: false }),
    );
  });
  return carryOut(play, id, asked);
}

/** A player agrees or not. If the player who asked does not agree, the request is withdrawn. */
export async function answerTakeBack(
  context: ServerContext,
  play: Games,
  id: string,
  person: Person,
  { move, agrees }: { readonly move: number; readonly agrees: boolean },
): Promise<Result<null>> {
  const answered = await changeTable(context, id, async (table, query): Promise<Result<Agreed>> => {
    const goesOn = requirePlaying(table);
    if (!goesOn.ok) return goesOn;
    const seat = requireSeat(table, person);
    if (!seat.ok) return seat;
    const open = table.takeBack;
    if (open === null || open.isRefused || open.move !== move) return textFailure('table.take-back-late');
    if (agrees) {
      const agreed = [...new Set([...open.agreed, seat.value])];
      return okResult(await saveAgreement(query, table, { ...open, agreed }));
    }
    await saveTakeBack(query, id, seat.value === open.seat ? null : { ...open, isRefused: true });
    return okResult(null);
  });
  return carryOut(play, id, answered);
}

/** Called when the game has gone past the move that a player asked to take back. */
export async function dropTakeBack(context: ServerContext, id: string, move: number): Promise<void> {
  await changeTable(context, id, async ({ takeBack }, query) => {
    if (takeBack?.move !== move) return textFailure('table.take-back-late');
    await saveTakeBack(query, id, null);
    return okResult(null);
  });
}
