declare const valueOfText: unique symbol;

/** The JSON text of a value of this type. It can be sent to many, and be part of a larger text, without parsing it. */
export type JsonText<T> = string & { readonly [valueOfText]: T };

export const jsonOf = <T>(value: T): JsonText<T> => JSON.stringify(value) as JsonText<T>;

/** A text that was made here as the JSON of such a value, and kept as a string meanwhile. */
export const storedJson = <T>(text: string): JsonText<T> => text as JsonText<T>;

/** An object whose members are JSON already. */
export function jsonObject<T extends object>(members: { readonly [K in keyof T]-?: JsonText<T[K]> }): JsonText<T> {
  let text = '';
  for (const name in members) text += `${text === '' ? '{' : ','}"${name}":${members[name]}`;
  return `${text}}` as JsonText<T>;
}

/** A list whose items are JSON already. */
export const jsonList = <T>(items: readonly JsonText<T>[]): JsonText<readonly T[]> =>
  `[${items.join(',')}]` as JsonText<readonly T[]>;
