import { localeOf } from '@orrery/kernel';
import { use, useMemo } from 'react';
import { LanguageContext } from '../texts/language.ts';

/** Joins names into a list in the reader's language. */
export function useListFormat(): (names: readonly string[]) => string {
  const language = use(LanguageContext);
  return useMemo(() => {
    const lister = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
    return (names) => lister.format(names);
  }, [language]);
}

const DAY_MS = 86_400_000;

/** A date and time: the time for today, otherwise the day. */
export function useRelativeTime(): (moment: number) => string {
  const language = use(LanguageContext);
  return useMemo(() => {
    const locale = localeOf(language);
    const hour = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
    const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
    return (moment) => (Math.abs(Date.now() - moment) < DAY_MS ? hour : day).format(moment);
  }, [language]);
}
