import { FALLBACK_LANGUAGE, type Language } from '@orrery/kernel';
import { createContext } from 'react';

export const LanguageContext = createContext<Language>(FALLBACK_LANGUAGE);
