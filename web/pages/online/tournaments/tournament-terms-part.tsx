import { LEVEL_NAMES } from '@orrery/bots';
import type { TournamentSystem } from '@orrery/protocol/api';
import { type ReactNode, use, useId } from 'react';
import { Segments } from '../../../app/segments.tsx';
import { LEVEL_TEXTS } from '../../../bots/texts.ts';
import type { SheetSpec } from '../../../new-game/sheet.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { TextField } from '../parts/field.tsx';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { durationText } from '../parts/time-texts.ts';
import { TermsField, TimeField } from '../table/terms-part.tsx';
import { TOURNAMENT_TEXTS } from './texts.ts';
import {
  BREAKS_MS,
  DURATIONS_MS,
  noShowTimesMs,
  ROUND_NUMBERS,
  type TournamentSheet,
  withSeats,
  withSystem,
  withTime,
} from './tournament-sheet.ts';

interface TournamentTermsPartProps {
  readonly terms: SheetSpec;
  readonly filled: TournamentSheet;
  readonly change: (changes: Partial<TournamentSheet>) => void;
  readonly children?: ReactNode;
}

/** The systems for two at a table, and for more. */
const systemsFor = (seats: number): readonly TournamentSystem[] =>
  seats === 2 ? ['swiss', 'round-robin', 'arena'] : ['tables', 'arena'];

/** Name, system, clock and everything else that is agreed about a tournament, except the options of its game. */
export function TournamentTermsPart({ terms, filled, change, children }: TournamentTermsPartProps) {
  const say = useTranslate(TOURNAMENT_TEXTS);
  const online = useTranslate(ONLINE_TEXTS);
  const levels = useTranslate(LEVEL_TEXTS);
  const language = use(LanguageContext);
  const heading = useId();
  const [least, most] = terms.seats;
  return (
    <section className="panel sheet-part" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{say('terms')}</h2>
      </header>
      {children}
      <TextField
        label={say('title')}
        type="text"
        required
        maxLength={60}
        value={filled.name}
        onChange={(name) => change({ name })}
      />
      {least < most && (
        <TermsField label={say('seats.most')}>
          <Segments
            name={say('seats.most')}
            values={Array.from({ length: most - least + 1 }, (_, i) => least + i)}
            chosen={filled.sheet.seats}
            label={String}
            onChoose={(seats) => change(withSeats(filled, seats))}
          />
        </TermsField>
      )}
      <TermsField label={say('system')} note={say(`system.${filled.system}.note`)}>
        <Segments
          name={say('system')}
          values={systemsFor(filled.sheet.seats)}
          chosen={filled.system}
          label={(system) => say(`system.${system}`)}
          onChoose={(system) => change(withSystem(filled, system))}
        />
      </TermsField>
      {filled.system === 'arena' && (
        <ChoiceField
          label={say('duration')}
          chosen={filled.durationMs}
          values={DURATIONS_MS}
          text={(ms) => durationText(ms, language)}
          onChoose={(durationMs) => change({ durationMs })}
        />
      )}
      {(filled.system === 'swiss' || filled.system === 'tables') && (
        <ChoiceField
          label={say('rounds')}
          chosen={filled.rounds}
          values={ROUND_NUMBERS}
          text={String}
          onChoose={(rounds) => change({ rounds })}
        />
      )}
      <TimeField
        time={filled.time}
        isOffered={({ kind }) => kind !== 'none' && (filled.system !== 'arena' || kind !== 'correspondence')}
        onChoose={(time) => change(withTime(filled, time))}
      />
      <TermsField label={online('visibility')} note={say(`visibility.${filled.visibility}.note`)}>
        <Segments
          name={online('visibility')}
          values={['public', 'unlisted'] as const}
          chosen={filled.visibility}
          label={(visibility) => online(`visibility.${visibility}`)}
          onChoose={(visibility) => change({ visibility })}
        />
      </TermsField>
      <TermsField label={online('rated')} note={say(filled.isRated ? 'rated.note' : 'casual.note')}>
        <Segments
          name={online('rated')}
          values={[false, true]}
          chosen={filled.isRated}
          label={(isRated) => online(isRated ? 'rated.yes' : 'rated.no')}
          onChoose={(isRated) => change({ isRated })}
        />
      </TermsField>
      {!filled.isRated && (
        <TermsField label={say('fill')} note={say('fill.note')}>
          <Segments
            name={say('fill')}
            values={[null, ...LEVEL_NAMES]}
            chosen={filled.fillLevel}
            label={(level) => (level === null ? say('fill.none') : levels(`level.${level}`))}
            onChoose={(fillLevel) => change({ fillLevel })}
          />
        </TermsField>
      )}
      <ChoiceField
        label={say('no-show')}
        note={say(filled.system === 'round-robin' ? 'no-show.note.round-robin' : 'no-show.note')}
        chosen={filled.noShowMs}
        values={noShowTimesMs(filled.time)}
        text={(ms) => durationText(ms, language)}
        onChoose={(noShowMs) => change({ noShowMs })}
      />
      {filled.system !== 'arena' && (
        <ChoiceField
          label={say('break')}
          chosen={filled.breakMs}
          values={BREAKS_MS}
          text={(ms) => durationText(ms, language)}
          onChoose={(breakMs) => change({ breakMs })}
        />
      )}
      <TextField
        label={say('starts')}
        note={say('starts.note')}
        type="datetime-local"
        value={filled.startsAt}
        onChange={(startsAt) => change({ startsAt })}
      />
    </section>
  );
}

interface ChoiceFieldProps {
  readonly label: string;
  readonly note?: string;
  readonly chosen: number;
  readonly values: readonly number[];
  readonly text: (value: number) => string;
  readonly onChoose: (value: number) => void;
}

/** A choice among several numbers. */
function ChoiceField({ label, note, chosen, values, text, onChoose }: ChoiceFieldProps) {
  const field = useId();
  return (
    <div className="field">
      <label htmlFor={field}>{label}</label>
      <select
        id={field}
        value={chosen}
        aria-describedby={note === undefined ? undefined : `${field}-note`}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {text(value)}
          </option>
        ))}
      </select>
      {note !== undefined && (
        <p className="note" id={`${field}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}
