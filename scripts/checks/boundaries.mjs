// Justification: turbo's tags know neither type-only imports nor imports of tests, and it accepts a devDependency in shipped code.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { arrows, renamed, testOnly } from './arrows.mjs'
import { importsOf } from './imports.mjs'
import { runAsScript } from './report.mjs'
import { isStory, isTest, readSources } from './sources.mjs'

/** @typedef {import('./imports.mjs').Import} Import */
/** @typedef {import('./sources.mjs').Violation} Violation */
/** @typedef {{ name: string, dependencies?: Record<string, string>, peerDependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest */

/**
 * Finds imports against the dependency rules in `arrows.mjs`: siblings a package may not know, and dependencies of shipped
 * code that its package does not install. turbo finds relative imports that leave the package; Biome finds React, zod and
 * Node.js modules where they do not belong.
 *
 * @param {string} root
 * @returns {Violation[]}
 */
export function check(root) {
  return ['packages', 'apps']
    .flatMap((group) => folders(root, group))
    .flatMap((folder) => checkPackage(root, folder))
}

/** @param {string} root @param {string} folder @returns {Violation[]} */
function checkPackage(root, folder) {
  const file = `${folder}/package.json`
  if (!(folder in arrows))
    return [{ file, message: `${folder} has no arrows: add it to scripts/checks/arrows.mjs` }]
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(root, file), 'utf8'))
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
    .filter((name) => name.startsWith('@latchkit/') && !mayImport(folder, name))
    .map((name) => ({ file, message: `${manifest.name} may not depend on ${name}` }))
  const imported = readSources(root, [folder]).flatMap((source) =>
    importsOf(source).flatMap((one) =>
      problems(folder, manifest, source.file, one).map((message) => ({
        file: source.file,
        line: one.line,
        message,
      })),
    ),
  )
  return [...declared, ...imported]
}

/** @param {string} folder @param {Manifest} manifest @param {string} file @param {Import} one @returns {string[]} */
function problems(folder, manifest, file, one) {
  const { specifier } = one
  const shipped = file.startsWith(`${folder}/src/`) && !isTest(file) && !isStory(file)
  if (specifier.startsWith('.')) return []
  return [
    ...siblingProblems(folder, manifest, file, one),
    ...(shipped ? shippedProblems(folder, manifest, one) : []),
  ]
}

/** @param {string} folder @param {Manifest} manifest @param {string} file @param {Import} one @returns {string[]} */
function siblingProblems(folder, manifest, file, { specifier, typeOnly }) {
  if (!specifier.startsWith('@latchkit/')) return []
  const name = packageName(specifier)
  if (name === manifest.name) return isTest(file) || isStory(file) ? [] : [`imports its own package by name`]
  if (
    (isTest(file) || isStory(file)) &&
    testOnly.some((allowed) => specifier === allowed || specifier.startsWith(`${allowed}/`))
  )
    return []
  if (/\.(test|test-d|fixtures)\.ts$/.test(file) && arrows[folder]?.tests?.includes(name)) return []
  if (!mayImport(folder, name)) return [`${manifest.name} may not import ${name}`]
  return arrows[folder]?.typesOnly?.includes(name) && !typeOnly && !isTest(file)
    ? [`${manifest.name} may import only types of ${name}`]
    : []
}

/** @param {string} folder @param {Manifest} manifest @param {Import} one @returns {string[]} */
function shippedProblems(folder, manifest, { specifier }) {
  if (isBuiltin(specifier)) return []
  /** @type {string[]} */
  const found = []
  // The kit for tests passes them on.
  const isShippedCode = folder.startsWith('packages/') && folder !== 'packages/test'
  if (isShippedCode && specifier.startsWith('@latchkit/') && specifier.endsWith('/testing'))
    found.push(`${specifier} is for tests`)
  const known = { ...manifest.dependencies, ...manifest.peerDependencies }
  const name = renamed[packageName(specifier)] ?? packageName(specifier)
  const isApp = folder.startsWith('apps/')
  const isBuilt = isApp || arrows[folder]?.copied?.includes(name)
  if (name !== manifest.name && !(name in known) && !(isBuilt && name in (manifest.devDependencies ?? {})))
    found.push(`${name} is not among the dependencies of ${manifest.name}`)
  return found
}

/** @param {string} folder @param {string} name */
function mayImport(folder, name) {
  const allowed = arrows[folder]?.to ?? []
  return allowed === 'all' || allowed.includes(name)
}

/** @param {string} specifier */
const packageName = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** @param {string} root @param {string} group */
function folders(root, group) {
  if (!existsSync(join(root, group))) return []
  return readdirSync(join(root, group))
    .map((name) => `${group}/${name}`)
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
}

await runAsScript(import.meta.url, check)
