import { expect, test } from 'vitest'
import { steps } from './steps.mjs'

test('default', () => {
  expect(steps.slice(0, 3).map(({ name }) => name)).toEqual(['build', 'types', 'unit and integration'])
})

test('behavior: steps that run alone come last: all others run beside the tests in Node.js', () => {
  const firstAlone = steps.findIndex(({ alone }) => alone)
  expect(firstAlone).toBeGreaterThan(0)
  expect(steps.slice(firstAlone).filter(({ alone }) => !alone)).toEqual([])
})

test('behavior: a step comes after those that it needs', () => {
  const names = steps.map(({ name }) => name)
  const early = steps.flatMap(({ needs = [] }, index) =>
    needs.filter((name) => !names.slice(0, index).includes(name)),
  )
  expect(early).toEqual([])
})
