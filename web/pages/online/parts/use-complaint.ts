import type { FormEvent } from 'react';
import { useSpeak } from '../../../texts/catalogue.ts';
import { ONLINE_TEXTS } from './texts.ts';

type Line = HTMLInputElement | HTMLTextAreaElement;

/** For a field that may not stay empty: a browser complains in its own language, which need not be the reader's. */
export function useComplaint() {
  const say = useSpeak(ONLINE_TEXTS);
  return {
    onInvalid: ({ currentTarget }: FormEvent<Line>) => {
      if (currentTarget.validity.valueMissing) currentTarget.setCustomValidity(say('field.empty'));
    },
    onInput: ({ currentTarget }: FormEvent<Line>) => currentTarget.setCustomValidity(''),
  };
}
