import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A package manager: how it is started, what it needs in the folder of an app, and how it installs without scripts and runs a program.
 *
 * @typedef {{
 *   name: string,
 *   prepare: (folder: string, registry: string) => void,
 *   env?: NodeJS.ProcessEnv,
 *   install: readonly string[],
 *   run: (program: string) => readonly string[],
 * }} Manager
 */

/** The package managers that npm provides, in exact versions. */
export const managerPackages = { '@yarnpkg/cli-dist': '4.18.1', '@oven/bun-linux-x64': '1.4.5' }

/**
 * Returns the package managers beside npm.
 *
 * @param {string} tools The folder in which `managerPackages` are installed.
 * @returns {readonly Manager[]}
 */
export function createManagers(tools) {
  const yarn = [process.execPath, join(tools, 'node_modules/@yarnpkg/cli-dist/bin/yarn.js')]
  const bun = join(tools, 'node_modules/@oven/bun-linux-x64/bin/bun')
  return [
    {
      name: 'pnpm',
      prepare: writeNpmrc,
      install: ['pnpm', 'install', '--ignore-scripts', '--no-frozen-lockfile'],
      run: (program) => ['pnpm', 'exec', program],
    },
    ...['pnp', 'node-modules'].map((nodeLinker) => ({
      name: `yarn (${nodeLinker})`,
      prepare: (/** @type {string} */ folder, /** @type {string} */ registry) =>
        writeYarnConfig(folder, registry, nodeLinker),
      // Yarn and bun would find the packages of an earlier run in their caches.
      env: { YARN_GLOBAL_FOLDER: join(tools, 'yarn') },
      install: [...yarn, 'install', '--no-immutable'],
      run: (/** @type {string} */ program) => [...yarn, 'run', program],
    })),
    // Other systems have a package of their own.
    ...(existsSync(bun)
      ? [
          {
            name: 'bun',
            prepare: writeNpmrc,
            env: { BUN_INSTALL_CACHE_DIR: join(tools, 'bun') },
            install: [bun, 'install', '--ignore-scripts'],
            run: (/** @type {string} */ program) => [bun, 'run', program],
          },
        ]
      : []),
  ]
}

/**
 * Creates the folder of an app.
 *
 * @param {string} folder
 * @param {string} source Folder of its sources.
 * @param {object} manifest Its `package.json`.
 */
export function writeApp(folder, source, manifest) {
  mkdirSync(folder, { recursive: true })
  cpSync(source, folder, { recursive: true, filter: (file) => !file.endsWith('lock.json') })
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
}

/** @param {string} folder @param {string} registry */
export function writeNpmrc(folder, registry) {
  writeFileSync(join(folder, '.npmrc'), `@latchkit:registry=${registry}\n`)
  // Without a workspace of its own, pnpm looks for one in the folders above.
  // A package of another author that was published today is no reason to fail.
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    'packages: []\nstrictDepBuilds: false\nminimumReleaseAge: 0\n',
  )
}

/** @param {string} folder @param {string} registry @param {string} nodeLinker */
function writeYarnConfig(folder, registry, nodeLinker) {
  const config = {
    nodeLinker,
    enableScripts: false,
    enableTelemetry: false,
    httpTimeout: 300_000,
    unsafeHttpWhitelist: ['127.0.0.1'],
    // Yarn waits a day before it installs what was just published, by us or by others. The gate of a scope has a default of its own.
    npmMinimalAgeGate: 0,
    npmScopes: { latchkit: { npmRegistryServer: registry, npmMinimalAgeGate: 0 } },
  }
  // JSON is YAML. A lockfile makes the folder a project of its own.
  writeFileSync(join(folder, '.yarnrc.yml'), JSON.stringify(config))
  writeFileSync(join(folder, 'yarn.lock'), '')
}
