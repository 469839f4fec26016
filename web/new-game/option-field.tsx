import { useId } from 'react';
import { Link } from '../app/link.tsx';
import { Icon } from '../art/icons/icon.tsx';
import { useTranslate } from '../texts/catalogue.ts';
import { type GameOption, optionValueOf, type Sheet, type Tell } from './sheet.ts';
import { StandardOrigin } from './standard-origin.tsx';
import { NEW_GAME_TEXTS } from './texts.ts';
import { useOptionValueLabel } from './value-label.ts';

interface OptionFieldProps {
  readonly game: string;
  readonly choice: GameOption;
  readonly sheet: Sheet;
  readonly tell: Tell;
  readonly onChoose: (value: unknown) => void;
}

/** One option: its name, explanation, values with default and rulebook value marked, and a link to its rule. */
export function OptionField({ game, choice, sheet, tell, onChoose }: OptionFieldProps) {
  const say = useTranslate(NEW_GAME_TEXTS);
  const label = useOptionValueLabel(tell);
  const field = useId();
  const chosen = optionValueOf(sheet, choice);
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
        {tell(choice.words.help)} <StandardOrigin choice={choice} tell={tell} />
      </p>
    </div>
  );
}
