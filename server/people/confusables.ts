/**
 * Characters that look like a Latin letter or sign: letters of other scripts, digits, and letters that Unicode
 * normalization does not decompose.
 */
const CONFUSABLES: Readonly<Record<string, string>> = {
  a: 'АаΑαɑᴀᎪ',
  b: 'ВвЬьΒβʙᏴ',
  c: 'СсϹϲᴄᏟ',
  d: 'ԁđðᴅᎠᏧ',
  e: 'ЕеΕεєᴇᎬ',
  f: 'ƒꜰϝ',
  g: 'ɡɢցᏀ',
  h: 'НнһΗħհʜᎻ',
  i: 'ІіΙιıɩɪᎥ',
  j: 'ЈјյϳᴊᎫ',
  k: 'КкΚκᴋᏦ',
  l: '1|ӏӀłʟլᏞǀ∣',
  m: 'МмΜᴍᎷ',
  n: 'ΝпոηŋɴИи',
  o: '0ОоΟοσøօՕᴏ',
  p: 'РрΡρþᴘᏢ',
  q: 'ԛզ',
  r: 'гʀᎡ',
  s: 'ЅѕꜱՏᏚ',
  t: 'ТтΤτŧᴛᎢ',
  u: 'υսՍᴜцЦ',
  v: 'νѵѴᴠᏙ',
  w: 'ԝωшШᴡᎳ',
  x: 'ХхΧχ',
  y: 'УуΥγүҮʏ',
  z: 'ΖζᴢᏃ',
  '3': 'ЗзӠӡ',
  '-': '‐‑‒–—−ー',
  "'": '‘’ʼ`´′',
  ae: 'æӕ',
  oe: 'œ',
  ss: 'ß',
};

const LATIN_OF_CONFUSABLE: ReadonlyMap<string, string> = new Map(
  Object.entries(CONFUSABLES).flatMap(([plain, signs]) => [...signs].map((sign) => [sign, plain] as const)),
);

/** Accents and the like, but not the marks of scripts that cannot be read without them. */
const ACCENTS = /(?![\u3099\u309a])\p{Script=Inherited}/gu;
/** Letter pairs that look like a single letter. */
const CONFUSABLE_PAIRS = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
] as const;

function toPlainLetters(text: string): string {
  let looks = '';
  for (const sign of text.normalize('NFKD').replace(ACCENTS, '').replace(/\s/gu, '')) {
    const small = sign.toLowerCase();
    looks += LATIN_OF_CONFUSABLE.get(sign) ?? LATIN_OF_CONFUSABLE.get(small) ?? small;
  }
  return CONFUSABLE_PAIRS.reduce((found, [pair, one]) => found.replace(pair, one), looks);
}

/** The skeleton of a login: logins that can be confused have the same one. Not meant for reading. */
export const confusableSkeleton = (login: string): string => toPlainLetters(login.normalize('NFKC').toLowerCase());

/** Whether two names can be confused: by their letters, or because a capital I looks like an l. */
export const areConfusable = (one: string, other: string): boolean =>
  toPlainLetters(one) === toPlainLetters(other) ||
  toPlainLetters(one.replaceAll('I', 'l')) === toPlainLetters(other.replaceAll('I', 'l'));

/** Scripts whose letters can be confused with one another. */
const CONFUSABLE_SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
];

/** Whether a text mixes several scripts that look alike: the only reason to do so is impersonation. */
export const isMixedScript = (text: string): boolean =>
  CONFUSABLE_SCRIPTS.filter((script) => script.test(text.normalize('NFKC'))).length > 1;
