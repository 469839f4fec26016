import { IntlMessageFormat } from 'intl-messageformat';

type Elements = ReturnType<IntlMessageFormat['getAst']>;
const LITERAL = 0;

/** Every argument that a message names, sorted: catalogues that belong together must agree in them. */
export function argumentsOf(text: string): string[] {
  return [...new Set(namesIn(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst()))].sort();
}

function namesIn(elements: Elements): string[] {
  return elements.flatMap((element) => {
    const own = element.type !== LITERAL && 'value' in element ? [element.value] : [];
    const inner = 'options' in element ? Object.values(element.options).flatMap(({ value }) => namesIn(value)) : [];
    return [...own, ...inner];
  });
}
