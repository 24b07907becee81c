import { isBuiltin } from 'node:module';
import path from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';

/** @typedef {{ specifier: string | null, line: number }} Import null when it is computed */

/**
 * What a file imports, links and composes.
 * @param {string} file its name tells its language
 * @param {string} source its text
 * @returns {Import[]}
 */
export function importsOf(file, source) {
  const found = file.endsWith('.css') ? cssImports(source) : scriptImports(file, source);
  return found.map(({ specifier, start }) => ({
    specifier,
    line: source.slice(0, start).split('\n').length,
  }));
}

/** @typedef {{ specifier: string | null, start: number }} Found */

/** @param {string} source @returns {Found[]} */
function cssImports(source) {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => ' '.repeat(comment.length));
  const shapes =
    /@import\s+(?:url\()?["']?([^"')\s]+)|\bcomposes:[^;}]*\bfrom\s+["']([^"']+)|\burl\(["']?([^"')\s]+)/g;
  return [...code.matchAll(shapes)]
    .map((match) => ({ specifier: match[1] ?? match[2] ?? match[3] ?? '', start: match.index }))
    .filter(({ specifier }) => !/^(data:|https?:|#|\/)/.test(specifier))
    .map(({ specifier, start }) => ({
      specifier: /^[.@]/.test(specifier) ? specifier : `./${specifier}`,
      start,
    }));
}

/** @param {string} file @param {string} source @returns {Found[]} */
function scriptImports(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);

  /** @type {Found[]} */
  const found = [];
  /** @param {import('rolldown/utils').ESTree.Node | null | undefined} node */
  const add = (node) => {
    if (node) found.push({ specifier: literal(node), start: node.start });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source),
    TSExternalModuleReference: (node) => add(node.expression),
    CallExpression({ callee, arguments: [first] }) {
      const called = source.slice(callee.start, callee.end);
      if (called === 'require') add(first);
      if (called.startsWith('import.meta.glob')) {
        if (first?.type === 'ArrayExpression') first.elements.forEach(add);
        else add(first);
      }
    },
    NewExpression({ callee, arguments: [first, base] }) {
      const ofThisModule = base && source.slice(base.start, base.end) === 'import.meta.url';
      if (ofThisModule && source.slice(callee.start, callee.end) === 'URL') add(first);
    },
  }).visit(program);
  return found;
}

/**
 * The text of a literal, or the fixed start of a template such as `../generated/bodies/${slug}.json`.
 * @param {import('rolldown/utils').ESTree.Node} node
 */
function literal(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  const start = node.type === 'TemplateLiteral' ? node.quasis[0]?.value.cooked : '';
  return start || null;
}

/**
 * The target of an import: a path relative to the root, `npm:react`, `node:fs` or `computed`.
 * @param {string | null} specifier null when it is computed
 * @param {string} file that imports it, relative to the root
 */
export function targetOf(specifier, file) {
  if (specifier === null) return 'computed';
  if (specifier.startsWith('#generated/')) return specifier.slice(1); // package.json has it among its imports
  const bare = specifier.replace(/[?#].*$/, '');
  if (bare.startsWith('.')) return path.posix.join(path.posix.dirname(file), bare);
  if (isBuiltin(bare)) return `node:${bare.replace(/^node:/, '')}`;
  return bare.startsWith('/') ? bare : `npm:${bare}`;
}
