import { PACES, usePreferences } from '../app/preferences.ts';
import { Segments } from '../app/segments.tsx';
import { useTranslate } from '../texts/catalogue.ts';
import { TABLE_TEXTS } from './texts.ts';

/** The next pace, for a key that goes round. */
export const paceAfter = (pace: (typeof PACES)[number]): (typeof PACES)[number] =>
  PACES[(PACES.indexOf(pace) + 1) % PACES.length] ?? 'normal';

/** Chooses how fast the turns of the others are shown. */
export function PaceControl() {
  const say = useTranslate(TABLE_TEXTS);
  const { preferences, change } = usePreferences();
  return (
    <span className="pace">
      <span className="pace-name" aria-hidden="true">
        {say('pace')}
      </span>
      <Segments
        name={say('pace')}
        values={PACES}
        chosen={preferences.pace}
        label={(pace) => say(`pace.${pace}`)}
        onChoose={(pace) => change({ pace })}
      />
    </span>
  );
}

/** The same as one button that goes round, where there is no room for four. */
export function PaceButton() {
  const say = useTranslate(TABLE_TEXTS);
  const { preferences, change } = usePreferences();
  return (
    <button
      type="button"
      className="btn quiet pace-button"
      onClick={() => change({ pace: paceAfter(preferences.pace) })}
    >
      {say('pace')}: {say(`pace.${preferences.pace}`)}
    </button>
  );
}
