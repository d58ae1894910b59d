import { loadavg } from 'node:os'
import { createWallets } from './benchAllWallets.mjs'
import { checkOut, nameThisCommit, resolveCommit, serve } from './benchCheckout.mjs'
import { lightPage, scenarios } from './benchRows.mjs'
import { toCell, toChange, toTable } from './benchStatistics.mjs'

/** @typedef {import('./benchRows.mjs').Scenario} Scenario */
/** @typedef {{ name: string, served: import('./benchCheckout.mjs').Served }} Side */
/** Values of each row, and the first error. @typedef {{ values: number[][], failures: number, problem?: string }} Result */

/** Maximum time of one visit. */
const visitMs = 120_000

/**
 * Prints the table of this commit, beside that of an earlier one.
 *
 * @param {() => Promise<import('playwright').Browser>} launch
 * @param {import('./benchArguments.mjs').Arguments} options
 * @param {import('./benchCheckout.mjs').Cleanup} cleanup
 */
export async function printTable(launch, { against, runs, only }, cleanup) {
  const sides = await serveSides(against, cleanup)
  const wallets = await createWallets()
  cleanup.add(wallets.stop)
  const all = [...scenarios, wallets.scenario].filter(({ rows }) =>
    rows.some((row) => !only || row.includes(only)),
  )
  const browser = await launch()
  cleanup.add(() => browser.close())
  const load = loadavg()[0] ?? 0
  const results = new Map(all.map((scenario) => [scenario, sides.map(() => createResult(scenario))]))
  // One visit of each commit after the other, so that other work on the machine affects both.
  for (let run = 0; run < runs; run++) {
    console.log(`▸ Measuring, ${run + 1} of ${runs}`)
    for (const [scenario, ofSides] of results)
      for (const [index, side] of sides.entries()) {
        const result = ofSides[index]
        if (!result || run >= (scenario.runs ?? runs) || isUnavailable(result)) continue
        await measureInto(result, { browser, scenario, side })
      }
  }
  console.log(`\n${format(results, sides)}\n`)
  console.log(
    'Medians, with the quartiles in brackets. `~`: noise explains the difference. `-`: not measured.',
  )
  console.log(`Load of the machine: ${load.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after.`)
  for (const { name, served } of sides)
    for (const problem of served.problems) console.log(`${name}: ${problem}`)
  for (const [{ rows }, ofSides] of results)
    for (const [index, { failures, problem }] of ofSides.entries())
      if (problem)
        console.log(`${sides[index]?.name}: "${rows[0]}" failed ${failures} times, first with: ${problem}`)
}

/** @param {string | undefined} against @param {import('./benchCheckout.mjs').Cleanup} cleanup */
async function serveSides(against, cleanup) {
  /** @type {Side[]} */
  const sides = []
  const commit = against && (await resolveCommit(against))
  if (commit) {
    console.log(`▸ Installing and building ${against} (${commit.slice(0, 9)})`)
    const served = await serve(cleanup, await checkOut(commit, cleanup))
    sides.push({ name: commit.slice(0, 9), served })
  }
  const name = await nameThisCommit()
  console.log(`▸ Building ${name}`)
  sides.push({ name, served: await serve(cleanup) })
  return sides
}

/** @param {Scenario} scenario @returns {Result} */
function createResult({ rows }) {
  return { values: rows.map(() => []), failures: 0 }
}

/** Whether a commit does not have what is measured. @param {Result} result */
function isUnavailable({ values, failures }) {
  return failures > 1 && values.every((ofRow) => ofRow.length === 0)
}

/**
 * Visits the page in a new profile without a cache.
 *
 * @param {Result} result
 * @param {{ browser: import('playwright').Browser, scenario: Scenario, side: Side }} options
 */
async function measureInto(result, { browser, scenario, side: { served } }) {
  const viewport = { width: 1280, height: 900 }
  const context = await browser.newContext({ viewport, ...scenario.context })
  context.setDefaultTimeout(20_000)
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  try {
    const page = await context.newPage()
    await page.addInitScript({ content: `if (name !== '${lightPage}') {${served.walletScript}}` })
    /** @type {Promise<never>} */
    const tooLong = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`It took longer than ${visitMs / 1000} s.`)), visitMs)
    })
    const values = await Promise.race([scenario.measure({ page, side: served }), tooLong])
    for (const [index, value] of values.entries()) if (value !== undefined) result.values[index]?.push(value)
  } catch (error) {
    result.failures += 1
    result.problem ??= (error instanceof Error ? error.message : String(error)).replace(/\n.*/s, '')
  } finally {
    clearTimeout(timer)
    await context.close()
  }
}

/** @param {ReadonlyMap<Scenario, readonly Result[]>} results @param {readonly Side[]} sides */
function format(results, sides) {
  const rows = [...results].flatMap(([scenario, ofSides]) =>
    scenario.rows.map((row, index) => {
      const values = ofSides.map((result) => result.values[index] ?? [])
      const [before, now] = values
      return [
        row,
        ...values.map((each) => toCell(each, scenario.digits ?? 0)),
        ...(before && now ? [toChange(before, now)] : []),
        String(Math.min(...values.map(({ length }) => length))),
      ]
    }),
  )
  const change = sides.length > 1 ? ['change'] : []
  return toTable([['', ...sides.map(({ name }) => name), ...change, 'runs'], ...rows])
}
