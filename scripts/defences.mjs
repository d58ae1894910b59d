// `pnpm defences` removes each defence of the table, one at a time, in a copy of the repository, and runs its test: it must pass
// with the defence and fail without it. `pnpm defences bundler` removes those whose names or files contain "bundler", and
// `pnpm defences [node]` those with a test in this project of Vitest. `--shard=2/8` runs the second of eight parts. The exit code is 1 if a test does not notice a removal, or the
// source does not contain the text of a defence any more.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCopy } from './defences/createCopy.mjs'
import { createRunner } from './defences/createRunner.mjs'
import { defences } from './defences/defences.mjs'
import { findDefenceProblem } from './defences/findDefenceProblem.mjs'
import { removeDefence } from './defences/removeDefence.mjs'
import { selectShard } from './defences/selectShard.mjs'
import { onInterrupt } from './processes.mjs'

/** @typedef {import('./defences/removeDefence.mjs').Defence} Defence */
/** @typedef {import('./defences/createRunner.mjs').Result} Result */

const parameters = process.argv.slice(2).filter((word) => word !== '--')
const words = parameters.filter((word) => !word.startsWith('--shard='))
const chosen = selectShard(
  defences.filter(({ name, file, test }) =>
    words.every((word) => `${name} ${file} [${test.runner}]`.includes(word)),
  ),
  parameters.find((word) => word.startsWith('--shard=')),
)
if (chosen.length === 0) {
  console.error(
    `No defence has a name or file with ${words.join(' and ')}. The defences are:\n  ${defences.map(({ name }) => name).join('\n  ')}`,
  )
  process.exit(1)
}

const copy = createCopy()
onInterrupt(async () => copy.remove())
/** @param {Defence} defence */
const toKey = ({ test }) => `${test.runner} ${test.file}`
/** @type {Map<string, readonly Result[]>} The tests of a file, run once for all of its defences. */
const intact = new Map()

/**
 * @param {import('./defences/createRunner.mjs').Runner} runner
 * @param {Defence} defence
 */
async function check(runner, defence) {
  const { file, test } = defence
  const key = toKey(defence)
  if (!intact.has(key)) {
    const titles = chosen.filter((one) => toKey(one) === key).map((one) => one.test.title)
    const results = await runner.run(test, titles)
    intact.set(key, results)
    for (const { title, hasPassed, error } of results)
      if (!hasPassed) console.error(`${title} fails with the defence: ${error}`)
  }
  const path = join(copy.folder, file)
  const text = readFileSync(path, 'utf8')
  try {
    writeFileSync(path, removeDefence(text, defence))
    runner.invalidate(file)
    const removed = await runner.run(test, [test.title])
    return findDefenceProblem(test.title, { intact: intact.get(key) ?? [], removed })
  } finally {
    writeFileSync(path, text)
    runner.invalidate(file)
  }
}

let failed = 0
try {
  const runner = await createRunner(copy.folder, [...new Set(chosen.map(({ test }) => test.runner))])
  for (const defence of chosen) {
    const startedAt = performance.now()
    const problem = await check(runner, defence).catch((error) => String(error))
    const seconds = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
    const { name, test } = defence
    const outcome = problem === undefined ? 'caught' : `NOT CAUGHT, ${problem}`
    console.log(`${outcome}: ${name} (${test.file} "${test.title}", ${seconds})`)
    if (problem !== undefined) failed += 1
  }
  await runner.close()
} finally {
  copy.remove()
}
console.log(
  failed === 0
    ? `The tests notice the removal of all ${chosen.length} defences.`
    : `${failed} of ${chosen.length} rows are wrong.`,
)
process.exit(failed === 0 ? 0 : 1)
