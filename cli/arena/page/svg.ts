/** Text escaped for HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const roundedNumber = (n: number): string => String(Math.round(n * 100) / 100);

/** An element with its attributes; numbers are rounded to what a screen shows. */
export function element(name: string, attributes: Readonly<Record<string, string | number>>, inside = ''): string {
  const list = Object.entries(attributes).map(([key, value]) => {
    return ` ${key}="${typeof value === 'number' ? roundedNumber(value) : escapeHtml(value)}"`;
  });
  return `<${name}${list.join('')}>${inside}</${name}>`;
}

export const label = (x: number, y: number, text: string, attributes: Readonly<Record<string, string>> = {}): string =>
  element('text', { x, y, ...attributes }, escapeHtml(text));

/** A line through points, with its name as a tooltip. */
export function path(points: readonly (readonly [number, number])[], kind: string, name: string): string {
  const d = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${roundedNumber(x)} ${roundedNumber(y)}`).join('');
  return element('path', { d, class: kind }, name === '' ? '' : element('title', {}, escapeHtml(name)));
}

/** Round tick values from low to high, about as many as requested. */
export function axisTicks(low: number, high: number, about: number): number[] {
  const span = high - low || 1;
  const rough = span / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10);
  const marks: number[] = [];
  for (let at = Math.ceil(low / step - 1e-9) * step; at <= high + step * 1e-9; at += step) {
    marks.push(Math.round(at * 1e9) / 1e9);
  }
  return marks;
}

/** Maps a value to a coordinate. */
export type Scale = (value: number) => number;

export const linear = (from: readonly [number, number], to: readonly [number, number]): Scale => {
  const span = from[1] - from[0] || 1;
  return (value) => to[0] + ((value - from[0]) / span) * (to[1] - to[0]);
};

/** The colour of the i-th bot: most people can tell them apart, and the name is always beside it. */
export const colourClass = (i: number): string => `c${i % 8}`;
