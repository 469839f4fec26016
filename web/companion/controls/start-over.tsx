import { useState } from 'react';
import { useCompanionTexts } from '../texts.ts';

/** Resets something after a confirmation, so that a slip of the thumb loses nothing. */
export function StartOver({ name, onFresh }: { readonly name: string; readonly onFresh: () => void }) {
  const say = useCompanionTexts();
  const [isSure, setSure] = useState(false);
  const press = () => {
    if (isSure) onFresh();
    setSure(!isSure);
  };
  return (
    <button
      type="button"
      className={isSure ? 'btn small danger' : 'btn small quiet'}
      onClick={press}
      onBlur={() => setSure(false)}
    >
      {isSure ? say('sure') : name}
    </button>
  );
}
