import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { start } from '../processes.mjs'
import { managerPackages } from './managers.mjs'
import { tryOffline } from './tryOffline.mjs'

/** The package managers beside npm, with the file that shows which one has installed an app. */
const managers = [
  { name: 'pnpm', lockfile: 'pnpm-lock.yaml' },
  { name: 'yarn', lockfile: 'yarn.lock' },
  { name: 'bun', lockfile: 'bun.lock' },
]

/**
 * Creates an app with the command of each package manager, as a user does: `pnpm create`, `yarn create`, `bun create`. It checks the types and runs
 * the tests of the app with the scripts of the same package manager, without a network.
 *
 * @param {object} options
 * @param {string} options.root
 * @param {string} options.temp A folder outside the workspace.
 * @param {NodeJS.ProcessEnv} options.env Settings of the registry.
 * @param {(check: string, action: () => Promise<unknown>) => Promise<boolean>} options.measure
 */
export async function tryCreate({ root, temp, env, measure }) {
  const tools = await installTools(join(temp, 'tools'), env)
  for (const { name, lockfile } of managers) {
    const app = join(temp, `create-${name}`)
    const ownEnv = { ...env, ...tools }
    const run = (/** @type {readonly string[]} */ command, /** @type {string} */ cwd) =>
      enter([name, ...command], cwd, ownEnv)
    const isCreated = await measure(`${name} create latchkit@rc`, async () => {
      await run(['create', 'latchkit@rc', `create-${name}`, '--template', 'vite-react', '--yes'], temp)
      const readme = readFileSync(join(app, 'README.md'), 'utf8')
      if (!readme.includes(`\n${name} `) || /\bnpm run/.test(readme))
        throw new Error(`The README must have the commands of ${name}:\n${readme.slice(0, 600)}`)
      for (const file of [lockfile, 'node_modules'])
        if (!existsSync(join(app, file))) throw new Error(`The app has no ${file}.`)
    })
    if (!isCreated) continue
    await measure(`${name} run typecheck`, () => run(['run', 'typecheck'], app))
    await measure(`${name} run test, without a network`, () =>
      tryOffline({ root, app, command: [name, 'run', 'test'], env: ownEnv, print: () => {} }),
    )
  }
}

/**
 * Installs the package managers of npm, and returns the environment in which their names are commands.
 *
 * @param {string} folder @param {NodeJS.ProcessEnv} env @returns {Promise<NodeJS.ProcessEnv>}
 */
async function installTools(folder, env) {
  const bin = join(folder, 'bin')
  mkdirSync(bin, { recursive: true })
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, dependencies: managerPackages }),
  )
  await enter(['npm', 'install', '--ignore-scripts'], folder, env)
  const modules = join(folder, 'node_modules')
  const yarn = `#!/bin/sh\nexec '${process.execPath}' '${join(modules, '@yarnpkg/cli-dist/bin/yarn.js')}' "$@"\n`
  writeFileSync(join(bin, 'yarn'), yarn, { mode: 0o755 })
  for (const name of ['bun', 'bunx'])
    if (!existsSync(join(bin, name)))
      symlinkSync(join(modules, '@oven/bun-linux-x64/bin/bun'), join(bin, name))
  return {
    PATH: `${bin}:${process.env.PATH}`,
    // They would find the packages of an earlier run in their caches.
    YARN_GLOBAL_FOLDER: join(folder, 'yarn'),
    BUN_INSTALL_CACHE_DIR: join(folder, 'bun'),
  }
}

/** @param {readonly string[]} command @param {string} cwd @param {NodeJS.ProcessEnv} env */
async function enter(command, cwd, env) {
  let output = ''
  const child = start(command, {
    cwd,
    env,
    onOutput: (text) => {
      output += text
    },
  })
  const code = await child.exited
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${output.slice(-3000)}`)
}
