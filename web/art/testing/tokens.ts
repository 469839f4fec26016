import { readFileSync } from 'node:fs';

export type Theme = 'day' | 'night';

/** Every token of both themes, resolved to its colour. */
export function readTokens(): (name: string, theme: Theme) => string {
  const css = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');
  const declared = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    if (!declared.has(name)) declared.set(name, value);
  }
  return function colour(name, theme) {
    const value = declared.get(name) ?? '';
    const [, day, night] = value.match(/^light-dark\((.+), (.+)\)$/) ?? [];
    const chosen = (theme === 'day' ? day : night) ?? value;
    const [, other] = chosen.match(/^var\(--([\w-]+)\)$/) ?? [];
    if (other !== undefined) return colour(other, theme);
    if (!/^#[\da-f]{6}$/.test(chosen)) throw new Error(`--${name} is not a colour: ${chosen}`);
    return chosen;
  };
}

/** Linear red, green and blue, each from 0 to 1. */
export function lightOf(hex: string): readonly [number, number, number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
}
