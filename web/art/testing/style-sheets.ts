import { readdirSync, readFileSync } from 'node:fs';
import { AtRule, type Declaration, type Node, parse, type Root, type Rule } from 'postcss';

const WEB = new URL('../../', import.meta.url);

export interface StyleSheet {
  /** The path inside web/. */
  readonly file: string;
  readonly root: Root;
}

const readStyleSheet = (file: string): StyleSheet => ({ file, root: parse(readFileSync(new URL(file, WEB), 'utf8')) });

const TOKENS_FILE = 'art/tokens.css';

/** Every style sheet of the app and the gallery, but not the tokens. */
export function readStyleSheets(): readonly StyleSheet[] {
  return readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.css') && !file.includes('node_modules/') && file !== TOKENS_FILE)
    .sort()
    .map(readStyleSheet);
}

export function findDeclarations({ root }: StyleSheet, property: RegExp): readonly Declaration[] {
  const found: Declaration[] = [];
  root.walkDecls(property, (declaration) => {
    found.push(declaration);
  });
  return found;
}

export function findRules({ root }: StyleSheet): readonly Rule[] {
  const found: Rule[] = [];
  root.walkRules((rule) => {
    found.push(rule);
  });
  return found;
}

/** The conditions of all at-rules around a node, such as `media (width < 44rem)`. */
export function findConditions({ parent }: Node): readonly string[] {
  if (parent === undefined) return [];
  const own = parent instanceof AtRule ? [`${parent.name} ${parent.params}`] : [];
  return [...own, ...findConditions(parent)];
}

/** The conditions of the media and container queries of a sheet. */
export function findQueries({ file, root }: StyleSheet): readonly { readonly file: string; readonly params: string }[] {
  const found: { readonly file: string; readonly params: string }[] = [];
  root.walkAtRules(/^(media|container)$/, ({ params }) => {
    found.push({ file, params });
  });
  return found;
}

/** The tokens whose name begins with a prefix, such as `--space-`, with their values in order of definition. */
export function readTokenValues(prefix: string): ReadonlyMap<string, string> {
  const tokens = findDeclarations(readStyleSheet(TOKENS_FILE), /^--/).filter(({ prop }) => prop.startsWith(prefix));
  return new Map(tokens.map(({ prop, value }) => [prop, value]));
}

/** Where a finding is and what it is, for the message of a failing test. */
export const locate = ({ file }: StyleSheet, { prop, value, source }: Declaration): string =>
  `${file}:${source?.start?.line}: ${prop}: ${value}`;
