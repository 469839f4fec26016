import type { Glossary } from '@orrery/common';

/** The terms of the edition of 2001; the words of the Duel of 2023 must not occur in its texts. */
export const TERMS: Glossary = {
  base: { en: ['base', /space stations?/i], de: ['basen', /Raumstation/], nl: ['bases', /ruimtestation/i] },
  task: { en: ['task', /\b(open|new|an) orders?\b/i], de: ['Aufgabe', /auftr[aä]g/i], nl: ['taken', /opdracht/i] },
  crest: { en: ['crest', /player symbols?/i], de: ['Wappen', /Spielersymbol/], nl: ['wapen', /spelerssymbo/i] },
  row: { en: ['row', /flight path/i], de: ['Reihe', /Flugstrecke/], nl: ['rij', /vluchtpad/i] },
  bank: { en: ['bank', /general supply/i], de: ['Bank', /allgemeine\w* Vorrat/i], nl: ['bank', /algemene voorraad/i] },
  level: { de: ['Stufe', /(Antrieb|kanone)\w* (auf |der )?Stärke|Stärke [12]\b/i] },
  hold: { en: ['hold', /\bstores?\b/i], de: ['Lager', /(Lade|Fracht)r[aä]um/], nl: ['ruim', /\bopslag\b/i] },
  emptyCard: {
    en: ['lost planet', /asteroid/i],
    de: ['verlorener Planet', /Asteroid/],
    nl: ['verloren planeet', /asteroïde/i],
  },
  die: { en: ['yellow', /\borange\b/i], de: ['gelben', /\borange/i], nl: ['gele', /\boranje\b/i] },
  storage: {
    en: ['Logistics', /\bstorage\b/i],
    de: ['Logistikzentrum', /Lagerzentrum/],
    nl: ['Logistiek', /opslagcentrum/i],
  },
  command: { de: ['Verwaltungszentrum', /Kommando/], nl: ['Bestuurscentrum', /commando/i] },
  sensor: {
    en: ['Communications', /\bsensor\b/i],
    de: ['Nachrichtenzentrum', /Sensor/],
    nl: ['Communicatiecentrum', /\bsensor/i],
  },
  scientists: { de: ['Wissende', /Wissenschaftler/], nl: ['Wetende', /Wetenschappers/i] },
};
