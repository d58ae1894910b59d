// Justification: `pnpm licenses` lists licences but has no allow list, and Biome's noUntrustedLicenses reads direct dependencies only.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as config from './licences.config.mjs'
import { runAsScript } from './report.mjs'

/** @typedef {import('./sources.mjs').Violation} Violation */
/** @typedef {Record<string, string>} Versions */
/** @typedef {{ dependencies?: Versions, optionalDependencies?: Versions }} Snapshot */
/** @typedef {{ dependencies?: Record<string, { version: string }> }} Importer */
/** @typedef {{ packages?: Record<string, object>, snapshots?: Record<string, Snapshot>, importers?: Record<string, Importer> }} Lockfile */

const file = 'pnpm-lock.yaml'

/**
 * Checks that the licence of every package in the lockfile is permissive, or an exception that no published package depends
 * on. A platform build that is not installed has the licence of the package that lists it.
 *
 * @param {string} root
 * @param {typeof config} [rules]
 * @returns {Violation[]}
 */
export function check(root, rules = config) {
  /** @type {Lockfile} */
  const lockfile = parse(readFileSync(join(root, file), 'utf8'))
  const installed = installedLicences(root)
  const shipped = reachable(lockfile)
  /** @type {Set<string>} */
  const used = new Set()

  const found = Object.keys(lockfile.packages ?? {}).flatMap((key) => {
    const { name, version } = split(key)
    const licence =
      installed.get(key) ?? platformLicence(lockfile, installed, key) ?? rules.notInstalled[name]
    const excepted = exceptionFor(lockfile, rules, key)
    const messages = pinProblems(rules, name, version)
    if (licence === undefined) messages.push(`${key} is not installed, so its licence is unknown`)
    else if (!isPermissive(licence, rules.permissive)) {
      if (excepted) used.add(excepted)
      if (!excepted || rules.exceptions[excepted]?.licence !== licence) messages.push(`${key} is ${licence}`)
      else if (shipped.has(key))
        messages.push(`${key} (${licence}) is an exception for tools, but a package ships it`)
    }
    return messages.map((message) => ({ file, message }))
  })
  const stale = Object.keys(rules.exceptions).filter((name) => !used.has(name))
  return [
    ...found,
    ...stale.map((name) => ({
      file: 'scripts/checks/licences.config.mjs',
      message: `the exception for ${name} is not needed`,
    })),
  ]
}

/** @param {typeof config} rules @param {string} name @param {string} version @returns {string[]} */
function pinProblems({ pinned }, name, version) {
  const pin = pinned[name]
  if (pin !== undefined && pin !== version) return [`${name}@${version}: only ${pin} is Apache-2.0`]
  return pin === undefined && name.startsWith('@reown/')
    ? [`${name}: no @reown package but the pinned ones`]
    : []
}

/**
 * Returns the licence of every package in the virtual store, by `name@version`.
 *
 * @param {string} root
 * @returns {Map<string, string>}
 */
function installedLicences(root) {
  const store = join(root, 'node_modules/.pnpm')
  const folders = existsSync(store) ? readdirSync(store) : []
  return new Map(
    folders.flatMap((folder) =>
      packagesIn(join(store, folder, 'node_modules')).map((path) => {
        const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
        return /** @type {const} */ ([`${manifest.name}@${manifest.version}`, licenceOf(manifest)])
      }),
    ),
  )
}

/** @param {string} folder @returns {string[]} Paths of the real packages in it; links lead to other store folders. */
function packagesIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return []
    if (entry.name.startsWith('@')) return packagesIn(path)
    return existsSync(join(path, 'package.json')) ? [path] : []
  })
}

/** @param {{ license?: string | { type?: string }, licenses?: { type?: string }[] }} manifest */
function licenceOf({ license, licenses }) {
  const text =
    typeof license === 'string' ? license : (license?.type ?? licenses?.map(({ type }) => type).join(' OR '))
  return !text || /^see licen[cs]e/i.test(text) ? 'Unknown' : text
}

/** @param {Lockfile} lockfile @param {Map<string, string>} installed @param {string} key */
function platformLicence(lockfile, installed, key) {
  const parent = parentOf(lockfile, key)
  return parent && installed.get(parent)
}

/**
 * Returns the package that has `key` as an optional dependency.
 *
 * @param {Lockfile} lockfile
 * @param {string} key
 */
function parentOf({ snapshots = {} }, key) {
  const { name, version } = split(key)
  const parent = Object.entries(snapshots).find(([, one]) => one.optionalDependencies?.[name] === version)
  return parent && withoutPeers(parent[0])
}

/**
 * Returns the name of the exception for a package: its own name, or that of the package whose platform build it is.
 *
 * @param {Lockfile} lockfile
 * @param {typeof config} rules
 * @param {string} key
 */
function exceptionFor(lockfile, { exceptions }, key) {
  const parent = parentOf(lockfile, key)
  return [key, ...(parent ? [parent] : [])].map((one) => split(one).name).find((name) => name in exceptions)
}

/**
 * Returns all runtime dependencies of the published packages.
 *
 * @param {Lockfile} lockfile
 * @returns {Set<string>}
 */
function reachable({ importers = {}, snapshots = {} }) {
  /** @type {Set<string>} */
  const seen = new Set()
  /** @param {string} name @param {string} version */
  function visit(name, version) {
    const snapshot = snapshots[`${name}@${version}`] ?? snapshots[version]
    const key = withoutPeers(snapshots[version] ? version : `${name}@${version}`)
    if (!snapshot || seen.has(key)) return
    seen.add(key)
    const next = { ...snapshot.dependencies, ...snapshot.optionalDependencies }
    for (const entry of Object.entries(next)) visit(...entry)
  }
  for (const [path, { dependencies = {} }] of Object.entries(importers))
    if (path.startsWith('packages/'))
      for (const [name, { version }] of Object.entries(dependencies)) visit(name, version)
  return seen
}

/**
 * Whether an SPDX expression allows a permissive choice.
 *
 * @param {string} expression
 * @param {readonly string[]} permissive
 * @returns {boolean}
 */
function isPermissive(expression, permissive) {
  const bare = expression.replaceAll(/[()]/g, '')
  return bare
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((one) => permissive.includes(one.trim())))
}

/** @param {string} key */
const withoutPeers = (key) => key.replace(/\(.*$/, '')

/** @param {string} key `name@version` */
function split(key) {
  const at = key.lastIndexOf('@')
  return { name: key.slice(0, at), version: key.slice(at + 1) }
}

await runAsScript(import.meta.url, check)
