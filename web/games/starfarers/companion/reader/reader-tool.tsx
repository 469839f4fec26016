import { ENCOUNTER_COUNT } from '@orrery/starfarers/facts';
import { useState } from 'react';
import { useLocalizedGame } from '../../../../app/localized-game.ts';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { SeatToken } from '../../../../art/seats.tsx';
import { StartOver } from '../../../../companion/controls/start-over.tsx';
import { ToolAction } from '../../../../companion/controls/tool-action.tsx';
import { Undo } from '../../../../companion/controls/undo.tsx';
import { drawChance } from '../../../../companion/draw-chance.ts';
import { useFeedback } from '../../../../companion/feedback.ts';
import type { UndoableNotes } from '../../../../companion/storage/undoable-notes.ts';
import { notesLoader, useNotes } from '../../../../companion/storage/use-notes.ts';
import { usePlayerNames } from '../../../../companion/table/names.ts';
import { nextPlayersTurn, type TableNotes } from '../../../../companion/table/table-notes.ts';
import { TurnLine } from '../../../../companion/table/turn-line.tsx';
import { useTableNotes } from '../../../../companion/table/use-table.ts';
import { useCompanionTexts } from '../../../../companion/texts.ts';
import type { ToolProps } from '../../../../companion/tools.ts';
import { SceneEngraving } from '../../art/encounter/engraving.tsx';
import { useStoryTexts } from '../../table/dialogues/texts.ts';
import { fameToNote, withFameChange } from './fame.ts';
import { FameNotes } from './fame-notes.tsx';
import { MeetingView } from './meeting-view.tsx';
import {
  drawEncounter,
  encounterCardsLeft,
  type FameChange,
  NEW_READER_NOTES,
  pendingAnswer,
  READER_SHAPE,
  type ReadEncounter,
  type ReaderNotes,
  readingProgress,
  seatsMeetingAgain,
  withAnswer,
  withCardFiled,
  withLineRead,
  withShakeResult,
} from './reader-notes.ts';
import './reader.css';

const openNotes = notesLoader({ key: 'starfarers/reader', fresh: () => NEW_READER_NOTES, shape: READER_SHAPE });

/** Manages the deck of encounter cards for the reader, and hides their secrets until they may be read. */
export function ReaderTool({ box }: ToolProps) {
  const { now, notes: ledger } = useNotes(openNotes());
  const { now: table, notes } = useTableNotes(box);
  const { meeting } = now;
  const fits = meeting?.seats.every((seat) => seat < table.players.length) ?? true;
  return (
    <>
      <TurnLine rules={box} table={table} onPass={() => notes.change(nextPlayersTurn(table))} />
      {meeting === null || !fits ? (
        <NextCard box={box} table={table} readingNotes={ledger} />
      ) : (
        <OpenEncounter box={box} table={table} notes={notes} readingNotes={ledger} meeting={meeting} />
      )}
    </>
  );
}

interface ReaderPartProps extends ToolProps {
  readonly table: TableNotes;
  readonly readingNotes: UndoableNotes<ReaderNotes>;
}

/** Before the next card: whom it meets, and who reads. */
function NextCard({ box, table, readingNotes }: ReaderPartProps) {
  const say = useCompanionTexts();
  const story = useStoryTexts();
  const feel = useFeedback();
  const names = usePlayerNames(table);
  const pilots = box.pilots(table.active, table.players.length);
  const [absent, setAbsent] = useState<readonly number[]>([]);
  const seats = pilots.filter((seat) => !absent.includes(seat));
  const reader = (table.active + 1) % table.players.length;
  const draws = () => {
    if (seats.length === 0) return;
    readingNotes.change(drawEncounter(readingNotes.now, seats, reader, drawChance));
    feel('card');
  };
  return (
    <>
      <section className="companion-stage companion-idle" aria-label={say('tool.reader')}>
        <SceneEngraving scene="warp" name={story('scene.warp')} />
        <p className="companion-said">
          <SeatToken seat={table.players[reader]?.colour ?? 0} size="small" />{' '}
          {say('reader.reads', {
            name: names[reader] ?? '',
            others: seats.map((seat) => names[seat] ?? '').join(', ') || say('nobody'),
          })}
        </p>
        {pilots.length > 1 && (
          <fieldset className="companion-cards">
            <legend>{say('reader.pilots')}</legend>
            {pilots.map((seat) => (
              <label key={seat} className="check">
                <input
                  type="checkbox"
                  checked={!absent.includes(seat)}
                  onChange={() =>
                    setAbsent(absent.includes(seat) ? absent.filter((each) => each !== seat) : [...absent, seat])
                  }
                />
                {names[seat]}
              </label>
            ))}
          </fieldset>
        )}
        <p className="muted companion-note">{say('reader.secret')}</p>
        <p className="muted companion-note">
          {say('reader.left', {
            left: encounterCardsLeft(readingNotes.now),
            of: ENCOUNTER_COUNT,
            met: readingNotes.now.met,
          })}
        </p>
        <StartOver name={say('reader.shuffle')} onFresh={() => readingNotes.change(NEW_READER_NOTES)} />
      </section>
      <ToolAction beside={<Undo ledger={readingNotes} />}>
        <button type="button" className="btn primary companion-big" aria-disabled={seats.length === 0} onClick={draws}>
          <GameIcon name="card" size="l" />
          {say('reader.draw')}
        </button>
      </ToolAction>
    </>
  );
}

interface OpenEncounterProps extends ReaderPartProps {
  readonly notes: UndoableNotes<TableNotes>;
  readonly meeting: ReadEncounter;
}

function OpenEncounter({ box, table, notes, readingNotes, meeting }: OpenEncounterProps) {
  const say = useCompanionTexts();
  const feel = useFeedback();
  const voice = useLocalizedGame(box.game);
  const players = table.players.length;
  const { lines, wanted } = readingProgress(meeting, players);
  const isAsked = pendingAnswer(meeting) !== null;
  const hasMore = meeting.read < lines.length;
  const change = (next: ReadEncounter) => readingNotes.change({ ...readingNotes.now, meeting: next });
  const next = () => {
    readingNotes.changeWithoutUndo({ ...readingNotes.now, meeting: withLineRead(meeting) });
    feel('card');
  };
  const isOver = !isAsked && !hasMore && wanted === null;
  const isAgain = !isAsked && wanted === null && seatsMeetingAgain(meeting, players).length > 0;
  const note = (renown: FameChange) => {
    notes.change(withFameChange(table, box, renown));
    readingNotes.changeWithoutUndo({ ...readingNotes.now, meeting: { ...meeting, noted: [...meeting.noted, renown] } });
    feel('place');
  };
  // The latest note is undone before anything else.
  const forget = () => {
    notes.change(meeting.noted.reduce((after, { seat, n }) => withFameChange(after, box, { seat, n: -n }), table));
    readingNotes.changeWithoutUndo({ ...readingNotes.now, meeting: { ...meeting, noted: [] } });
  };
  const steps = meeting.noted.length > 0 ? { canUndo: true, undo: forget } : readingNotes;
  if (voice.state !== 'ready' || voice.value === null) return <p role="status">{say('loading')}</p>;
  return (
    <>
      <MeetingView
        meeting={meeting}
        table={table}
        formatMessage={voice.value.formatMessage}
        onAnswer={(choice) => change(withAnswer(meeting, choice))}
        onShaken={(trial) => change(withLineRead(withShakeResult(meeting, trial)))}
      />
      {isOver && (
        <FameNotes
          due={fameToNote(lines, meeting.noted, table, box)}
          noted={meeting.noted}
          table={table}
          onNote={note}
        />
      )}
      <ToolAction beside={<Undo ledger={steps} />}>
        {hasMore && (
          <button type="button" className="btn primary companion-big" onClick={next}>
            <GameIcon name="next" size="l" />
            {say('reader.next')}
          </button>
        )}
        {isOver && (
          <button
            type="button"
            className="btn primary companion-big"
            onClick={() => readingNotes.change(withCardFiled(readingNotes.now, players, drawChance))}
          >
            <GameIcon name={isAgain ? 'card' : 'check'} size="l" />
            {say(isAgain ? 'reader.again' : 'reader.file')}
          </button>
        )}
        {isAsked && <p className="companion-hush">{say('reader.hush')}</p>}
      </ToolAction>
    </>
  );
}
