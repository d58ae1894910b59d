// The entry point of `npm start` and `npm test`, on a machine that may only have Node and npm. It has no dependencies, and
// imports other modules only after it has checked the version of Node.

const [task = ''] = process.argv.slice(2)

const { nodeProblem } = await import('./nodeVersion.mjs')
const problem = nodeProblem(process.version)
if (problem) {
  console.error(problem)
  process.exit(1)
}

const { start, onInterrupt } = await import('./processes.mjs')
/** @type {import('./processes.mjs').Child | undefined} */
let current
/** @type {readonly string[] | undefined} */
let last
/** @type {NodeJS.ProcessEnv} */
let pnpmEnv = {}
// Longer than the grace period that the child gives to its own children.
onInterrupt(async () => current?.stop(15_000))

console.log(`\n▸ Node ${process.version}: supported`)
const { pinnedPnpm } = await import('./pinnedPnpm.mjs')
const { install, version, warning } = pinnedPnpm()
if (warning) console.warn(`\n! ${warning}`)
if (install) await step(`Fetching pnpm ${version}, verified by its sha512`, install)
const { install: missing, command: pnpm, env } = pinnedPnpm()
// npm skips an optional dependency with a wrong hash, and still exits with 0.
if (missing) {
  console.error(
    `\n✗ pnpm ${version} was not installed: it cannot be downloaded, or its hash does not match the lockfile.`,
  )
  process.exit(1)
}
pnpmEnv = env
last = [...pnpm, '--silent', 'run', task === 'test' ? 'check' : 'dev']
await step('Installing the locked dependencies', [
  ...pnpm,
  'install',
  '--frozen-lockfile',
  '--ignore-scripts',
])
if (task === 'test') {
  await findOrGetChromium()
  await findOrGetBrowsers()
  await step('Finding a Bitcoin node', [...pnpm, '--silent', '--filter', '@latchkit/devnet', 'run', 'fetch'])
}
await step(task === 'test' ? 'Running all checks and tests' : 'Starting chains and playground', last)

/**
 * Prints the title, runs the command, and exits with its code if it fails.
 *
 * @param {string} title
 * @param {readonly string[]} command
 */
async function step(title, command) {
  const code = await run(title, command)
  if (code === 0) return
  // The checks print their own summary, and CI reads its last line.
  if (command !== last) console.error(`\n✗ ${title}: failed (${command.join(' ')} ended with ${code})`)
  process.exit(code)
}

/**
 * Prints the title and runs the command. Resolves with its exit code.
 *
 * @param {string} title
 * @param {readonly string[]} command
 */
function run(title, command) {
  console.log(`\n▸ ${title}`)
  current = start(command, { env: { STORYBOOK_DISABLE_TELEMETRY: '1', DO_NOT_TRACK: '1', ...pnpmEnv } })
  return current.exited
}

async function findOrGetChromium() {
  const { findChromium, chromiumInstall } = await import('./chromium.mjs')
  if (!findChromium()) {
    const plan = chromiumInstall()
    if ('problem' in plan) {
      console.error(`\n✗ ${plan.problem}`)
      process.exit(1)
    }
    await step(`Fetching the list of packages: ${plan.update.join(' ')}`, plan.update)
    for (const command of plan.alternatives) {
      if (findChromium()) break
      await run(`Installing Chromium: ${command.join(' ')}`, command)
    }
  }
  const path = findChromium()
  if (!path) {
    console.error(
      '\n✗ Chromium could not be installed, or is not in a known location: set CHROMIUM=/path/to/chromium',
    )
    process.exit(1)
  }
  console.log(`\n▸ Chromium: ${path}`)
}

/** Without these browsers, the other checks can run: the step that uses them fails, and says what to install. */
async function findOrGetBrowsers() {
  const { findBrowsers, browsersInstall } = await import('./browsers/findBrowsers.mjs')
  if ('problem' in findBrowsers()) {
    const plan = browsersInstall()
    if ('problem' in plan) {
      console.warn(`\n! ${plan.problem}`)
      return
    }
    const code = await run(`Fetching the list of packages: ${plan.update.join(' ')}`, plan.update)
    for (const command of code === 0 ? plan.alternatives : [])
      await run(`Installing Firefox and WebKitGTK: ${command.join(' ')}`, command)
  }
  const found = findBrowsers()
  if ('problem' in found) console.warn(`\n! ${found.problem}`)
  else console.log(`\n▸ Firefox: ${found.firefox}\n▸ WebKitGTK: ${found.webKitBrowser}`)
}
