import type { Glossary } from '@orrery/common';

/** The terms of the edition of 2023; the words of Sternenschiff Catan of 2001 must not occur in its texts. */
export const TERMS: Glossary = {
  station: {
    en: ['space station', /\bbases? of\b/i],
    de: ['Raumstation', /\bBas(is|en)\b|\Bbas(is|en)\b/],
    nl: ['ruimtestation', /\bbas(is|es) van\b/i],
  },
  order: { en: ['order', /\btasks?\b/i], de: ['Auftrag', /Aufgabe|Abenteuer/], nl: ['opdracht', /\b(taak|taken)\b/i] },
  symbol: { en: ['symbol', /\bcrests?\b/i], de: ['Spielersymbol', /Wappen/], nl: ['symbool', /\bwapens?\b/i] },
  path: { en: ['path', /flight row/i], de: ['Flugstrecke', /Flugreihe/], nl: ['vluchtpad', /vluchtrij/i] },
  supply: { en: ['supply', /\bthe bank\b/i], de: ['allgemeine Vorrat', /\bBank\b/], nl: ['voorraad', /\bbank\b/i] },
  strength: { de: ['Stärke 1', /(Antrieb|kanone)\w* (auf |der )?(Stufe|II?\b)|Stufe II? (von|bei) Antrieb/i] },
  store: {
    en: ['store', /\b(your|the|each|no) holds?\b/i],
    de: ['Lager', /(Lade|Fracht)r[aä]um/],
    nl: ['opslag', /\b(ruim|ruimen)\b/i],
  },
  emptyCard: {
    en: ['asteroid', /lost planet/i],
    de: ['Asteroid', /verlorene\w? Planet/i],
    nl: ['asteroïde', /verloren planet/i],
  },
  die: { en: ['orange', /\byellow\b/i], de: ['orange', /\bgelb/i], nl: ['oranje', /\bgele?\b/i] },
  storage: { en: ['storage', /\blogistics\b/i], de: ['Lagerzentrum', /Logistik/], nl: ['Opslagcentrum', /logistiek/i] },
  command: { de: ['Kommando', /Verwaltung/], nl: ['Commando', /bestuurscentrum/i] },
  sensor: { en: ['Sensor', /communications/i], de: ['Sensor', /Nachrichten/], nl: ['Sensor', /communicatie/i] },
  scientists: { de: ['Wissende', /Wissenschaftler/], nl: ['Wetende', /Wetenschappers/i] },
};
