import { ENCOUNTERS } from '@orrery/starfarers/facts';
import { useState } from 'react';
import { useVoice } from '../../../../app/voice.ts';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { SeatToken } from '../../../../art/seats.tsx';
import { Deed } from '../../../../companion/controls/deed.tsx';
import { Fresh } from '../../../../companion/controls/fresh.tsx';
import { Undo } from '../../../../companion/controls/undo.tsx';
import { draw } from '../../../../companion/fate.ts';
import { useFeel } from '../../../../companion/feel.ts';
import type { Ledger } from '../../../../companion/keeping/ledger.ts';
import { ledgerOf, useLedger } from '../../../../companion/keeping/use-ledger.ts';
import { Crew } from '../../../../companion/table/crew.tsx';
import { useNames } from '../../../../companion/table/names.ts';
import { passed, type TableNotes } from '../../../../companion/table/table.ts';
import { useTable } from '../../../../companion/table/use-table.ts';
import { useCompanion } from '../../../../companion/texts.ts';
import type { ToolProps } from '../../../../companion/tools.ts';
import { SceneEngraving } from '../../art/encounter/engraving.tsx';
import { useStory } from '../../table/dialogues/texts.ts';
import { famed, fameToNote } from './fame.ts';
import { FameNotes } from './fame-notes.tsx';
import { MeetingView } from './meeting-view.tsx';
import {
  answered,
  askedIn,
  FRESH_READING,
  filed,
  leftIn,
  type Meeting,
  met,
  metAgain,
  READING_SHAPE,
  type Reading,
  type Renown,
  readOn,
  toldIn,
  tried,
} from './reading.ts';
import './reader.css';

const open = ledgerOf({ key: 'starfarers/reader', fresh: () => FRESH_READING, shape: READING_SHAPE });

/** Keeps the pile of encounter cards for whoever reads, and their secrets from everybody until it is time. */
export function ReaderTool({ box }: ToolProps) {
  const { now, ledger } = useLedger(open());
  const { now: table, ledger: notes } = useTable(box);
  const { meeting } = now;
  const fits = meeting?.seats.every((seat) => seat < table.players.length) ?? true;
  return (
    <>
      <Crew box={box} table={table} onPass={() => notes.change(passed(table))} />
      {meeting === null || !fits ? (
        <Idle box={box} table={table} ledger={ledger} />
      ) : (
        <Open box={box} table={table} notes={notes} ledger={ledger} meeting={meeting} />
      )}
    </>
  );
}

interface PartProps extends ToolProps {
  readonly table: TableNotes;
  readonly ledger: Ledger<Reading>;
}

/** Before the next card: whom it meets, and who reads. */
function Idle({ box, table, ledger }: PartProps) {
  const say = useCompanion();
  const story = useStory();
  const feel = useFeel();
  const names = useNames(table);
  const pilots = box.pilots(table.active, table.players.length);
  const [absent, setAbsent] = useState<readonly number[]>([]);
  const seats = pilots.filter((seat) => !absent.includes(seat));
  const reader = (table.active + 1) % table.players.length;
  const draws = () => {
    if (seats.length === 0) return;
    ledger.change(met(ledger.now, seats, reader, draw));
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
          {say('reader.left', { left: leftIn(ledger.now), of: ENCOUNTERS, met: ledger.now.met })}
        </p>
        <Fresh name={say('reader.shuffle')} onFresh={() => ledger.change(FRESH_READING)} />
      </section>
      <Deed beside={<Undo ledger={ledger} />}>
        <button type="button" className="btn primary companion-big" aria-disabled={seats.length === 0} onClick={draws}>
          <GameIcon name="card" size="l" />
          {say('reader.draw')}
        </button>
      </Deed>
    </>
  );
}

interface OpenProps extends PartProps {
  readonly notes: Ledger<TableNotes>;
  readonly meeting: Meeting;
}

/** The card that is being read. */
function Open({ box, table, notes, ledger, meeting }: OpenProps) {
  const say = useCompanion();
  const feel = useFeel();
  const voice = useVoice(box.game);
  const players = table.players.length;
  const { lines, wanted } = toldIn(meeting, players);
  const isAsked = askedIn(meeting) !== null;
  const hasMore = meeting.read < lines.length;
  const change = (next: Meeting) => ledger.change({ ...ledger.now, meeting: next });
  const next = () => {
    ledger.amend({ ...ledger.now, meeting: readOn(meeting) });
    feel('card');
  };
  const isOver = !isAsked && !hasMore && wanted === null;
  const isAgain = !isAsked && wanted === null && metAgain(meeting, players).length > 0;
  const note = (renown: Renown) => {
    notes.change(famed(table, box, renown));
    ledger.amend({ ...ledger.now, meeting: { ...meeting, noted: [...meeting.noted, renown] } });
    feel('place');
  };
  // What was noted is the last that was done: it is taken back before anything else.
  const forget = () => {
    notes.change(meeting.noted.reduce((after, { seat, n }) => famed(after, box, { seat, n: -n }), table));
    ledger.amend({ ...ledger.now, meeting: { ...meeting, noted: [] } });
  };
  const steps = meeting.noted.length > 0 ? { canUndo: true, undo: forget } : ledger;
  if (voice.state !== 'ready' || voice.value === null) return <p role="status">{say('loading')}</p>;
  return (
    <>
      <MeetingView
        meeting={meeting}
        table={table}
        tell={voice.value.say}
        onAnswer={(choice) => change(answered(meeting, choice))}
        onTried={(trial) => change(readOn(tried(meeting, trial)))}
      />
      {isOver && (
        <FameNotes
          due={fameToNote(lines, meeting.noted, table, box)}
          noted={meeting.noted}
          table={table}
          onNote={note}
        />
      )}
      <Deed beside={<Undo ledger={steps} />}>
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
            onClick={() => ledger.change(filed(ledger.now, players, draw))}
          >
            <GameIcon name={isAgain ? 'card' : 'check'} size="l" />
            {say(isAgain ? 'reader.again' : 'reader.file')}
          </button>
        )}
        {isAsked && <p className="companion-hush">{say('reader.hush')}</p>}
      </Deed>
    </>
  );
}
