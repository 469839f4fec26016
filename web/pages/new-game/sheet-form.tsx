import { colourName } from '@orrery/catalog';
import type { Problem } from '@orrery/kernel';
import { use, useId, useRef, useState } from 'react';
import { usePreferences } from '../../app/preferences.ts';
import { navigate } from '../../app/route.ts';
import { Segments } from '../../app/segments.tsx';
import { readStored, writeStored } from '../../app/storage.ts';
import { Icon } from '../../art/icons/icon.tsx';
import { SeatColours } from '../../art/paint.tsx';
import { OptionField } from '../../new-game/option-field.tsx';
import {
  chosenOptions,
  duplicateNames,
  gameSetupOf,
  optionsForSeats,
  ownStandardsCount,
  readSheet,
  type Sheet,
  type SheetSpec,
  sittersOf,
  type Tell,
  withChair,
  withChairColour,
  withOption,
} from '../../new-game/sheet.ts';
import { NEW_GAME_TEXTS } from '../../new-game/texts.ts';
import { openLibrary } from '../../session/use-library.ts';
import { useProblemText } from '../../session/use-problem.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';
import { BoardPart } from './board-part.tsx';
import { ChairRow } from './chair-row.tsx';

const sheetStorageName = (game: string): string => `sheet.${game}`;

/** The form, with its last values. */
export function SheetForm({ terms, tell }: { terms: SheetSpec; tell: Tell }) {
  const say = useTranslate(NEW_GAME_TEXTS);
  const { preferences } = usePreferences();
  const [sheet, setSheet] = useState(() =>
    readSheet(terms, readStored(sheetStorageName(terms.game)), preferences.name),
  );
  const change = (next: Sheet) => {
    setSheet(next);
    writeStored(sheetStorageName(terms.game), JSON.stringify(next));
  };
  const { start, isStarting, problem } = useStartGame(terms, sheet);
  const report = useProblemText();
  return (
    <form
      className="sheet-form"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <Players terms={terms} sheet={sheet} change={change} />
      <RulesPart terms={terms} sheet={sheet} change={change} tell={tell} />
      <div className="sheet-end">
        {problem && (
          <p role="alert" className="sheet-problem">
            <strong>{say('problem')}.</strong> {report(problem)}
          </p>
        )}
        <p role="status" className="unseen">
          {isStarting && say('starting')}
        </p>
        <button type="submit" className="btn primary" aria-disabled={isStarting || undefined}>
          <Icon name="play" />
          {say('start')}
        </button>
      </div>
    </form>
  );
}

export interface SheetPartProps {
  readonly terms: SheetSpec;
  readonly sheet: Sheet;
  readonly change: (next: Sheet) => void;
}

function Players({ terms, sheet, change }: SheetPartProps) {
  const say = useTranslate(NEW_GAME_TEXTS);
  const heading = useId();
  const [least, most] = terms.seats;
  const language = use(LanguageContext);
  const sitters = sittersOf(sheet, (colour) => colourName(colour, language));
  const same = duplicateNames(sitters);
  const people = sitters.filter(({ kind }) => kind === 'person').length;
  return (
    <section className="panel sheet-part" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{say('players')}</h2>
        {least < most && (
          <Segments
            name={say('seats')}
            values={Array.from({ length: most - least + 1 }, (_, i) => least + i)}
            chosen={sheet.seats}
            label={String}
            onChoose={(seats) => change({ ...sheet, seats })}
          />
        )}
      </header>
      <ol className="chairs">
        {sheet.chairs.slice(0, sheet.seats).map((chair) => (
          <ChairRow
            key={chair.seat}
            chair={chair}
            isNamesake={same.includes(chair.seat)}
            needsMemory={terms.needsMemory}
            onChange={(changes) => change(withChair(sheet, chair.seat, changes))}
            onColour={(colour) => change(withChairColour(sheet, chair.seat, colour))}
          />
        ))}
      </ol>
      {people > 1 && <p className="muted">{say('several')}</p>}
      {people === 0 && <p className="muted">{say('nobody')}</p>}
    </section>
  );
}

/** The options of a game. */
export function RulesPart({ terms, sheet, change, tell }: SheetPartProps & { tell: Tell }) {
  const say = useTranslate(NEW_GAME_TEXTS);
  const heading = useId();
  const meant = { ...sheet, options: chosenOptions(terms, sheet) };
  const changed = Object.keys(meant.options).length;
  if (terms.gameOptions.length === 0) return null;
  return (
    <section className="panel sheet-part" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{say('options')}</h2>
        <p className="muted" role="status">
          {changed === 0
            ? say('options.standard', { n: ownStandardsCount(terms) })
            : say('options.changed', { n: changed })}
        </p>
        {changed > 0 && (
          <button type="button" className="btn small" onClick={() => change({ ...sheet, options: {} })}>
            {say('options.reset')}
          </button>
        )}
      </header>
      <SeatColours colours={sheet.chairs.map(({ colour }) => colour)}>
        <BoardPart game={terms.game} seats={sheet.seats} options={meant.options} />
      </SeatColours>
      <div className="sheet-options">
        {optionsForSeats(terms, sheet.seats).map((choice) => (
          <OptionField
            key={choice.name}
            game={terms.game}
            choice={choice}
            sheet={meant}
            tell={tell}
            onChoose={(value) => change(withOption(sheet, choice, value))}
          />
        ))}
      </div>
    </section>
  );
}

/** A person without a name is named by the seat's colour, in the viewer's language. */
const nameByColour = () => '';

/** Starts the game of the form, once. */
function useStartGame(terms: SheetSpec, sheet: Sheet) {
  const { preferences, change } = usePreferences();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isStarting, setStarting] = useState(false);
  const busy = useRef(false);
  const start = async () => {
    const setting = gameSetupOf(terms, sheet, nameByColour);
    const refused = terms.validate(sheet.seats, sheet.options);
    setProblem(refused);
    if (busy.current || refused !== null) return;
    if (duplicateNames(setting.sitters).length > 0) {
      document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    busy.current = true;
    setStarting(true);
    const me = sheet.chairs.find(({ kind, person }) => kind === 'person' && person.trim() !== '');
    if (preferences.name === '' && me) change({ name: me.person.trim() });
    const created = await (await openLibrary()).create(setting);
    busy.current = false;
    setStarting(false);
    if (created.ok) navigate({ page: 'table', id: created.value });
    else setProblem(created.problem);
  };
  return { start, isStarting, problem };
}
