import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Holds a lockfile of npm with the sha512 of pnpm's programs. */
export const pnpmFolder = fileURLToPath(new URL('pnpm', import.meta.url))

/**
 * How pnpm gets here and is run.
 *
 * @typedef {object} PinnedPnpm
 * @property {string} version
 * @property {readonly string[] | undefined} install Fetches it and verifies its hash; `undefined` if it is here, or if no hash is
 * known for this platform.
 * @property {readonly string[]} command Runs it.
 * @property {NodeJS.ProcessEnv} env Puts it first on the path, for what it starts.
 * @property {string | undefined} warning
 */

/**
 * Plans how to run pnpm: from a folder of its own, where `npm ci` compares the sha512 of what it fetches with the lockfile,
 * also if it comes from npm's cache, and runs no script of it. Without a hash for the platform, npx fetches the pinned version.
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
      warning: `No hash of pnpm is recorded for ${platform}: npx fetches pnpm ${version}, verified only by the registry.`,
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

/** pnpm's own name for this platform. Musl has no glibc version to report. */
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
