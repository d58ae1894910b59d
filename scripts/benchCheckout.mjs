import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { pinnedPnpm } from './pinnedPnpm.mjs'
import { start } from './processes.mjs'

/**
 * What `benchServe.mjs` serves: the pages of one commit.
 *
 * @typedef {object} Served
 * @property {string} siteUrl
 * @property {string} [react18Url] `minimal.html` with React 18.
 * @property {string} dataUrl The gateway.
 * @property {string} walletScript
 * @property {string} [frameUrl] The login frame.
 * @property {{ start?: number, open?: number }} [ownBytes]
 * @property {readonly string[]} problems What the commit does not have.
 */

const run = promisify(execFile)
const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Collects what must be removed or stopped at the end. `run` takes the last one first, each once, also if another one fails. A
 * step that is added afterwards runs at once.
 *
 * @param {(error: unknown) => void} [onError]
 */
export function createCleanup(onError = console.error) {
  /** @type {(() => unknown)[]} */
  const steps = []
  let last = Promise.resolve()
  let hasRun = false
  const runAll = async () => {
    for (let step = steps.pop(); step; step = steps.pop())
      try {
        await step()
      } catch (error) {
        onError(error)
      }
  }
  const run = () => {
    hasRun = true
    last = last.then(runAll)
    return last
  }
  const add = (/** @type {() => unknown} */ step) => {
    steps.push(step)
    if (hasRun) void run()
  }
  return { add, run }
}

/** @typedef {ReturnType<typeof createCleanup>} Cleanup */

/**
 * Returns the full hash of a commit.
 *
 * @param {string} name
 */
export async function resolveCommit(name) {
  try {
    const { stdout } = await run('git', ['rev-parse', '--verify', '--end-of-options', `${name}^{commit}`], {
      cwd: root,
    })
    return stdout.trim()
  } catch (cause) {
    throw new Error(`--against must be a commit of this repository, got "${name}".`, { cause })
  }
}

/**
 * Returns a name of the sources of this folder: the commit, with `+` if files have changed since.
 *
 * @returns {Promise<string>}
 */
export async function nameThisCommit() {
  const { stdout: hash } = await run('git', ['rev-parse', '--short=9', 'HEAD'], { cwd: root })
  const { stdout: changes } = await run('git', ['status', '--porcelain'], { cwd: root })
  return `${hash.trim()}${changes ? '+' : ''}`
}

/**
 * Checks a commit out into a temporary folder, and installs its dependencies.
 *
 * @param {string} commit
 * @param {Cleanup} cleanup
 * @returns {Promise<string>} The folder.
 */
export async function checkOut(commit, cleanup) {
  const parent = await mkdtemp(join(tmpdir(), 'latchkit-bench-'))
  const folder = join(parent, 'checkout')
  cleanup.add(async () => {
    await run('git', ['worktree', 'remove', '--force', folder], { cwd: root }).catch(() => undefined)
    await rm(parent, { recursive: true, force: true })
    await run('git', ['worktree', 'prune'], { cwd: root })
  })
  await run('git', ['worktree', 'add', '--detach', folder, commit], { cwd: root })
  const { command, env, install } = pinnedPnpm()
  const pnpm = install ? ['pnpm'] : command
  const options = ['--frozen-lockfile', '--ignore-scripts', '--prefer-offline']
  await runStep([...pnpm, 'install', ...options], { cwd: folder, env, cleanup })
  await copyFile(join(root, 'scripts/benchServe.mjs'), join(folder, 'scripts/benchServe.mjs'))
  return folder
}

/**
 * Builds the packages and the playground of a checkout, and serves its pages.
 *
 * @param {Cleanup} cleanup
 * @param {string} [folder] Default: this one.
 * @returns {Promise<Served>}
 */
export async function serve(cleanup, folder = root) {
  const turbo = join(folder, 'node_modules/.bin/turbo')
  await runStep([turbo, 'run', 'build', '--filter=./packages/*', '--output-logs=errors-only'], {
    ...{ cwd: folder, cleanup },
  })
  const command = ['--conditions=@latchkit/source', '--import', 'tsx', 'scripts/benchServe.mjs']
  let output = ''
  /** @type {(served: Served) => void} */
  let onServed = () => {}
  /** @type {Promise<Served>} */
  const served = new Promise((resolve) => {
    onServed = resolve
  })
  const child = start([process.execPath, ...command], {
    cwd: folder,
    onOutput(text) {
      output += text
      const line = /^serving (.+)\n/m.exec(output)?.[1]
      if (line) onServed(JSON.parse(line))
    },
  })
  cleanup.add(() => child.stop())
  const failed = child.exited.then((code) => {
    throw new Error(`The pages could not be served (exit code ${code}):\n${output}`)
  })
  return await Promise.race([served, failed])
}

/**
 * @param {readonly string[]} command
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, cleanup: Cleanup }} options
 */
async function runStep(command, { cwd, env, cleanup }) {
  let output = ''
  const child = start(command, {
    cwd,
    env,
    onOutput(text) {
      output += text
    },
  })
  cleanup.add(() => child.stop())
  const code = await child.exited
  if (code) throw new Error(`"${command.join(' ')}" failed in ${cwd} (exit code ${code}):\n${output}`)
}
