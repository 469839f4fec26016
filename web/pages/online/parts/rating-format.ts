import { localeOf } from '@orrery/kernel';
import { use, useMemo } from 'react';
import { LanguageContext } from '../../../texts/language.ts';

const RATING_FORMAT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** A rating, or with `signed` a difference of ratings, in the reader's language. */
export function useRatingFormat(): (value: number, how?: 'plain' | 'signed') => string {
  const locale = localeOf(use(LanguageContext));
  return useMemo(() => {
    const plain = new Intl.NumberFormat(locale, RATING_FORMAT);
    const signed = new Intl.NumberFormat(locale, { ...RATING_FORMAT, signDisplay: 'exceptZero' });
    return (value, how = 'plain') => (how === 'signed' ? signed : plain).format(value);
  }, [locale]);
}

/** A day in short, in the reader's language. */
export function useDateFormat(): (moment: number) => string {
  const locale = localeOf(use(LanguageContext));
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', year: '2-digit' });
    return (moment) => day.format(moment);
  }, [locale]);
}
