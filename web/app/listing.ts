import { use, useMemo } from 'react';
import { LanguageContext } from '../texts/language.ts';

/** Names in a row, as the reader's language writes them. */
export function useListing(): (names: readonly string[]) => string {
  const language = use(LanguageContext);
  return useMemo(() => {
    const lister = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });
    return (names) => lister.format(names);
  }, [language]);
}

const DAY_MS = 86_400_000;

/** A moment as people say it: the hour today, the day before that. */
export function useWhen(): (moment: number) => string {
  const language = use(LanguageContext);
  return useMemo(() => {
    const locale = language === 'en' ? 'en-GB' : language;
    const hour = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
    const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
    return (moment) => (Math.abs(Date.now() - moment) < DAY_MS ? hour : day).format(moment);
  }, [language]);
}
