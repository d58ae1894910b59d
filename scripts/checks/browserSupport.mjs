// Justification: no tool checks syntax, APIs and CSS of built files against our list of browsers without ESLint and its presets.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { parseSync } from 'vite'
import { missingCss, missingGlobals, missingMethods, supported } from './browserSupport.config.mjs'
import { runAsScript } from './report.mjs'
import { isNode, walk } from './sources.mjs'

/** @typedef {import('./sources.mjs').Node} Node */
/** @typedef {import('./sources.mjs').Violation} Violation */

/** What only runs in tests: parts of packages, and the test kit, which runs in the browsers of test runners. */
const notShipped = /\/testing\/|^packages\/test\//

/**
 * Finds syntax, APIs and CSS in the built packages that a supported browser lacks. esbuild lowers syntax for the targets, so
 * a module that it changes contains newer syntax. APIs and CSS are compared with lists.
 *
 * @param {string} root
 * @returns {Violation[]}
 */
export function check(root) {
  const files = builtFiles(root)
  if (files.length === 0)
    return [{ file: 'packages', message: 'the packages are not built: run the build first' }]
  return files.flatMap((file) => checkModule(file, readFileSync(join(root, file), 'utf8')))
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {Violation[]}
 */
function checkModule(file, text) {
  const { program } = parseSync(file, text)
  const lineAt = (/** @type {number} */ position) => text.slice(0, position).split('\n').length
  return [
    ...newerSyntax(file, text),
    ...newerApis(program, text).map(({ name, start }) => ({
      file,
      line: lineAt(start),
      message: `${name} is missing in a supported browser (${supported.join(', ')})`,
    })),
    ...newerCss(program).map(({ name, start }) => ({
      file,
      line: lineAt(start),
      message: `the CSS ${name} is missing in a supported browser (${supported.join(', ')})`,
    })),
  ]
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {Violation[]}
 */
function newerSyntax(file, text) {
  const message = `syntax that a supported browser cannot parse (${supported.join(', ')})`
  try {
    const options = /** @type {import('esbuild').TransformOptions} */ ({
      loader: 'js',
      format: 'esm',
      logLevel: 'silent',
      // esbuild does not know which of these properties a browser supports, so it always lowers them.
      supported: { 'regexp-unicode-property-escapes': true },
    })
    const lowered = transformSync(text, { ...options, target: supported }).code
    return lowered === transformSync(text, { ...options, target: 'esnext' }).code ? [] : [{ file, message }]
  } catch (error) {
    return [{ file, message: `${message}: ${error instanceof Error ? error.message : error}` }]
  }
}

/**
 * @param {unknown} program
 * @param {string} text
 * @returns {{ name: string, start: number }[]}
 */
function newerApis(program, text) {
  /** @type {{ name: string, start: number }[]} */
  const found = []
  /** @type {Set<string>} Methods whose existence is a condition, as in `parent.moveBefore && …`. */
  const conditions = new Set()
  const isTested = (/** @type {string} */ name) => text.includes(`typeof ${name}`)
  const report = (/** @type {string} */ name, /** @type {Node} */ { start }) => {
    if (missingGlobals.has(name) && !isTested(name)) found.push({ name, start })
  }
  walk(program, (node) => {
    if (node.type === 'LogicalExpression' && node.operator === '&&')
      for (const side of [node.left, node.right])
        if (isNode(side) && side.type === 'MemberExpression') conditions.add(`.${propertyName(side)}()`)
    if (node.type === 'MemberExpression') {
      const name = propertyName(node)
      if (isNode(node.object) && node.object.type === 'Identifier')
        report(`${node.object.name}.${name}`, node)
    }
    if (node.type === 'CallExpression' && !node.optional && isNode(node.callee)) {
      const { callee } = node
      const name = callee.type === 'MemberExpression' ? propertyName(callee) : ''
      if (missingMethods.has(name)) found.push({ name: `.${name}()`, start: callee.end })
      if (callee.type === 'Identifier') report(String(callee.name), callee)
    }
    if (node.type === 'NewExpression' && isNode(node.callee) && node.callee.type === 'Identifier')
      report(String(node.callee.name), node.callee)
    return undefined
  })
  return found.filter(({ name }) => !conditions.has(name))
}

/**
 * Finds unsupported CSS in style sheets, which are strings in the built code.
 *
 * @param {unknown} program
 */
function newerCss(program) {
  /** @type {{ name: string, start: number }[]} */
  const found = []
  walk(program, ({ type, value, start }) => {
    if (type === 'Literal' && typeof value === 'string' && value.includes('{'))
      for (const [name] of withoutTested(value).matchAll(missingCss)) found.push({ name, start })
    return undefined
  })
  return found
}

/** A style sheet can test for `:has()`, if it has rules for browsers that lack it. @param {string} css */
const withoutTested = (css) =>
  css.includes('@supports not selector(:has(') ? css.replaceAll(':has(', '(') : css

/** @param {Node} member */
function propertyName({ property, computed }) {
  return !computed && isNode(property) ? String(property.name) : ''
}

/**
 * Lists the modules of the built packages, relative to `root`.
 *
 * @param {string} root
 * @returns {string[]}
 */
function builtFiles(root) {
  const packages = readdirSync(join(root, 'packages'))
  return packages.flatMap((name) => {
    const dist = `packages/${name}/dist`
    if (!statSync(join(root, dist), { throwIfNoEntry: false })) return []
    const files = /** @type {string[]} */ (readdirSync(join(root, dist), { recursive: true }))
    return files
      .map((file) => `${dist}/${file}`)
      .filter((file) => file.endsWith('.js') && !notShipped.test(file))
      .sort()
  })
}

await runAsScript(import.meta.url, check)
