import { useState } from 'react';
import { readStored, writeStored } from '../app/storage.ts';

const STORAGE_NAME = 'table.letters';

/**
 * Whether letters and digits are shortcuts at the table. Stored on the device, because it depends on its screen
 * reader.
 */
export function useLetterShortcuts(): ['on' | 'off', (letters: 'on' | 'off') => void] {
  const [letters, setLetters] = useState<'on' | 'off'>(() => (readStored(STORAGE_NAME) === 'off' ? 'off' : 'on'));
  return [
    letters,
    (chosen) => {
      setLetters(chosen);
      writeStored(STORAGE_NAME, chosen);
    },
  ];
}
