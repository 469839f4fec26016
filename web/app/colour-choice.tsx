import { ALL_COLOURS, colourName } from '@orrery/catalog';
import { use } from 'react';
import { SeatToken } from '../art/seats.tsx';
import { LanguageContext } from '../texts/language.ts';
import './colour-choice.css';

interface ColourChoiceProps {
  readonly seat: number;
  readonly colour: number;
  /** Accessible label: what is chosen, and for which seat. */
  readonly name: string;
  /** Colours taken by other seats. */
  readonly taken?: readonly number[];
  readonly onChoose: (colour: number) => void;
}

/** A seat token that opens the choice of its colour. */
export function ColourChoice({ seat, colour, name, taken = [], onChoose }: ColourChoiceProps) {
  const language = use(LanguageContext);
  return (
    <span className="colour-choice" title={name}>
      <SeatToken seat={seat} colour={colour} />
      <select aria-label={name} value={colour} onChange={(event) => onChoose(Number(event.target.value))}>
        {ALL_COLOURS.map((each) => (
          <option key={each} value={each} disabled={taken.includes(each)}>
            {colourName(each, language)}
          </option>
        ))}
      </select>
    </span>
  );
}
