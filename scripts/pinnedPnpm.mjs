import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the npm lockfile with the sha512 of pnpm's programs. */
export const pnpmFolder = fileURLToPath(new URL('pnpm', import.meta.url))

/**
 * The commands to install and run pnpm.
 *
 * @typedef {object} PinnedPnpm
 * @property {string} version
 * @property {readonly string[] | undefined} install Downloads pnpm and verifies its hash; `undefined` if it is installed, or if
 * the lockfile has no hash for this platform.
 * @property {readonly string[]} command Runs pnpm.
 * @property {NodeJS.ProcessEnv} env Puts pnpm first on the path of its child processes.
 * @property {string | undefined} warning
 */

/**
 * Returns the commands to install and run pnpm. `npm ci` installs it into a separate folder without scripts, and compares
 * its sha512 with the lockfile, also if it comes from npm's cache. If the lockfile has no hash for the platform, npx
 * downloads the pinned version.
 *
 * @param {{ folder?: string, platform?: string }} [options]
 * @returns {PinnedPnpm}
 */
export function pinnedPnpm({ folder = pnpmFolder, platform = thisPlatform() } = {}) {
  const name = `node_modules/@pnpm/exe.${platform}`
  const locked = packagesOf(join(folder, 'package-lock.json'))
  const version = Object.values(locked).flatMap((one) => one.version ?? [])[0] ?? ''
  const wanted = locked[name]?.integrity
  if (!wanted?.startsWith('sha512-'))
    return {
      version,
      install: undefined,
      command: ['npx', '-y', `pnpm@${version}`],
      env: {},
      warning: `The lockfile has no hash of pnpm for ${platform}: npx downloads pnpm ${version}, verified only by the registry.`,
    }
  const program = join(folder, name, process.platform === 'win32' ? 'pnpm.exe' : 'pnpm')
  const installed = packagesOf(join(folder, 'node_modules/.package-lock.json'))[name]?.integrity
  return {
    version,
    install:
      installed === wanted && existsSync(program)
        ? undefined
        : [
            'npm',
            'ci',
            '--ignore-scripts',
            '--no-audit',
            '--no-fund',
            '--prefer-offline',
            '--prefix',
            folder,
          ],
    command: [program],
    env: { PATH: `${join(folder, name)}${delimiter}${process.env.PATH ?? ''}` },
    warning: undefined,
  }
}

/** Returns pnpm's name for this platform. The report of a musl system has no glibc version. */
function thisPlatform() {
  const { platform, arch, report } = process
  const header = Reflect.get(report?.getReport() ?? {}, 'header')
  const isMusl = platform === 'linux' && !header?.glibcVersionRuntime
  return `${platform}-${arch}${isMusl ? '-musl' : ''}`
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string }>}
 */
function packagesOf(file) {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).packages ?? {}) : {}
}
