import { LEVEL_NAMES } from '@orrery/bots';
import type { Strength } from '@orrery/protocol';
import { LEVEL_TEXTS } from '../../../bots/texts.ts';
import { useTranslate } from '../../../texts/catalogue.ts';

interface LevelSelectProps {
  /** Accessible label. */
  readonly name: string;
  readonly level: Strength;
  readonly onChoose: (level: Strength) => void;
}

/** Selects a bot's level. */
export function LevelSelect({ name, level, onChoose }: LevelSelectProps) {
  const say = useTranslate(LEVEL_TEXTS);
  return (
    <select
      className="input"
      aria-label={name}
      value={level}
      onChange={(event) => {
        const chosen = LEVEL_NAMES.find((each) => each === event.target.value);
        if (chosen) onChoose(chosen);
      }}
    >
      {LEVEL_NAMES.map((each) => (
        <option key={each} value={each}>
          {say(`level.${each}`)}
        </option>
      ))}
    </select>
  );
}
