/** Values of CSS, resolved to what a picture can use: no variables, one theme, no mixtures. */

type Variables = ReadonlyMap<string, string>;

/** The arguments of a function whose parenthesis opens before `start`, and where it closes. */
function argumentsFrom(text: string, start: number): { readonly list: readonly string[]; readonly end: number } {
  const list: string[] = [];
  let depth = 0;
  let from = start;
  for (let i = start; i < text.length; i++) {
    const sign = text[i];
    if (sign === '(') depth++;
    else if (sign === ')' && depth-- === 0) return { list: [...list, text.slice(from, i).trim()], end: i + 1 };
    else if (sign === ',' && depth === 0) {
      list.push(text.slice(from, i).trim());
      from = i + 1;
    }
  }
  return { list, end: text.length };
}

/** Replaces each call of a function, innermost last. */
function replaceCalls(text: string, name: string, f: (list: readonly string[]) => string): string {
  const at = text.lastIndexOf(`${name}(`);
  if (at < 0) return text;
  const { list, end } = argumentsFrom(text, at + name.length + 1);
  return replaceCalls(text.slice(0, at) + f(list) + text.slice(end), name, f);
}

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

function readColour(text: string): Rgba | null {
  if (text === 'transparent') return [0, 0, 0, 0];
  const rgba = /^rgba\(([\d.]+), ([\d.]+), ([\d.]+), ([\d.]+)\)$/.exec(text);
  if (rgba !== null) return [Number(rgba[1]), Number(rgba[2]), Number(rgba[3]), Number(rgba[4])];
  const hex = /^#([\da-f]{3,8})$/i.exec(text)?.[1];
  if (hex === undefined) return null;
  const pairs = hex.length <= 4 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0, alpha = 255] = pairs.map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue, alpha / 255];
}

/** `color-mix(in srgb, A p%, B q%)`. */
function mixColours([, first = '', second = '']: readonly string[]): string {
  const [one, other] = [first, second].map((part) => {
    const share = /\s*([\d.]+)%$/.exec(part);
    return {
      colour: readColour(part.replace(/\s*[\d.]+%$/, '')),
      share: share === null ? null : Number(share[1]) / 100,
    };
  });
  if (!one?.colour || !other?.colour) return first.replace(/\s*[\d.]+%$/, '');
  const p = one.share ?? 1 - (other.share ?? 0.5);
  const [a, b] = [one.colour, other.colour];
  const alpha = a[3] * p + b[3] * (1 - p);
  const channel = (i: 0 | 1 | 2) => (alpha === 0 ? 0 : Math.round((a[i] * a[3] * p + b[i] * b[3] * (1 - p)) / alpha));
  return `rgba(${channel(0)}, ${channel(1)}, ${channel(2)}, ${Math.round(alpha * 1000) / 1000})`;
}

/** A value without variables, at night; null: it refers to a variable that is not set. */
export function resolveValue(value: string, variables: Variables): string | null {
  let isSet = true;
  const filled = replaceCalls(value, 'var', ([name = '', ...fallback]) => {
    const found = variables.get(name);
    if (found !== undefined) return found;
    if (fallback.length === 0) isSet = false;
    return fallback.join(', ');
  });
  if (!isSet) return null;
  const night = replaceCalls(filled, 'light-dark', ([, dark = '']) => dark);
  return replaceCalls(night, 'color-mix', mixColours).replace(
    /([\d.]+)rem\b/g,
    (_, rem: string) => `${Number(rem) * 16}px`,
  );
}

/** `font: 500 13px/1.2 "Inter"` as single properties. */
export function fontProperties(value: string): readonly (readonly [property: string, value: string])[] {
  const read = /^(?:(\d{3}|bold|normal) )?([\d.]+px)(?:\/\S+)? (.+)$/.exec(value);
  if (read === null) return [];
  const [, weight, size = '', family = ''] = read;
  return [
    ['font-size', size],
    ['font-family', family],
    ...(weight === undefined ? [] : ([['font-weight', weight]] as const)),
  ];
}
