import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * A package, as it would be published.
 *
 * @typedef {{ name: string, folder: string, tarball: string }} Packed
 */

/**
 * Returns the published packages, by folder (`packages/core`).
 *
 * @param {string} root
 * @returns {{ name: string, folder: string }[]}
 */
export function publishedPackages(root) {
  return readdirSync(join(root, 'packages')).flatMap((entry) => {
    const folder = `packages/${entry}`
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    return manifest.private ? [] : [{ name: manifest.name, folder }]
  })
}

/**
 * Packs every published package with pnpm, as `changeset publish` does.
 *
 * @param {string} root
 * @param {string} into Folder for the tarballs.
 * @returns {Promise<Packed[]>}
 */
export function packAll(root, into) {
  return Promise.all(
    publishedPackages(root).map(async ({ name, folder }) => {
      const { stdout } = await run('pnpm', ['pack', '--json', '--pack-destination', into], {
        cwd: join(root, folder),
      })
      const { filename } = JSON.parse(stdout.slice(stdout.indexOf('{')))
      return { name, folder, tarball: filename.startsWith('/') ? filename : join(into, filename) }
    }),
  )
}
