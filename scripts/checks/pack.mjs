import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * A package, as it would be published.
 *
 * @typedef {{ name: string, folder: string, tarball: string }} Packed
 */

/**
 * A published package. A command has a program for a terminal, and nothing that an app imports.
 *
 * @typedef {{ name: string, folder: string, version: string, isCommand: boolean }} Published
 */

/**
 * Returns the published packages, by folder (`packages/core`).
 *
 * @param {string} root
 * @returns {Published[]}
 */
export function publishedPackages(root) {
  const groups = ['packages', 'apps'].filter((group) => existsSync(join(root, group)))
  return groups.flatMap((group) =>
    readdirSync(join(root, group)).flatMap((entry) => {
      const folder = `${group}/${entry}`
      const file = join(root, folder, 'package.json')
      if (!existsSync(file)) return []
      const manifest = JSON.parse(readFileSync(file, 'utf8'))
      const { name, version, bin, exports, publishConfig } = manifest
      const entries = Object.keys(publishConfig?.exports ?? exports ?? {})
      const isCommand = bin !== undefined && entries.every((path) => path === './package.json')
      return manifest.private ? [] : [{ name, folder, version, isCommand }]
    }),
  )
}

/**
 * Returns the published packages that apps import.
 *
 * @param {string} root
 */
export function publishedLibraries(root) {
  return publishedPackages(root).filter(({ isCommand }) => !isCommand)
}

/**
 * Packs published packages with pnpm, as a release does.
 *
 * @param {string} root
 * @param {string} into Folder for the tarballs.
 * @param {readonly Published[]} [packages] Default: those that apps import.
 * @returns {Promise<Packed[]>}
 */
export function packAll(root, into, packages = publishedLibraries(root)) {
  return Promise.all(
    packages.map(async ({ name, folder }) => {
      const { stdout } = await run('pnpm', ['pack', '--json', '--pack-destination', into], {
        cwd: join(root, folder),
      })
      const { filename } = JSON.parse(stdout.slice(stdout.indexOf('{')))
      return { name, folder, tarball: filename.startsWith('/') ? filename : join(into, filename) }
    }),
  )
}
