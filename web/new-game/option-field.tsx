import { useId } from 'react';
import { Link } from '../app/link.tsx';
import { Icon } from '../art/icons/icon.tsx';
import { useSpeak } from '../texts/catalogue.ts';
import { type Choice, chosenValue, type Sheet, type Tell } from './sheet.ts';
import { Standing } from './standing.tsx';
import { NEW_GAME_TEXTS } from './texts.ts';
import { useValueLabel } from './value-label.ts';

interface OptionFieldProps {
  readonly game: string;
  readonly choice: Choice;
  readonly sheet: Sheet;
  readonly tell: Tell;
  readonly onChoose: (value: unknown) => void;
}

/** One option: its name, what it means, its values with the standard and the books' one marked, and the way to its rule. */
export function OptionField({ game, choice, sheet, tell, onChoose }: OptionFieldProps) {
  const say = useSpeak(NEW_GAME_TEXTS);
  const label = useValueLabel(tell);
  const field = useId();
  const chosen = chosenValue(sheet, choice);
  const isChanged = choice.name in sheet.options;
  return (
    <div className={isChanged ? 'field sheet-option changed' : 'field sheet-option'}>
      <span className="sheet-option-head">
        <label htmlFor={field}>{tell(choice.words.name)}</label>
        {isChanged && <span className="tag warn">{say('changed')}</span>}
        <Link
          className="icon-button"
          to={{ page: 'almanac', game, entry: choice.rule }}
          aria-label={`${tell(choice.words.name)}: ${say('rule', { id: choice.rule })}`}
          title={say('rule', { id: choice.rule })}
        >
          <Icon name="almanac" />
        </Link>
      </span>
      <select
        id={field}
        aria-describedby={`${field}-help`}
        value={String(choice.values.findIndex(({ value }) => value === chosen))}
        onChange={(event) => onChoose(choice.values[Number(event.target.value)]?.value)}
      >
        {choice.values.map((each, i) => (
          <option key={`${each.words.key} ${String(each.value)}`} value={String(i)}>
            {label(each)}
          </option>
        ))}
      </select>
      <p className="note" id={`${field}-help`}>
        {tell(choice.words.help)} <Standing choice={choice} tell={tell} />
      </p>
    </div>
  );
}
