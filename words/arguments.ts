import { IntlMessageFormat } from 'intl-messageformat';

type Elements = ReturnType<IntlMessageFormat['getAst']>;
const LITERAL_ELEMENT = 0;

/** All arguments of a message, sorted: translations of a message must have the same. */
export function argumentsOf(text: string): string[] {
  return [...new Set(namesIn(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst()))].sort();
}

function namesIn(elements: Elements): string[] {
  return elements.flatMap((element) => {
    const own = element.type !== LITERAL_ELEMENT && 'value' in element ? [element.value] : [];
    const inner = 'options' in element ? Object.values(element.options).flatMap(({ value }) => namesIn(value)) : [];
    return [...own, ...inner];
  });
}
