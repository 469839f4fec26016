import type { ReactNode } from 'react';
import { GameIcon } from '../../art/icons/game-icon.tsx';
import { useCompanionTexts } from '../texts.ts';
import './controls.css';

interface StepperProps {
  readonly name: string;
  readonly value: number;
  readonly most: number;
  readonly least?: number;
  readonly sign?: ReactNode;
  readonly note?: ReactNode;
  readonly onChange: (value: number) => void;
}

/** A number with buttons for up and down. */
export function Stepper({ name, value, most, least = 0, sign, note, onChange }: StepperProps) {
  const say = useCompanionTexts();
  const step = (by: number) => value + by >= least && value + by <= most && onChange(value + by);
  return (
    <fieldset className="companion-stepper">
      <legend>
        {sign}
        <span>{name}</span>
        {note}
      </legend>
      <button
        type="button"
        className="icon-button framed"
        aria-label={say('less', { name })}
        aria-disabled={value <= least}
        onClick={() => step(-1)}
      >
        <GameIcon name="minus" size="l" />
      </button>
      <output aria-label={name} className={value === 0 ? 'nought' : undefined}>
        {value}
      </output>
      <button
        type="button"
        className="icon-button framed"
        aria-label={say('more', { name })}
        aria-disabled={value >= most}
        onClick={() => step(1)}
      >
        <GameIcon name="plus" size="l" />
      </button>
    </fieldset>
  );
}
