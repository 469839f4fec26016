import { is, selectAll } from 'css-select';
import { type AnyNode, type Document, Element, type ParentNode } from 'domhandler';
import type { StyleRule } from './styles.ts';
import { fontProperties, resolveValue } from './values.ts';

/** Properties that an SVG understands as attributes. */
const ATTRIBUTES = new Set(
  (
    'fill stroke stroke-width stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-opacity fill-opacity ' +
    'fill-rule opacity paint-order color display visibility stop-color stop-opacity text-anchor dominant-baseline ' +
    'font-family font-size font-weight font-style letter-spacing'
  ).split(' '),
);

interface Declared {
  readonly value: string;
  /** What decides between two rules: specificity, nearness of the scope, order. */
  readonly weight: readonly [number, number, number];
}
type Styles = Map<Element, Map<string, Declared>>;

const isStronger = (a: Declared['weight'], b: Declared['weight']): boolean => {
  const i = a.findIndex((part, at) => part !== b[at]);
  return i < 0 || (a[i] ?? 0) > (b[i] ?? 0);
};

function declare(styles: Styles, element: Element, property: string, declared: Declared): void {
  const own = styles.get(element) ?? new Map<string, Declared>();
  styles.set(element, own);
  const before = own.get(property);
  if (before === undefined || isStronger(declared.weight, before.weight)) own.set(property, declared);
}

/** How many elements are between one and an element around it. */
function distance(from: Element, to: Element): number {
  let steps = 0;
  for (let at: ParentNode | null = from; at !== null && at !== to; at = at.parent) steps++;
  return steps;
}

/** The elements a rule applies to, with the distance to the root of its scope. */
function targetsOf({ scope, selector }: StyleRule, page: Document): readonly (readonly [Element, number])[] {
  if (scope === null) return selectAll<AnyNode, Element>(selector, page.children).map((each) => [each, 1e6] as const);
  return selectAll<AnyNode, Element>(scope, page.children).flatMap((root) => {
    const options = { context: root };
    const inside = selectAll<AnyNode, Element>(selector, root.children, options);
    const found = is<AnyNode, Element>(root, selector, options) ? [root, ...inside] : inside;
    return found.map((each) => [each, distance(each, root)] as const);
  });
}

/** Whether all classes that a selector needs are on the page: most rules are of other parts of the app. */
const mayApply = (names: ReadonlySet<string>, ...selectors: readonly (string | null)[]): boolean =>
  selectors.every((selector) =>
    [...(selector ?? '').replace(/:(not|is|where)\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].every(([, name = '']) =>
      names.has(name),
    ),
  );

function classesOf(page: Document): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { attribs } of selectAll<AnyNode, Element>('[class]', page.children)) {
    for (const name of (attribs.class ?? '').split(/\s+/)) names.add(name);
  }
  return names;
}

/** Writes what the rules say about each element into its attributes, with the classes kept. */
export function applyStyles(page: Document, rules: readonly StyleRule[]): void {
  const styles: Styles = new Map();
  const names = classesOf(page);
  rules.forEach((rule, order) => {
    if (!mayApply(names, rule.scope, rule.selector)) return;
    for (const [element, away] of targetsOf(rule, page)) {
      const weight = [rule.specificity, -away, order] as const;
      for (const [property, value] of rule.declarations) declare(styles, element, property, { value, weight });
    }
  });
  for (const element of selectAll<AnyNode, Element>('[style]', page.children)) {
    for (const [, property = '', value = ''] of (element.attribs.style ?? '').matchAll(/([\w-]+):\s*([^;]+)/g)) {
      declare(styles, element, property, { value: value.trim(), weight: [1e6, 0, 0] });
    }
  }
  for (const child of page.children) if (child instanceof Element) write(child, styles, new Map());
}

function write(element: Element, styles: Styles, inherited: ReadonlyMap<string, string>): void {
  const own = [...(styles.get(element) ?? [])];
  const variables = new Map(inherited);
  for (const [property, { value }] of own) {
    if (!property.startsWith('--')) continue;
    const resolved = resolveValue(value, inheritedWith(inherited, own, property));
    if (resolved !== null) variables.set(property, resolved);
  }
  for (const [name, text] of Object.entries(element.attribs)) {
    if (ATTRIBUTES.has(name)) element.attribs[name] = resolveValue(text, variables) ?? text;
  }
  for (const [property, { value }] of own) {
    const resolved = property.startsWith('--') ? null : resolveValue(value, variables);
    if (resolved === null) continue;
    const single = property === 'font' ? fontProperties(resolved) : ([[property, resolved]] as const);
    for (const [name, text] of single) if (ATTRIBUTES.has(name)) element.attribs[name] = text;
  }
  delete element.attribs.style;
  for (const child of element.children) if (child instanceof Element) write(child, styles, variables);
}

/** A variable may refer to others of the same element, which are set after it. */
function inheritedWith(
  inherited: ReadonlyMap<string, string>,
  own: readonly (readonly [string, Declared])[],
  except: string,
): ReadonlyMap<string, string> {
  const variables = new Map(inherited);
  for (const [property, { value }] of own)
    if (property.startsWith('--') && property !== except) variables.set(property, value);
  return variables;
}
