// What a module of the engine packages exports, with signature and doc comment, read from its source.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from '../repo.mjs';

/** @typedef {'class' | 'function' | 'type' | 'value'} ExportKind */
/** @typedef {{name: string, kind: ExportKind, signature: string, note: string}} ExportedName */
/** @typedef {{name: string, from: string}} Reexport a name that comes from another package */
/** @typedef {{text: string, program: import('oxc-parser').Program, comments: readonly import('oxc-parser').Comment[]}} Module */

/** A value whose source is longer is not shown. */
const MAX_VALUE_CHARS = 160;

/** @type {Map<string, Module>} */
const modules = new Map();

/**
 * @param {string} file relative to the repository
 * @returns {Module}
 */
function moduleAt(file) {
  const known = modules.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(path.join(root, file), 'utf8');
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const parsed = { text, program, comments };
  modules.set(file, parsed);
  return parsed;
}

/**
 * The text of a doc comment that ends right before a position, without its stars.
 * @param {Module} module
 * @param {number} start
 */
function noteBefore({ text, comments }, start) {
  const comment = comments.findLast(({ end }) => end <= start && text.slice(end, start).trim() === '');
  if (comment?.type !== 'Block' || !comment.value.startsWith('*')) return '';
  return comment.value
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, ''))
    .join('\n')
    .trim();
}

/** @param {string} text */
const trimmed = (text) => text.replace(/\s*(=>|\{)?\s*$/, '');

/**
 * The members of a class that others can use, each as its declaration.
 * @param {Module} module
 * @param {import('oxc-parser').Class} node
 */
function publicMembers(module, node) {
  return node.body.body.flatMap((member) => {
    if (!('key' in member) || member.key.type === 'PrivateIdentifier') return [];
    if ('accessibility' in member && member.accessibility === 'private') return [];
    const note = noteBefore(module, member.start);
    const comment = note === '' ? '' : `  /** ${note.replaceAll('\n', '\n   * ')} */\n`;
    const end =
      member.value === null
        ? member.end
        : 'body' in member.value && member.value.body !== null
          ? member.value.body.start
          : member.value.start;
    const declared = module.text
      .slice(member.start, end)
      .replace(/\s*=\s*$/, '')
      .trimEnd();
    return [`${comment}  ${declared.replace(/;$/, '')};`];
  });
}

/**
 * @param {Module} module
 * @param {any} declaration
 * @returns {readonly Omit<ExportedName, 'note'>[]}
 */
function describe(module, declaration) {
  const { text } = module;
  const source = (/** @type {{start: number, end: number}} */ { start, end }) => text.slice(start, end);
  switch (declaration.type) {
    case 'FunctionDeclaration':
    case 'TSDeclareFunction': {
      const end = declaration.body?.start ?? declaration.end;
      return [{ name: declaration.id.name, kind: 'function', signature: trimmed(text.slice(declaration.start, end)) }];
    }
    case 'ClassDeclaration': {
      const head = trimmed(text.slice(declaration.start, declaration.body.start));
      const members = publicMembers(module, declaration).join('\n');
      return [{ name: declaration.id.name, kind: 'class', signature: `${head} {\n${members}\n}` }];
    }
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return [{ name: declaration.id.name, kind: 'type', signature: source(declaration) }];
    case 'VariableDeclaration':
      return declaration.declarations.map((/** @type {any} */ { id, init }) => {
        const { name } = id;
        if (init?.type === 'ArrowFunctionExpression') {
          const head = trimmed(text.slice(init.start, init.body.start));
          return { name, kind: 'function', signature: `const ${name} = ${head} => …` };
        }
        if (id.typeAnnotation) return { name, kind: 'value', signature: `const ${source(id)}` };
        const value = init === null ? '' : source(init);
        return { name, kind: 'value', signature: `const ${name} = ${value.length > MAX_VALUE_CHARS ? '…' : value}` };
      });
    default:
      return [];
  }
}

/**
 * The declarations of a module by name.
 * @param {string} file
 * @returns {ReadonlyMap<string, ExportedName>}
 */
function declarations(file) {
  const module = moduleAt(file);
  /** @type {Map<string, ExportedName>} */
  const found = new Map();
  for (const statement of module.program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration === null) continue;
    const note = noteBefore(module, statement.start);
    for (const each of describe(module, declaration)) found.set(each.name, { ...each, note });
  }
  return found;
}

/**
 * What a module exports, with what it passes on from other modules of its package.
 * @param {string} file
 * @returns {{own: readonly ExportedName[], others: readonly Reexport[]}}
 */
export function exportsOf(file) {
  /** @type {ExportedName[]} */
  const own = [];
  /** @type {Reexport[]} */
  const others = [];
  const near = (/** @type {string} */ specifier) => path.posix.join(path.posix.dirname(file), specifier);
  for (const statement of moduleAt(file).program.body) {
    if (statement.type === 'ExportAllDeclaration') {
      const from = statement.source.value;
      if (!from.startsWith('.')) others.push({ name: '*', from });
      else {
        const passed = exportsOf(near(from));
        own.push(...passed.own);
        others.push(...passed.others);
      }
    }
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration !== null) {
      const names = describe(moduleAt(file), statement.declaration).map(({ name }) => name);
      own.push(...names.flatMap((name) => declarations(file).get(name) ?? []));
      continue;
    }
    const from = statement.source?.value ?? null;
    for (const { exported, local } of statement.specifiers) {
      const name = 'name' in exported ? exported.name : exported.value;
      const inner = 'name' in local ? local.name : local.value;
      if (from !== null && !from.startsWith('.')) others.push({ name, from });
      else {
        const source = from === null ? file : near(from);
        const found = source.endsWith('.ts') ? declarations(source).get(inner) : undefined;
        const passed = found ?? (from === null ? undefined : exportsOf(source).own.find((each) => each.name === inner));
        if (passed !== undefined) own.push({ ...passed, name });
      }
    }
  }
  return { own, others };
}
