// Writes the page of a game for programs, as Markdown.

/** @typedef {import('./declarations.mjs').Declarations} Declarations */
/** @typedef {import('./declarations.mjs').Field} Field */
/** @typedef {import('./declarations.mjs').Declaration} Declaration */
/**
 * @typedef {object} Game
 * @property {string} id
 * @property {string} name
 * @property {number} edition
 * @property {readonly {name: string, values: readonly unknown[], standard: unknown, title?: string, help?: string}[]} options
 * @property {readonly {kind: string, isListed: boolean, text?: string | null, fields?: Readonly<Record<string, readonly string[] | null>>, listed?: readonly string[]}[]} moves
 * @property {readonly string[]} questions
 * @property {readonly string[]} events
 * @property {{lists: readonly {name: string, about: string, items: readonly any[]}[], codes: readonly {at: string, means: string}[]}} reference
 */

/** @param {unknown} text */
const cell = (text) =>
  String(text)
    .replaceAll('|', '\\|')
    .replace(/\s*\n\s*/g, ' ');
/** @param {string} text */
const code = (text) => (text === '' ? '' : `\`${text}\``);

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly unknown[])[]} rows
 */
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** Up to this many values of a field are shown. */
const MAX_VALUES = 12;

/** @param {readonly string[] | null} values */
function valuesText(values) {
  if (values === null) return 'open-ended';
  const numbers = values.map(Number);
  const isRange = numbers.length > 2 && numbers.every((n, i) => n === (numbers[0] ?? 0) + i);
  if (isRange) return `${numbers[0]} … ${numbers.at(-1)}`;
  const shown = values.slice(0, MAX_VALUES).map((value) => (value === '' ? 'nothing' : code(value)));
  return shown.join(', ') + (values.length > MAX_VALUES ? ` … (${values.length})` : '');
}

/** @param {Game['moves'][number]} move */
function moveRow({ kind, isListed, text = null, fields = {}, listed = [] }) {
  const values = Object.entries(fields).map(([name, each]) => `${name}: ${valuesText(each)}`);
  const written = text ?? `one of ${listed.length}`;
  const examples =
    text === null ? [valuesText(listed.slice(0, MAX_VALUES)) + (listed.length > MAX_VALUES ? ' …' : '')] : [];
  return [
    code(kind),
    text === null ? written : code(written),
    [...values, ...examples].join('; '),
    isListed ? 'yes' : 'no',
  ];
}

/** @param {readonly Field[]} fields */
const fieldsText = (fields) =>
  fields.map(({ name, type, note }) => `${code(name)}: ${code(type)}${note === '' ? '' : ` (${note})`}`).join(', ');

/**
 * The fields of an interface, with those it extends.
 * @param {Declarations} declared
 * @param {string} name
 * @returns {readonly Field[]}
 */
function fieldsOf(declared, name) {
  const { fields = [], bases = [] } = declared.interfaces.get(name) ?? {};
  return [...bases.flatMap((base) => fieldsOf(declared, base)), ...fields];
}

/** @param {Declarations} declared @param {string} interfaceName */
const fieldsTable = (declared, interfaceName) =>
  table(
    ['field', 'type', 'what it is'],
    fieldsOf(declared, interfaceName).map(({ name, type, note }) => [code(name), code(type), note]),
  );

/** @param {Game['reference']['lists'][number]} list */
function listSection({ name, about, items }) {
  const [first] = items;
  if (typeof first === 'string')
    return `### ${name}\n\n${about}\n\n${items.map((item, i) => `${i} ${item}`).join(' · ')}`;
  const columns = [...new Set(items.flatMap((item) => Object.keys(item)))];
  /** @param {any} value */
  const shown = (value) => (Array.isArray(value) ? value.join(' ') : (value ?? ''));
  const rows = items.map((item, i) => [i, ...columns.map((column) => shown(item[column]))]);
  return `### ${name}\n\n${about}\n\n${table(['number', ...columns], rows)}`;
}

/** Types that views contain, beside the table and the hand. */
const PARTS = ['Player', 'StartrekBoard', 'TradeTerms', 'Proposal', 'RefusedTerms'];

/**
 * The page of a game.
 * @param {Game} game
 * @param {Declarations} declared
 */
export function referencePage({ id, name, edition, options, moves, questions, events, reference }, declared) {
  const asked = questions.flatMap((kind) => {
    const found = declared.questions.get(kind);
    return found === undefined || /^(chance|runs)\b/.test(found.note) || kind === 'over' ? [] : [found];
  });
  const views = PARTS.filter((part) => declared.interfaces.has(part));
  return `# ${name} (\`${id}\`) for programs

Edition ${edition}. Made from the sources by \`npm run reference\`; \`npx orrery games ${id} --json\` prints the same lists.
[The bot protocol](../bot-protocol.md) explains the messages.

## Options

${table(
  ['option', 'values', 'default', 'what it means'],
  options.map(({ name: option, values, standard, title = '', help = '' }) => [
    code(option),
    values.map(String).join(', '),
    standard,
    [title, help].filter((part) => part !== '').join(': '),
  ]),
)}

## Questions

What the field \`question\` of a request can be.

${table(
  ['question', 'what is asked'],
  asked.map(({ name: kind, fields, note }) => [
    code(kind),
    [note, fieldsText(fields)].filter((part) => part !== '').join('; '),
  ]),
)}

## Moves

In braces are the fields. A request lists every legal move of the kinds marked so; of the others it lists some, and further ones may be legal.

${table(['kind', 'notation', 'values', 'all listed'], moves.map(moveRow))}

## Events

Each has its \`kind\`. \`Seat\` and \`SeatSet\` are numbers, \`Bundle\` is a list of counts; \`Secret\` and \`Seen\` are null where the seat may not know.

${table(
  ['kind', 'fields', 'note'],
  events.map((kind) => {
    const { fields = [], note = '' } = declared.events.get(kind) ?? {};
    return [code(kind), fieldsText(fields), note];
  }),
)}

## The view

\`view.table\` is open to all:

${fieldsTable(declared, 'Table')}

\`view.hand\` is the seat's own:

${fieldsTable(declared, 'Hand')}
${views.map((part) => `\n\`${part}\`:\n\n${fieldsTable(declared, part)}\n`).join('')}
## Numbers

${table(
  ['where', 'meaning'],
  reference.codes.map(({ at, means }) => [code(at), means]),
)}

${reference.lists.map(listSection).join('\n\n')}
`;
}
