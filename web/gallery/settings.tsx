import { useEffect, useState } from 'react';

const SETTINGS = {
  theme: ['night', 'day'],
  textSize: ['100', '125', '150', '200'],
  motion: ['full', 'none'],
} as const;
type Setting = keyof typeof SETTINGS;

/** The reader's settings, applied to the page as the app does. */
export function SettingSamples() {
  return (
    <header className="row">
      <h1>Gallery</h1>
      <Choice setting="theme" label="Theme" />
      <Choice setting="textSize" label="Text size" />
      <Choice setting="motion" label="Animations" />
    </header>
  );
}

function Choice({ setting, label }: { setting: Setting; label: string }) {
  const [chosen, choose] = useState<string>(
    () => new URLSearchParams(location.search).get(setting) ?? SETTINGS[setting][0],
  );
  useEffect(() => {
    document.documentElement.dataset[setting] = chosen;
  }, [setting, chosen]);
  return (
    <fieldset className="segments">
      <legend className="unseen">{label}</legend>
      {SETTINGS[setting].map((each) => (
        <button key={each} type="button" aria-pressed={each === chosen} onClick={() => choose(each)}>
          {each}
        </button>
      ))}
    </fieldset>
  );
}
