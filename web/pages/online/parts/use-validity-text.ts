import type { FormEvent } from 'react';
import { useTranslate } from '../../../texts/catalogue.ts';
import { ONLINE_TEXTS } from './texts.ts';

type FieldElement = HTMLInputElement | HTMLTextAreaElement;

/** The message for an empty required field: the browser's own would be in its language, not the reader's. */
export function useValidityText() {
  const say = useTranslate(ONLINE_TEXTS);
  return {
    onInvalid: ({ currentTarget }: FormEvent<FieldElement>) => {
      if (currentTarget.validity.valueMissing) currentTarget.setCustomValidity(say('field.empty'));
    },
    onInput: ({ currentTarget }: FormEvent<FieldElement>) => currentTarget.setCustomValidity(''),
  };
}
