import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * A package in an npm lockfile.
 *
 * @typedef {{ version?: string, resolved?: string, integrity?: string, link?: boolean }} Locked
 */

/** @typedef {{ packages: Record<string, Locked> }} NpmLockfile */

/**
 * Reads an npm lockfile.
 *
 * @param {string} file
 * @returns {NpmLockfile}
 */
export function readLockfile(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * Returns a lockfile without the project itself and our own packages, whose hashes change with every build.
 *
 * @param {NpmLockfile} lockfile
 * @returns {NpmLockfile}
 */
export function withoutOwnPackages({ packages, ...rest }) {
  const kept = Object.entries(packages).filter(([path, one]) => path !== '' && !isOwn(path, one))
  return { ...rest, packages: Object.fromEntries(kept) }
}

/**
 * Lists the packages that were installed from a registry and are not in the lockfile with the same version and hash.
 *
 * @param {NpmLockfile} installed npm's `node_modules/.package-lock.json`.
 * @param {NpmLockfile} lockfile
 * @returns {string[]}
 */
export function unlockedPackages(installed, lockfile) {
  const known = new Set(Object.entries(lockfile.packages).map(([path, one]) => keyOf(path, one)))
  return Object.entries(installed.packages)
    .filter(([path, one]) => path.includes('node_modules/') && !isOwn(path, one) && !one.link)
    .map(([path, one]) => keyOf(path, one))
    .filter((key) => !known.has(key) || key.endsWith(' no hash'))
}

/**
 * Returns one hash of the names, versions and hashes of all packages that a lockfile takes from a registry.
 *
 * @param {NpmLockfile} lockfile
 * @returns {string}
 */
export function hashLockfile(lockfile) {
  const packages = Object.entries(withoutOwnPackages(lockfile).packages).filter(([, { link }]) => !link)
  const keys = [...new Set(packages.map(([path, one]) => keyOf(path, one)))].sort()
  const withoutHash = keys.find((key) => key.endsWith(' no hash'))
  if (withoutHash) throw new Error(`A package of the lockfile has no hash: ${withoutHash}.`)
  return createHash('sha256').update(keys.join('\n')).digest('hex')
}

/**
 * Our packages come from a tarball, or from a registry on this machine, which npm can be configured not to write down.
 *
 * @param {string} path @param {Locked} one
 */
function isOwn(path, { resolved }) {
  if (resolved !== undefined) return /^(?:file:|http:\/\/127\.0\.0\.1:)/.test(resolved)
  return /(?:^|\/)node_modules\/@latchkit\/[^/]+$/.test(path)
}

/** @param {string} path @param {Locked} one */
function keyOf(path, { version, integrity }) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  return `${name}@${version} ${integrity ?? 'no hash'}`
}
