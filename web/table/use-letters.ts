import { useState } from 'react';
import { recall, remember } from '../app/storage.ts';

const NAME = 'table.letters';

/** Whether letters and figures are shortcuts at the table: kept on the device, since it depends on what reads it aloud. */
export function useLetters(): ['on' | 'off', (letters: 'on' | 'off') => void] {
  const [letters, setLetters] = useState<'on' | 'off'>(() => (recall(NAME) === 'off' ? 'off' : 'on'));
  return [
    letters,
    (chosen) => {
      setLetters(chosen);
      remember(NAME, chosen);
    },
  ];
}
