import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
// @boundaries-ignore the budgets are at the root
import { budgets } from '../../../size.config.mjs'

/** Returns a budget as the documentation writes it. */
function toKilobytes(name: string): string {
  const max = budgets.find((budget) => budget.name === name)?.max ?? 0
  return `${(max / 1000).toFixed(1)} kB`
}

test.each([
  ['README.md', ['before a click', 'connect view open']],
  ['apps/docs/src/content/docs/compare/index.md', ['before a click', 'connect view open']],
  ['apps/docs/src/pages/index.astro', ['before a click']],
])('behavior: the sizes in %s are the budgets', (file, names) => {
  expect(readFileSync(file, 'utf8').match(/\d+\.\d kB/g)).toEqual(names.map(toKilobytes))
})
