// Plants faults in a source file: every fault is compiled in behind a switch, so that one bundle holds them all.
// `$m(point)` returns which fault of a point is switched on: 0 for none, otherwise its number, counted from 1.
import { parseSync } from 'vite';

/**
 * A fault: what is changed, where, and the point and number that switch it on. `key` is stable when lines shift.
 * @typedef {{key: string, file: string, line: number, within: string, kind: string, from: string, to: string, point: number, alt: number}} Mutant
 */
/** @typedef {{type: string, start: number, end: number} & Record<string, unknown>} Node */
/** @typedef {{kind: string, text: string}} Alternative */
/** @typedef {{node: Node, alternatives: Alternative[], within: string}} Point */
/** @typedef {{names: readonly string[], role: Role, inChain: boolean}} Place */
/**
 * The role of a node in its parent: the condition of a branch or of a loop, the body of a loop or a statement, the list
 * that is spread into another, a field of an object, or anything else.
 * @typedef {'branch' | 'loop' | 'deed' | 'spread' | 'field' | 'value'} Role
 */

/** Maximum length of a text in a key or a list. */
const SHOWN = 100;

const BOUNDARY = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
]);
const OPPOSITE = new Map([
  ['===', '!=='],
  ['!==', '==='],
  ['<', '>='],
  ['<=', '>'],
  ['>', '<='],
  ['>=', '<'],
]);
const OTHER_OPERATOR = new Map([
  ['+', '-'],
  ['-', '+'],
  ['*', '/'],
  ['/', '*'],
  ['%', '*'],
  ['&', '|'],
  ['|', '&'],
  ['^', '|'],
  ['<<', '>>'],
  ['>>', '<<'],
  ['>>>', '<<'],
]);
const OTHER_METHOD = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
]);
/** Types have no faults to plant, but for these the inner expression counts. */
const TRANSPARENT = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
/**
 * Parts that are not rules: moves that law 2 tries on an action, legal or not; its texts, including the figures of a
 * refusal; the `exact` promise that speeds up listing; how many statements the almanac marks; and which cards bots see move.
 */
const NO_RULES = new Set(['any', 'sayings', 'numbers', 'exact', 'rulings', 'transfers']);
/** Calls of `tell` report events: they follow no rule, and laws check them. */
const TELLING = 'tell';
/** Events are declared by `event`, with examples for the authors of texts. */
const DECLARING = 'defineEvent';

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/**
 * @param {Node} node
 * @param {string} name
 */
const child = (node, name) => {
  const found = node[name];
  return isNode(found) ? found : null;
};

/** @param {string} text */
const oneLine = (text) => text.replace(/\s+/g, ' ').trim();
/** @param {string} text */
const shown = (text) => (text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text);

/** @param {Node | null} node */
function nameOf(node) {
  if (node === null) return '';
  if (node.type === 'Identifier') return String(node.name);
  return node.type === 'Literal' ? String(node.value) : '';
}

/** @param {Node} node */
const isThrow = (node) => {
  if (node.type === 'ThrowStatement') return true;
  const { body } = node;
  return node.type === 'BlockStatement' && Array.isArray(body) && isNode(body[0]) && body[0].type === 'ThrowStatement';
};

/**
 * Whether a call reports an event.
 * @param {Node} node
 */
function isTelling(node) {
  const call = node.type === 'ChainExpression' ? child(node, 'expression') : node;
  const callee = call?.type === 'CallExpression' ? child(call, 'callee') : null;
  return callee?.type === 'MemberExpression' && nameOf(child(callee, 'object')) === TELLING;
}

/**
 * Whether a call declares an event, with examples.
 * @param {Node} node
 */
const isDeclaring = (node) => node.type === 'CallExpression' && nameOf(child(node, 'callee')) === DECLARING;

class Planter {
  /** @type {Point[]} */
  points = [];

  /** @param {string} source */
  constructor(source) {
    this.source = source;
  }

  /** @param {Node | null} node */
  text(node) {
    return node === null ? '' : this.source.slice(node.start, node.end);
  }

  /**
   * @param {Node} node
   * @param {Place} place
   * @param {Alternative[]} alternatives
   */
  plant(node, { names }, alternatives) {
    if (alternatives.length > 0) this.points.push({ node, alternatives, within: names.join('.') });
  }

  /**
   * @param {Node} node
   * @param {Place} place
   */
  visit(node, place) {
    if (node.type.startsWith('TS') && !TRANSPARENT.has(node.type)) return;
    if (/^(Import|ExportAll)/.test(node.type) || isTelling(node) || isDeclaring(node)) return;
    this.plant(node, place, this.alternatives(node, place));
    for (const [name, value] of Object.entries(node)) {
      for (const inner of Array.isArray(value) ? value : [value]) {
        if (isNode(inner) && !this.isLeftOut(node, name)) this.visit(inner, this.placeOf(node, name, inner, place));
      }
    }
  }

  /**
   * Parts in which nothing is planted: names, and values that only the type checker needs.
   * @param {Node} node
   * @param {string} name
   */
  isLeftOut(node, name) {
    if (name === 'key') return node.computed !== true;
    if (node.type === 'Property') return NO_RULES.has(nameOf(child(node, 'key')));
    if (node.type === 'AssignmentPattern') return name === 'right';
    if (node.type === 'LogicalExpression' && node.operator === '??') return name === 'right';
    if (node.type === 'AssignmentExpression')
      return name === 'left' && child(node, 'left')?.type !== 'MemberExpression';
    if (node.type === 'IfStatement' && name !== 'alternate') return isThrow(child(node, 'consequent') ?? node);
    return node.type === 'ThrowStatement';
  }

  /**
   * @param {Node} node
   * @param {string} name
   * @param {Node} inner
   * @param {Place} place
   * @returns {Place}
   */
  placeOf(node, name, inner, { names, role, inChain }) {
    const own = this.ownName(node, inner);
    return {
      names: own === '' ? names : [...names, own],
      role: role === 'field' ? 'value' : this.roleOf(node, name),
      inChain: node.type === 'ChainExpression' ? false : inChain || this.continuesChain(node, name),
    };
  }

  /**
   * Inside an optional chain a part cannot be put into parentheses.
   * @param {Node} node
   * @param {string} name
   */
  continuesChain(node, name) {
    return (
      (node.type === 'MemberExpression' && name === 'object') || (node.type === 'CallExpression' && name === 'callee')
    );
  }

  /**
   * @param {Node} node
   * @param {Node} inner
   */
  ownName(node, inner) {
    if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration') return nameOf(child(node, 'id'));
    if (node.type === 'ClassDeclaration') return nameOf(child(node, 'id'));
    if (node.type === 'Property' || node.type === 'MethodDefinition' || node.type === 'PropertyDefinition') {
      return inner === node.key ? '' : nameOf(child(node, 'key'));
    }
    return '';
  }

  /**
   * @param {Node} node
   * @param {string} name
   * @returns {Role}
   */
  roleOf({ type }, name) {
    if (name === 'test') {
      if (type === 'IfStatement' || type === 'ConditionalExpression') return 'branch';
      if (/^(For|While|DoWhile)/.test(type)) return 'loop';
    }
    if ((type === 'ForStatement' && name === 'update') || type === 'ExpressionStatement') return 'deed';
    if (type === 'ObjectExpression') return 'field';
    return type === 'SpreadElement' ? 'spread' : 'value';
  }

  /**
   * The faults of one node, in a fixed order.
   * @param {Node} node
   * @param {Place} place
   * @returns {Alternative[]}
   */
  alternatives(node, place) {
    const own = this.byType(node, place);
    if (place.role === 'branch') {
      return [{ kind: 'condition', text: 'true' }, { kind: 'condition', text: 'false' }, ...own];
    }
    if (place.role === 'loop') return [{ kind: 'condition', text: 'false' }, ...own];
    return place.role === 'spread' ? [{ kind: 'call', text: '[]' }, ...own] : own;
  }

  /**
   * @param {Node} node
   * @param {Place} place
   * @returns {Alternative[]}
   */
  byType(node, place) {
    switch (node.type) {
      case 'BinaryExpression':
        return this.ofBinary(node, place);
      case 'LogicalExpression':
        if (node.operator === '??') return [];
        return [child(node, 'left'), child(node, 'right')].map((side) => ({
          kind: 'condition',
          text: this.text(side),
        }));
      case 'UnaryExpression':
        return this.ofUnary(node, place);
      case 'UpdateExpression':
        return place.role === 'deed' ? [] : this.ofUpdate(node);
      case 'Literal':
        return this.ofLiteral(node);
      case 'CallExpression':
        return place.inChain ? [] : this.ofCall(node);
      case 'ExpressionStatement':
        return this.ofStatement(node);
      default:
        return [];
    }
  }

  /**
   * @param {Node} node
   * @param {Place} place
   * @returns {Alternative[]}
   */
  ofBinary(node, { role }) {
    const operator = String(node.operator);
    const [left, right] = [child(node, 'left'), child(node, 'right')];
    const by = (/** @type {string} */ other) => `${this.text(left)} ${other} ${this.text(right)}`;
    const boundary = BOUNDARY.get(operator);
    const opposite = OPPOSITE.get(operator);
    const other = OTHER_OPERATOR.get(operator);
    const isDecided = role === 'branch' || role === 'loop';
    return [
      ...(boundary === undefined ? [] : [{ kind: 'comparison', text: by(boundary) }]),
      ...(opposite === undefined || isDecided ? [] : [{ kind: 'comparison', text: by(opposite) }]),
      ...(other === undefined || this.isText(left) || this.isText(right)
        ? []
        : [{ kind: 'arithmetic', text: by(other) }]),
    ];
  }

  /** @param {Node | null} node */
  isText(node) {
    return node?.type === 'TemplateLiteral' || (node?.type === 'Literal' && typeof node.value === 'string');
  }

  /**
   * @param {Node} node
   * @param {Place} place
   * @returns {Alternative[]}
   */
  ofUnary(node, { role }) {
    const argument = child(node, 'argument');
    if (node.operator === '!')
      return role === 'branch' || role === 'loop' ? [] : [{ kind: 'condition', text: this.text(argument) }];
    if (node.operator === '-' || node.operator === '~') return [{ kind: 'arithmetic', text: this.text(argument) }];
    return [];
  }

  /**
   * @param {Node} node
   * @returns {Alternative[]}
   */
  ofUpdate(node) {
    const other = node.operator === '++' ? '--' : '++';
    const target = this.text(child(node, 'argument'));
    return [{ kind: 'arithmetic', text: node.prefix === true ? other + target : target + other }];
  }

  /**
   * @param {Node} node
   * @returns {Alternative[]}
   */
  ofLiteral({ value }) {
    if (typeof value === 'number') return [{ kind: 'number', text: String(value + 1) }];
    return typeof value === 'boolean' ? [{ kind: 'condition', text: String(!value) }] : [];
  }

  /**
   * @param {Node} node
   * @returns {Alternative[]}
   */
  ofCall(node) {
    const callee = child(node, 'callee');
    if (callee?.type !== 'MemberExpression' || callee.computed === true || callee.optional === true) return [];
    const property = child(callee, 'property');
    const name = nameOf(property);
    const receiver = child(callee, 'object');
    if (name === 'filter') return [{ kind: 'call', text: this.text(receiver) }];
    const other = OTHER_METHOD.get(name);
    if (other === undefined || property === null) return [];
    return [{ kind: 'call', text: `${this.text(receiver)}.${other}${this.source.slice(property.end, node.end)}` }];
  }

  /**
   * Leaves out a statement that has an effect.
   * @param {Node} node
   * @returns {Alternative[]}
   */
  ofStatement(node) {
    const expression = child(node, 'expression');
    if (expression === null || isTelling(expression) || typeof node.directive === 'string') return [];
    return [
      {
        kind:
          expression.type === 'AssignmentExpression' || expression.type === 'UpdateExpression' ? 'assignment' : 'call',
        text: '',
      },
    ];
  }
}

/**
 * @param {Point} point
 * @param {number} number
 * @returns {readonly [string, string]} the prefix and the suffix
 */
function switchOf({ node, alternatives }, number) {
  if (node.type === 'ExpressionStatement') return [`{if(!$m(${number})){`, '}}'];
  const [first, ...more] = alternatives.map(({ text }) => `(${text})`);
  let chosen = first ?? '';
  for (const [i, text] of more.entries()) chosen = `$m(${number})===${i + 2}?${text}:${chosen}`;
  return [`($m(${number})?${more.length === 0 ? chosen : `(${chosen})`}:`, ')'];
}

/**
 * The faults of a file, and its text with all of them behind switches. Points are numbered from `first`.
 * @param {string} file
 * @param {string} source
 * @param {number} [first]
 * @returns {{mutants: Mutant[], code: string, points: number}}
 */
export function plantIn(file, source, first = 0) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const planter = new Planter(source);
  planter.visit(/** @type {Node} */ (/** @type {unknown} */ (program)), { names: [], role: 'value', inChain: false });
  const { points } = planter;
  /** @type {Map<number, {before: string[], behind: string[]}>} */
  const inserted = new Map();
  const at = (/** @type {number} */ offset) => {
    const known = inserted.get(offset) ?? { before: [], behind: [] };
    inserted.set(offset, known);
    return known;
  };
  // Outer points come first: both their prefix and their suffix go outside.
  for (const [i, point] of points.entries()) {
    const [before, behind] = switchOf(point, first + i);
    at(point.node.start).before.push(before);
    at(point.node.end).behind.unshift(behind);
  }
  const offsets = [...inserted.keys()].sort((a, b) => a - b);
  let code = '';
  let done = 0;
  for (const offset of offsets) {
    const { before, behind } = at(offset);
    code += source.slice(done, offset) + behind.join('') + before.join('');
    done = offset;
  }
  return { mutants: named(file, source, points, first), code: code + source.slice(done), points: points.length };
}

/**
 * @param {string} file
 * @param {string} source
 * @param {readonly Point[]} points
 * @param {number} first
 * @returns {Mutant[]}
 */
function named(file, source, points, first) {
  /** @type {Map<string, number>} */
  const times = new Map();
  return points.flatMap(({ node, alternatives, within }, i) =>
    alternatives.map(({ kind, text }, alt) => {
      const from = shown(oneLine(source.slice(node.start, node.end)));
      const to = text === '' ? '(left out)' : shown(oneLine(text));
      const plain = `${file} ${within}: ${from} → ${to}`;
      const time = (times.get(plain) ?? 0) + 1;
      times.set(plain, time);
      const line = source.slice(0, node.start).split('\n').length;
      return {
        key: time === 1 ? plain : `${plain} (${time})`,
        file,
        line,
        within,
        kind,
        from,
        to,
        point: first + i,
        alt: alt + 1,
      };
    }),
  );
}
