import { LEVEL_NAMES } from '@orrery/bots';
import type { Strength } from '@orrery/protocol';
import { LEVEL_TEXTS } from '../../../bots/texts.ts';
import { useSpeak } from '../../../texts/catalogue.ts';

interface LevelSelectProps {
  /** What it is for, as it is read out. */
  readonly name: string;
  readonly level: Strength;
  readonly onChoose: (level: Strength) => void;
}

/** How strong a bot is to play. */
export function LevelSelect({ name, level, onChoose }: LevelSelectProps) {
  const say = useSpeak(LEVEL_TEXTS);
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
