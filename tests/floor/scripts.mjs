// What a script uses of JavaScript and of the browser. Types are unknown here: a method whose name several objects have counts
// as the oldest of them, and names that the scripts themselves define do not count.
import { parseSync, Visitor } from 'rolldown/utils';
import { data, isKnown } from './compat.mjs';

const SYNTAX = 'javascript';
const LOOKBEHIND = `${SYNTAX}.regular_expressions.lookbehind_assertion`;

/** What a regular expression uses that engines learnt late, by what its source or its flags contain. @type {readonly [RegExp, string][]} */
const IN_PATTERNS = [
  [/\(\?<[=!]/, LOOKBEHIND],
  [/\(\?[ims]+(?:-[ims]+)?:|\(\?-[ims]+:/, `${SYNTAX}.regular_expressions.modifier`],
  [
    /\(\?<(\w+)>.*\(\?<\1>/,
    `${SYNTAX}.regular_expressions.named_capturing_group.duplicate_named_capturing_groups`,
  ],
];

/**
 * @typedef {object} Script
 * @property {Set<string>} features what it is sure to use
 * @property {Set<string>} members names of properties without which it fails: it calls them, or reads their own properties
 * @property {Set<string>} globals the same of names that it does not declare
 * @property {Set<string>} defined names of properties that it makes itself
 * @property {Set<string>} asked names that it looks for before it uses them
 */

/**
 * @param {string} file
 * @param {string} code
 * @returns {Script}
 */
export function readScript(file, code) {
  const { program, errors } = parseSync(file, code, {
    sourceType: 'module',
    lang: 'js',
    preserveParens: false,
  });
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  /** @type {Script} */
  const found = {
    features: new Set(),
    members: new Set(),
    globals: new Set(),
    defined: new Set(),
    asked: new Set(),
  };
  const { features, members, globals, defined, asked } = found;
  const syntax = (/** @type {string} */ key) => void features.add(`${SYNTAX}.${key}`);
  const pattern = (/** @type {string} */ source, /** @type {string} */ flags) => {
    for (const [sign, key] of IN_PATTERNS) if (sign.test(source)) features.add(key);
    if (flags.includes('v')) syntax('builtins.RegExp.unicodeSets');
  };
  /** @type {Set<string>} */
  const declared = new Set();
  /** @type {(node: any) => void} */
  const construct = ({ callee, arguments: [source, flags] }) => {
    if (callee.name === 'RegExp') pattern(textOf(source) ?? '', textOf(flags) ?? '');
    const [tag, props] = [textOf(source), flags];
    if (!/^jsxs?$/.test(nameOf(callee) ?? '') || tag === undefined || props?.type !== 'ObjectExpression')
      return;
    for (const { key } of props.properties)
      if (key) features.add(attribute(tag, String(key.name ?? key.value)));
  };
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) pattern(node.regex.pattern, node.regex.flags);
    },
    NewExpression: (node) => {
      construct(node);
      need(node.callee);
    },
    CallExpression: (node) => {
      construct(node);
      if (node.optional) ask(node.callee);
      else need(node.callee);
    },
    MemberExpression: ({ object, optional }) => {
      if (optional) ask(object);
      else need(object);
    },
    UnaryExpression: ({ operator, argument }) => {
      if (operator === 'typeof') ask(argument);
    },
    LogicalExpression: ({ left }) => ask(left),
    BinaryExpression: ({ operator, left }) => {
      if (operator === 'in') asked.add(textOf(left) ?? '');
    },
    Property: ({ key, computed }) => {
      if (!computed) define(key);
    },
    AssignmentExpression: ({ left }) => {
      if (left.type === 'MemberExpression' && left.property.type === 'Identifier')
        defined.add(left.property.name);
    },
    ImportAttribute: () => syntax('statements.import.import_attributes'),
    StaticBlock: () => syntax('classes.static.initialization_blocks'),
    PropertyDefinition: ({ key }) => define(key),
    MethodDefinition: ({ key }) => define(key),
    VariableDeclaration: ({ kind, declarations }) => {
      if (kind === 'using' || kind === 'await using') syntax(`statements.${kind.replace(' ', '_')}`);
      for (const { id } of declarations) declare(id);
    },
  }).visit(program);
  for (const name of declared) globals.delete(name);
  return found;

  /** @param {any} node what is called, or has a property that is read */
  function need(node) {
    if (node.type === 'Identifier') globals.add(node.name);
    if (
      node.type !== 'MemberExpression' ||
      node.optional ||
      node.computed ||
      node.property.type !== 'Identifier'
    )
      return;
    const owner = node.object.type === 'Identifier' ? ownerOf(node.object.name) : undefined;
    const key = owner?.map((it) => `${it}.${node.property.name}`).find(isKnown);
    if (key) features.add(key);
    else members.add(node.property.name);
  }

  /** @param {any} node what is asked whether it is there */
  function ask(node) {
    const name = node?.type === 'Identifier' ? node.name : nameOf(node);
    if (name) asked.add(name);
  }

  /** @param {any} key of a property */
  function define(key) {
    if (key.type === 'Identifier') defined.add(key.name);
  }

  /** @param {any} id */
  function declare(id) {
    if (id?.type === 'Identifier') declared.add(id.name);
  }
}

/** @param {any} node the name of the property that it reads */
function nameOf(node) {
  if (node?.type === 'SequenceExpression') return nameOf(node.expressions.at(-1));
  if (node?.type === 'ChainExpression') return nameOf(node.expression);
  return node?.type === 'MemberExpression' && !node.computed ? node.property.name : undefined;
}

/** @param {any} node @returns {string | undefined} */
function textOf(node) {
  if (node?.type === 'TemplateLiteral' && node.quasis.length === 1) return node.quasis[0].value.cooked;
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** What a global object is to the data. @param {string} name */
function ownerOf(name) {
  const own = {
    document: 'Document',
    window: 'Window',
    navigator: 'Navigator',
    history: 'History',
    location: 'Location',
    performance: 'Performance',
  };
  const known = Object.hasOwn(own, name) ? `api.${own[/** @type {keyof typeof own} */ (name)]}` : undefined;
  if (known) return [known];
  return /^[A-Z][A-Za-z]+$/.test(name) ? [`javascript.builtins.${name}`, `api.${name}`] : undefined;
}

/** @param {string} tag @param {string} name */
export function attribute(tag, name) {
  const html = name.toLowerCase();
  const own = `html.elements.${tag}.${html}`;
  return isKnown(own) ? own : `html.global_attributes.${html}`;
}

/** Everything that bears a name in JavaScript and in the browser. @type {ReadonlyMap<string, readonly string[]>} */
const keysByName = (() => {
  /** @type {Map<string, string[]>} */
  const keys = new Map();
  for (const [root, objects] of [
    ['api', data.api],
    ['javascript.builtins', data.javascript.builtins],
    ['javascript.builtins.Intl', data.javascript.builtins?.Intl],
  ])
    for (const [object, members] of Object.entries(objects ?? {}))
      for (const member of Object.keys(members).filter((it) => it !== '__compat')) {
        const name = member.replace(/_static$/, '');
        keys.set(name, [...(keys.get(name) ?? []), `${root}.${object}.${member}`]);
      }
  return keys;
})();

/** @param {string} name of a property @returns {readonly string[]} all that it may mean */
export const keysOfMember = (name) => (keysByName.get(name) ?? []).filter(isKnown);

/** @param {string} name that no script declares @returns {readonly string[]} */
export const keysOfGlobal = (name) =>
  [`api.${name}`, `javascript.builtins.${name}`, `api.Window.${name}`].filter(isKnown);
