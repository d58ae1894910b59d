import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '../chromium.mjs'
import { readLockfile, unlockedPackages, withoutOwnPackages } from '../npmLock.mjs'
import { start } from '../processes.mjs'
import { writeNpmrc } from './managers.mjs'

/** @typedef {'vite-react' | 'next' | 'vue' | 'svelte' | 'html'} Template */

/**
 * The commands that check the types of a folder, for templates whose files TypeScript cannot read.
 *
 * @type {Readonly<Partial<Record<Template, readonly string[]>>>}
 */
const typecheckers = {
  vue: ['npx', 'vue-tsc', '--noEmit', '-p'],
  svelte: ['npx', 'svelte-check', '--fail-on-warnings', '--workspace'],
}

const npmFlags = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline']

/**
 * Creates an app of a template with `create-latchkit` from the registry of this machine, installs the packages of its lockfile, runs
 * its scripts, and its test in Chromium, which starts its development server with the devnet. Throws if one of them fails.
 *
 * @param {object} options
 * @param {string} options.root
 * @param {string} options.temp A folder outside the workspace.
 * @param {string} options.url The registry.
 * @param {string} options.version Of our packages.
 * @param {Template} options.template
 * @param {boolean} options.isUpdate Whether to update the lockfile instead.
 */
export async function tryScaffold({ root, temp, url, version, template, isUpdate }) {
  const committed = join(root, `scripts/registry/locks/${template}/package-lock.json`)
  const app = join(temp, `scaffold-${template}`)
  const tarball = `${url}create-latchkit/-/create-latchkit-${version}.tgz`
  /** @param {string} folder @param {readonly string[]} flags */
  const create = (folder, flags = []) => [
    ...['npm', 'exec', '--yes', `--package=${tarball}`, '--', 'create-latchkit', folder],
    ...['--template', template, '--yes', '--no-install', ...flags],
  ]
  await run(`creating an app (${template})`, create(app), temp)
  writeNpmrc(app, url)
  const lockfile = join(app, 'package-lock.json')
  if (isUpdate) {
    await run('installing with npm', ['npm', 'install', ...npmFlags], app)
    const lock = withoutOwnPackages(readLockfile(lockfile))
    return writeFileSync(committed, `${JSON.stringify(lock, null, 2)}\n`)
  }
  cpSync(committed, lockfile)
  await run('installing with npm', ['npm', 'install', ...npmFlags], app)
  const installed = readLockfile(join(app, 'node_modules/.package-lock.json'))
  const unlocked = unlockedPackages(installed, readLockfile(committed))
  if (unlocked.length > 0)
    throw new Error(
      `These packages are not in ${committed}:\n${unlocked.join('\n')}\nRun with --update-lock.`,
    )
  for (const script of ['typecheck', 'build', 'lint']) await run(script, ['npm', 'run', script], app)
  for (const flags of [['--no-login'], ['--siwx', '--gateway'], ['--no-login', '--siwx']]) {
    // Inside the app, whose packages it uses.
    const variant = join(app, 'variant')
    await run(`creating it with ${flags.join(' ')}`, create(variant, flags), temp)
    await run('typecheck', [...(typecheckers[template] ?? ['npx', 'tsc', '--noEmit', '-p']), variant], app)
    rmSync(variant, { recursive: true })
  }
  // Everything else that the page offers.
  cpSync(join(root, 'scripts/registry/flows.spec.mjs'), join(app, 'e2e/flows.spec.mjs'))
  await run('its test in Chromium, with the devnet', ['npm', 'test'], app)
}

/** @param {string} title @param {readonly string[]} command @param {string} cwd */
async function run(title, command, cwd) {
  const startedAt = performance.now()
  let output = ''
  const env = { CHROMIUM: findChromium(), NEXT_TELEMETRY_DISABLED: '1' }
  const child = start(command, { cwd, env, onOutput: (text) => (output += text) })
  const code = await child.exited
  if (code !== 0)
    throw new Error(`${title}: ${command.join(' ')} ended with ${code}:\n${output.slice(-6000)}`)
  console.log(`${title}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}
