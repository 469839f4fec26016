import { useState } from 'react';
import { useCompanion } from '../texts.ts';

/** Begins something anew; asks once more, for nobody wants to lose a list by a slip of the thumb. */
export function Fresh({ name, onFresh }: { readonly name: string; readonly onFresh: () => void }) {
  const say = useCompanion();
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
