// Changes the product in one place at a time and runs the nearest tests: `pnpm mutants`. A mutant that they do not notice is one
// that survives. The same seed on the same files selects the same mutants. Stryker has no sample, and runs one project of Vitest.

import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createImportGraph } from './changed/createImportGraph.mjs'
import { isStory, isTest, listFiles, readSource } from './checks/sources.mjs'
import { findMutants } from './mutants/findMutants.mjs'
import { sample } from './mutants/sample.mjs'
import { selectTests, toImporters } from './mutants/selectTests.mjs'
import { onInterrupt, start } from './processes.mjs'

/** @typedef {import('./mutants/findMutants.mjs').Mutant} Mutant */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
  },
})
const count = Number(values.count)
const seed = Number(values.seed)
if (!Number.isSafeInteger(count) || count < 1)
  fail(`--count must be a positive integer, got "${values.count}".`)
if (!Number.isSafeInteger(seed)) fail(`--seed must be an integer, got "${values.seed}".`)
const folders =
  positionals.length > 0
    ? positionals
    : ['packages/core/src', 'packages/ui/src', 'apps/gateway/src', 'apps/login-frame/src']
const changed = execFileSync('git', ['status', '--porcelain', '--', ...folders]).toString()
if (changed !== '')
  fail(`Commit or stash your changes first: the mutants are written into these folders.\n${changed}`)

const files = listFiles('.', folders).filter(
  (file) => !isTest(file) && !isStory(file) && !file.includes('/testing/'),
)
const mutants = sample(
  files.flatMap((file) => findMutants(readSource('.', file))),
  count,
  seed,
)
const importers = toImporters(createImportGraph('.'))
/** @type {ReadonlyMap<Mutant, readonly string[]>} */
const tests = new Map(mutants.map((mutant) => [mutant, selectTests(importers, mutant.file)]))

/** A mutant that never ends is noticed, too. */
const timeoutMs = 180_000
/** @type {import('./processes.mjs').Child | undefined} */
let current
/** @type {(() => void) | undefined} Writes the mutated file as it was. */
let restore
onInterrupt(async () => {
  await current?.stop()
  restore?.()
})

const before = [...new Set([...tests.values()].flat())].sort()
console.log(
  `${mutants.length} mutants, seed ${seed}; ${before.length} files of tests run once without a mutant.`,
)
const unchanged = await run(before, 1_800_000)
if (unchanged.code !== 0) fail(`The tests fail without a mutant:\n${unchanged.output}`)

/** @type {(Mutant & { result: 'killed' | 'survived' | 'untested' })[]} */
const results = []
for (const [mutant, selected] of tests) {
  const text = readFileSync(mutant.file, 'utf8')
  restore = () => writeFileSync(mutant.file, text)
  let result = /** @type {'killed' | 'survived' | 'untested'} */ ('untested')
  if (selected.length > 0) {
    writeFileSync(mutant.file, text.slice(0, mutant.start) + mutant.replacement + text.slice(mutant.end))
    try {
      result = (await run(selected, timeoutMs)).code === 0 ? 'survived' : 'killed'
    } finally {
      restore()
    }
  }
  results.push({ ...mutant, result })
  const original = text.slice(mutant.start, mutant.end).replaceAll(/\s+/g, ' ').slice(0, 60)
  console.log(
    `${result}: ${mutant.file}:${mutant.line} ${mutant.operator}: ${original} → ${mutant.replacement}`,
  )
}
mkdirSync('test-results', { recursive: true })
writeFileSync('test-results/mutants.json', `${JSON.stringify({ seed, results }, undefined, 2)}\n`)
for (const folder of folders) {
  const own = results.filter(({ file }) => file.startsWith(`${folder}/`))
  const number = (/** @type {string} */ result) => own.filter((one) => one.result === result).length
  console.log(
    `${folder}: ${number('killed')} of ${own.length} killed, ${number('survived')} survived, ${number('untested')} without a near test`,
  )
}
process.exit(0)

/**
 * Runs test files until the first failure.
 *
 * @param {readonly string[]} selected
 * @param {number} limitMs
 */
async function run(selected, limitMs) {
  let output = ''
  // The other projects run the same files with other versions of dependencies.
  const projects = ['node', 'apps', 'sdk', 'browser', 'components', 'chains', 'storybook'].map(
    (name) => `--project=${name}`,
  )
  current = start(['vitest', 'run', '--bail=1', '--reporter=dot', ...projects, ...selected], {
    onOutput: (text) => (output += text),
  })
  const timer = setTimeout(() => current?.kill('SIGKILL'), limitMs)
  const code = await current.exited
  clearTimeout(timer)
  return { code, output }
}

/** @param {string} problem @returns {never} */
function fail(problem) {
  console.error(`${problem}\nUsage: pnpm mutants [--count 300] [--seed 1] [folders]`)
  process.exit(1)
}
