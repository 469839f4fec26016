import type { TimeControl } from '@orrery/protocol';
import { type ReactNode, use, useId } from 'react';
import { Segments } from '../../../app/segments.tsx';
import type { SheetSpec } from '../../../new-game/sheet.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { durationText, TIME_CONTROL_GROUPS, timeControlText } from '../parts/time-texts.ts';
import { type FriendSheet, SPECTATOR_DELAYS_MS, withRated } from './friend-sheet.ts';

interface TermsPartProps {
  readonly terms: SheetSpec;
  readonly filled: FriendSheet;
  readonly change: (changes: Partial<FriendSheet>) => void;
  readonly children?: ReactNode;
}

const ALL_TIMES = TIME_CONTROL_GROUPS.flatMap(({ times }) => times);

/** Visibility, number of seats, and time control. */
export function TermsPart({ terms, filled, change, children }: TermsPartProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const heading = useId();
  const [least, most] = terms.seats;
  const { sheet } = filled;
  return (
    <section className="panel sheet-part" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{say('table')}</h2>
      </header>
      {children}
      {least < most && (
        <TermsField label={say('seats')}>
          <Segments
            name={say('seats')}
            values={Array.from({ length: most - least + 1 }, (_, i) => least + i)}
            chosen={sheet.seats}
            label={String}
            onChoose={(seats) => change({ sheet: { ...sheet, seats } })}
          />
        </TermsField>
      )}
      <TermsField label={say('visibility')} note={say(`visibility.${filled.visibility}.note`)}>
        <Segments
          name={say('visibility')}
          values={['unlisted', 'public'] as const}
          chosen={filled.visibility}
          label={(visibility) => say(`visibility.${visibility}`)}
          onChoose={(visibility) => change({ visibility })}
        />
      </TermsField>
      <TimeField
        time={filled.time}
        isOffered={({ kind }) => !filled.isRated || kind !== 'none'}
        onChoose={(time) => change({ time })}
      />
      {filled.time.kind !== 'none' && !filled.isRated && (
        <TermsField label={say('timeout')} note={say(`timeout.${filled.onTimeout}.note`)}>
          <Segments
            name={say('timeout')}
            values={['bot', 'forfeit'] as const}
            chosen={filled.onTimeout}
            label={(onTimeout) => say(`timeout.${onTimeout}`)}
            onChoose={(onTimeout) => change({ onTimeout })}
          />
        </TermsField>
      )}
      <TermsField label={say('rated')} note={say(filled.isRated ? 'rated.rules' : 'rated.note')}>
        <Segments
          name={say('rated')}
          values={[false, true]}
          chosen={filled.isRated}
          label={(isRated) => say(isRated ? 'rated.yes' : 'rated.no')}
          onChoose={(isRated) => change(withRated(filled, isRated))}
        />
      </TermsField>
      {!filled.isRated && (
        <TermsField label={say('take-backs')} note={say(`take-backs.${filled.takeBacks}.note`)}>
          <Segments
            name={say('take-backs')}
            values={[false, true]}
            chosen={filled.takeBacks}
            label={(takeBacks) => say(`take-backs.${takeBacks}`)}
            onChoose={(takeBacks) => change({ takeBacks })}
          />
        </TermsField>
      )}
      <TermsField label={say('spectator-delay')} note={say('spectator-delay.note')}>
        <Segments
          name={say('spectator-delay')}
          values={SPECTATOR_DELAYS_MS}
          chosen={filled.spectatorDelayMs}
          label={(delay) => (delay === 0 ? say('spectator-delay.none') : durationText(delay, language))}
          onChoose={(spectatorDelayMs) => change({ spectatorDelayMs })}
        />
      </TermsField>
    </section>
  );
}

/** A choice with its label and what follows from it. */
export function TermsField({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <div className="field online-choice">
      <span className="label" aria-hidden="true">
        {label}
      </span>
      {children}
      {note && <p className="note">{note}</p>}
    </div>
  );
}

interface TimeFieldProps {
  readonly time: TimeControl;
  readonly isOffered: (time: TimeControl) => boolean;
  readonly onChoose: (time: TimeControl) => void;
}

export function TimeField({ time: now, isOffered, onChoose }: TimeFieldProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const field = useId();
  const chosen = JSON.stringify(now);
  return (
    <div className="field">
      <label htmlFor={field}>{say('time')}</label>
      <select
        id={field}
        value={chosen}
        onChange={(event) => {
          const time = ALL_TIMES.find((each) => JSON.stringify(each) === event.target.value);
          if (time) onChoose(time);
        }}
      >
        {TIME_CONTROL_GROUPS.map(({ group, times }) => (
          <optgroup key={group} label={say(`time.${group}`)}>
            {times.filter(isOffered).map((time) => (
              <option key={JSON.stringify(time)} value={JSON.stringify(time)}>
                {timeControlText(time, say, language)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
