// Runs test files again and again on a busy machine, in a random order: `pnpm stress <files>`, 20 times.
// `pnpm stress --times 3 --suite` runs all test steps of `npm test`. Vitest and Playwright have no load, and no order for each run.

import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { onInterrupt, start } from './processes.mjs'
import { steps } from './steps.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    suite: { type: 'boolean', default: false },
  },
})
const times = Number(values.times)
const seed = Number(values.seed)
if (!Number.isSafeInteger(times) || times < 1)
  fail(`--times must be a positive integer, got "${values.times}".`)
if (!Number.isSafeInteger(seed)) fail(`--seed must be an integer, got "${values.seed}".`)
if (values.suite === positionals.length > 0) fail('Name the test files, or use --suite for all.')

const busyLoops = Array.from({ length: availableParallelism() }, () =>
  start([process.execPath, '-e', 'for (;;);'], { onOutput: () => {} }),
)
/** @type {import('./processes.mjs').Child | undefined} */
let current
onInterrupt(stopAll)

/** @type {string[]} */
const failures = []
for (let time = 0; time < times; time++) {
  for (const command of toCommands(seed + time)) {
    const startedAt = performance.now()
    let output = ''
    current = start(command, { onOutput: (text) => (output += text) })
    const code = await current.exited
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    const label = `${time + 1} of ${times}: ${command.join(' ')} (${seconds} s)`
    console.log(`${code === 0 ? '✓' : '✗'} ${label}`)
    if (code === 0) continue
    console.log(output.replace(/^/gm, '    '))
    failures.push(label)
  }
}
await stopAll()
console.log(`\n${failures.length} failed`)
for (const failure of failures) console.log(`✗ ${failure}`)
process.exit(failures.length > 0 ? 1 : 0)

/**
 * Returns the commands of one time.
 *
 * @param {number} order The seed of the order.
 * @returns {(readonly string[])[]}
 */
function toCommands(order) {
  const shuffled = ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${order}`]
  const e2e = ['pnpm', '--filter', '@latchkit/playground', 'e2e']
  if (values.suite)
    return steps
      .filter(({ tests }) => tests)
      .map(({ command }) => (command.includes('e2e') ? command : [...command, ...shuffled]))
  const specs = positionals.filter((file) => file.endsWith('.spec.ts'))
  const others = positionals.filter((file) => !specs.includes(file))
  return [
    ...(others.length > 0 ? [['vitest', 'run', ...shuffled, ...others]] : []),
    ...(specs.length > 0
      ? [[...e2e, ...shuffle(specs, order).map((file) => file.replace('apps/playground/', ''))]]
      : []),
  ]
}

/**
 * Returns the items in an order that depends on the seed.
 *
 * @template T
 * @param {readonly T[]} items
 * @param {number} order
 */
function shuffle(items, order) {
  const hash = (/** @type {number} */ index) => Math.imul((index + 1) ^ order, 0x9e3779b1) >>> 0
  return items
    .map((item, index) => ({ item, key: hash(index) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}

async function stopAll() {
  await Promise.all([current?.stop(), ...busyLoops.map((loop) => loop.stop(0))])
}

/** @param {string} problem @returns {never} */
function fail(problem) {
  console.error(`${problem}\nUsage: pnpm stress [--times 20] [--seed n] <files> | --suite`)
  process.exit(1)
}
