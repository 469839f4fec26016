import postcss, { type AtRule, type Rule } from 'postcss';

/** A selector of a sheet with its declarations. */
export interface StyleRule {
  /** The selector of its `@scope`; null: it applies everywhere. */
  readonly scope: string | null;
  readonly selector: string;
  readonly specificity: number;
  readonly declarations: readonly (readonly [property: string, value: string])[];
}

/** States that a picture does not have, and what is not an element. */
const NOT_IN_PICTURES = /::|:(hover|focus|active|has|popover-open|checked|disabled|modal|placeholder)/;

const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;
const specificityOf = (selector: string): number =>
  100 * countOf(selector, /#[\w-]/g) +
  10 * countOf(selector, /[.:[](?!where|is|not)[\w-]/g) +
  countOf(selector, /(^|[\s>+~(])[a-z]/g);

/** The selector of the scope that a rule is in; undefined: it depends on the page, such as its width. */
function scopeOf({ parent }: Rule): string | null | undefined {
  if (parent?.type === 'root') return null;
  const block = parent as AtRule | undefined;
  if (block?.name !== 'scope' || block.parent?.type !== 'root') return undefined;
  return block.params.replace(/^\(|\)$/g, '');
}

/** The rules of sheets that apply to a picture. */
export function readStyles(sheets: readonly string[]): readonly StyleRule[] {
  const rules: StyleRule[] = [];
  for (const sheet of sheets) {
    postcss.parse(sheet).walkRules((rule) => {
      const scope = scopeOf(rule);
      if (scope === undefined) return;
      const declarations: [string, string][] = [];
      rule.each((each) => {
        if (each.type === 'decl') declarations.push([each.prop, each.value]);
      });
      for (const selector of rule.selectors) {
        if (NOT_IN_PICTURES.test(selector)) continue;
        rules.push({ scope, selector, specificity: specificityOf(selector), declarations });
      }
    });
  }
  return rules;
}
