import type { Glossary } from '@orrery/common';

/** The terms of the German and the Dutch edition; words of our own or of the basic game must not occur in the texts. */
export const TERMS: Glossary = {
  sector: {
    en: ['planet', /\bworlds?\b/i],
    de: ['Planetensektor', /\bWelt(en)?\b/],
    nl: ['planeet', /\bwereld(en)?\b/i],
  },
  lane: {
    de: ['Raumstrecke', /\b\w*bahn(en)?\b|\bStraßen?\b/i],
    nl: ['verbindingsroute', /\b(baan|banen|straat|straten)\b/i],
  },
  point: { de: ['Raumpunkt', /Kreuzung/], nl: ['ruimtecoördinaat', /kruispunt|ruimtepunt/i] },
  support: {
    de: ['Unterstützungskarte', /(Helfer|Helden|Charakter)karte/i],
    nl: ['heldenkaart', /(steun|ondersteunings|helper)kaart/i],
  },
  station: { de: ['Kleine Raumstation', /Siedlung|\bDorf\b/], nl: ['ruimtestation', /(?<!")\bdorp(en)?\b/i] },
  base: { de: ['Große Raumstation', /\bStadt\b|Raumbasis/], nl: ['ruimtebasis', /\bstad\b|grote ruimtestation/i] },
  post: { de: ['Handelsposten', /\bHafen\b/], nl: ['handelspost', /\bhaven\b/i] },
  cruiser: { de: ['Klingonenkreuzer', /\bRäuber\b/], nl: ['Klingonkruiser', /\bstruikrover\b/i] },
  route: { de: ['Versorgungsroute', /Handelsstraße/], nl: ['bevoorradingsroute', /handelsroute/i] },
};
