/** What looks like a Latin letter or sign: letters of other scripts, figures, and letters that no normal form takes apart. */
const LOOKS: Readonly<Record<string, string>> = {
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

const LOOKS_LIKE: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOKS).flatMap(([plain, signs]) => [...signs].map((sign) => [sign, plain] as const)),
);

/** Accents and the like; not the marks of scripts that cannot be read without them. */
const ACCENTS = /(?![\u3099\u309a])\p{Script=Inherited}/gu;
/** Letters that are taken for one when they stand together. */
const TOGETHER = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
] as const;

function plain(text: string): string {
  let looks = '';
  for (const sign of text.normalize('NFKD').replace(ACCENTS, '').replace(/\s/gu, '')) {
    const small = sign.toLowerCase();
    looks += LOOKS_LIKE.get(sign) ?? LOOKS_LIKE.get(small) ?? small;
  }
  return TOGETHER.reduce((found, [pair, one]) => found.replace(pair, one), looks);
}

/** What a login looks like: two that are taken for one another give the same. Not for reading. */
export const looksOf = (login: string): string => plain(login.normalize('NFKC').toLowerCase());

/** Whether two names are taken for one another: by their letters, or because a capital I is drawn like an l. */
export const isAlike = (one: string, other: string): boolean =>
  plain(one) === plain(other) || plain(one.replaceAll('I', 'l')) === plain(other.replaceAll('I', 'l'));

/** Scripts whose letters are taken for one another's. */
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
];

/** Whether a text is made of several scripts that look alike: nobody writes so but to be taken for somebody else. */
export const isMixed = (text: string): boolean =>
  SCRIPTS.filter((script) => script.test(text.normalize('NFKC'))).length > 1;
