// Reads what only the types say: the fields of events, views and questions, with the comments beside them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { root } from '../repo.mjs';

/** @typedef {{name: string, type: string, note: string}} Field */
/** @typedef {{name: string, fields: readonly Field[], note: string, bases?: readonly string[]}} Declaration */
/** @typedef {{events: Map<string, Declaration>, interfaces: Map<string, Declaration>, questions: Map<string, Declaration>}} Declarations */

/** @param {string} text */
const oneLine = (text) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/;? ?\}$/, ' }')
    .trim();

class Source {
  /** @param {string} file */
  constructor(file) {
    this.text = readFileSync(path.join(root, file), 'utf8');
    const { program, comments } = parseSync(file, this.text);
    this.program = program;
    this.comments = comments;
  }

  /** @param {{start: number, end: number}} node */
  slice = ({ start, end }) => this.text.slice(start, end);

  /**
   * The comment behind a node on its line.
   * @param {{end: number}} node
   */
  noteAfter({ end }) {
    const line = this.text.indexOf('\n', end);
    const found = this.comments.find((each) => each.start >= end && each.start < line && each.type === 'Line');
    const between = found === undefined ? '' : this.text.slice(end, found.start);
    return found !== undefined && /^[\s,;>()]*$/.test(between) ? found.value.trim() : '';
  }

  /**
   * @param {any} member
   * @returns {Field}
   */
  field(member) {
    const type = oneLine(this.slice(member.typeAnnotation.typeAnnotation)).replace(/\breadonly /g, '');
    return { name: member.key.name ?? member.key.value, type, note: this.noteAfter(member) };
  }

  /** @param {readonly any[]} members */
  fields = (members) => members.filter(({ type }) => type === 'TSPropertySignature').map((each) => this.field(each));
}

/**
 * Calls `visit` with a node and all nodes in it.
 * @param {any} node
 * @param {(node: any) => void} visit
 */
function walk(node, visit) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const each of node) walk(each, visit);
    return;
  }
  if (typeof node.type === 'string') visit(node);
  for (const value of Object.values(node)) if (typeof value === 'object') walk(value, visit);
}

/**
 * Everything that these files declare.
 * @param {readonly string[]} files
 * @returns {Declarations}
 */
export function readDeclarations(files) {
  /** @type {Declarations} */
  const found = { events: new Map(), interfaces: new Map(), questions: new Map() };
  for (const file of files) {
    const source = new Source(file);
    walk(source.program, (node) => {
      if (node.type === 'Property' && node.value?.callee?.name === 'defineEvent') readEvent(source, node, found);
      if (node.type === 'TSInterfaceDeclaration') {
        const { name } = node.id;
        const bases = (node.extends ?? []).map((/** @type {any} */ each) => each.expression.name);
        found.interfaces.set(name, { name, fields: source.fields(node.body.body), note: '', bases });
      }
      if (node.type === 'TSTypeAliasDeclaration' && node.id.name === 'Frame') readQuestions(source, node, found);
    });
  }
  return found;
}

/** @param {Source} source @param {any} node @param {Declarations} found */
function readEvent(source, node, found) {
  const name = node.key.name ?? node.key.value;
  const [type] = node.value.typeArguments?.params ?? [];
  const fields = type?.type === 'TSTypeLiteral' ? source.fields(type.members) : [];
  found.events.set(name, { name, fields, note: source.noteAfter(node) });
}

/** @param {Source} source @param {any} node @param {Declarations} found */
function readQuestions(source, node, found) {
  for (const each of node.typeAnnotation.types ?? []) {
    if (each.type !== 'TSTypeLiteral') continue;
    const fields = source.fields(each.members);
    const kind = fields.find(({ name }) => name === 'kind')?.type.replace(/['"]/g, '') ?? '';
    const note = source.noteAfter(each);
    found.questions.set(kind, { name: kind, fields: fields.filter(({ name }) => name !== 'kind'), note });
  }
}
