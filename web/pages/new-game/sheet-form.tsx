import { colourName } from '@orrery/catalog';
import type { Problem } from '@orrery/kernel';
import { use, useId, useRef, useState } from 'react';
import { usePreferences } from '../../app/preferences.ts';
import { navigate } from '../../app/route.ts';
import { Segments } from '../../app/segments.tsx';
import { recall, remember } from '../../app/storage.ts';
import { Icon } from '../../art/icons/icon.tsx';
import { Painted } from '../../art/paint.tsx';
import { OptionField } from '../../new-game/option-field.tsx';
import {
  choicesFor,
  conveniences,
  namesakes,
  optionsFor,
  readSheet,
  type Sheet,
  settingOf,
  sittersOf,
  type Tell,
  type Terms,
  withChair,
  withColour,
  withOption,
} from '../../new-game/sheet.ts';
import { NEW_GAME_TEXTS } from '../../new-game/texts.ts';
import { openLibrary } from '../../session/use-library.ts';
import { useProblem } from '../../session/use-problem.ts';
import { useSpeak } from '../../texts/catalogue.ts';
import { LanguageContext } from '../../texts/language.ts';
import { BoardPart } from './board-part.tsx';
import { ChairRow } from './chair-row.tsx';

const shelf = (game: string): string => `sheet.${game}`;

/** The sheet, as it was filled in the last time. */
export function SheetForm({ terms, tell }: { terms: Terms; tell: Tell }) {
  const say = useSpeak(NEW_GAME_TEXTS);
  const { preferences } = usePreferences();
  const [sheet, setSheet] = useState(() => readSheet(terms, recall(shelf(terms.game)), preferences.name));
  const change = (next: Sheet) => {
    setSheet(next);
    remember(shelf(terms.game), JSON.stringify(next));
  };
  const { start, isStarting, problem } = useStart(terms, sheet);
  const report = useProblem();
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
  readonly terms: Terms;
  readonly sheet: Sheet;
  readonly change: (next: Sheet) => void;
}

function Players({ terms, sheet, change }: SheetPartProps) {
  const say = useSpeak(NEW_GAME_TEXTS);
  const heading = useId();
  const [least, most] = terms.seats;
  const language = use(LanguageContext);
  const sitters = sittersOf(sheet, (colour) => colourName(colour, language));
  const same = namesakes(sitters);
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
            onColour={(colour) => change(withColour(sheet, chair.seat, colour))}
          />
        ))}
      </ol>
      {people > 1 && <p className="muted">{say('several')}</p>}
      {people === 0 && <p className="muted">{say('nobody')}</p>}
    </section>
  );
}

/** The rules of a game that can be chosen. */
export function RulesPart({ terms, sheet, change, tell }: SheetPartProps & { tell: Tell }) {
  const say = useSpeak(NEW_GAME_TEXTS);
  const heading = useId();
  const meant = { ...sheet, options: optionsFor(terms, sheet) };
  const changed = Object.keys(meant.options).length;
  if (terms.choices.length === 0) return null;
  return (
    <section className="panel sheet-part" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{say('options')}</h2>
        <p className="muted" role="status">
          {changed === 0 ? say('options.standard', { n: conveniences(terms) }) : say('options.changed', { n: changed })}
        </p>
        {changed > 0 && (
          <button type="button" className="btn small" onClick={() => change({ ...sheet, options: {} })}>
            {say('options.reset')}
          </button>
        )}
      </header>
      <Painted colours={sheet.chairs.map(({ colour }) => colour)}>
        <BoardPart game={terms.game} seats={sheet.seats} options={meant.options} />
      </Painted>
      <div className="sheet-options">
        {choicesFor(terms, sheet.seats).map((choice) => (
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

/** Who gives no name is called by the colour of the seat, in the language of whoever looks. */
const nameless = () => '';

/** Begins the game that the sheet describes, once. */
function useStart(terms: Terms, sheet: Sheet) {
  const { preferences, change } = usePreferences();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isStarting, setStarting] = useState(false);
  const busy = useRef(false);
  const start = async () => {
    const setting = settingOf(terms, sheet, nameless);
    const refused = terms.check(sheet.seats, sheet.options);
    setProblem(refused);
    if (busy.current || refused !== null) return;
    if (namesakes(setting.sitters).length > 0) {
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
