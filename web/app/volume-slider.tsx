import { useId } from 'react';
import { usePreferences, VOLUMES } from './preferences.ts';

/** How loud the sounds are; moving it switches them on. */
export function VolumeSlider({ label }: { readonly label: string }) {
  const { preferences, change } = usePreferences();
  const field = useId();
  return (
    <div className="setting field">
      <label className="label" htmlFor={field}>
        {label}
      </label>
      <input
        id={field}
        type="range"
        min={0}
        max={VOLUMES.length - 1}
        value={VOLUMES.indexOf(preferences.volume)}
        aria-valuetext={`${preferences.volume} %`}
        onChange={({ target }) => change({ volume: VOLUMES[Number(target.value)] ?? '100', sound: 'on' })}
      />
    </div>
  );
}
