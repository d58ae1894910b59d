import { expect, test } from 'vitest'
import { createDecisions } from './createDecisions.js'

const names = ['wallet eth_requestAccounts', 'GET /api', 'GET /api', 'event chainChanged']

test('default', () => {
  const decide = createDecisions(7, {})
  const decisions = names.map(decide)
  expect(decisions.every(({ delayMs }) => delayMs >= 0 && delayMs <= 600)).toBe(true)
  expect(decisions.some(({ isDropped }) => isDropped)).toBe(false)
})

test('behavior: the same seed makes the same decisions', () => {
  expect(names.map(createDecisions(7, {}))).toEqual(names.map(createDecisions(7, {})))
  expect(names.map(createDecisions(7, {}))).not.toEqual(names.map(createDecisions(8, {})))
})

test('behavior: requests that run at the same time do not change a decision', () => {
  const alone = createDecisions(7, {})
  const beside = createDecisions(7, {})
  beside('GET /other')
  expect(beside('GET /api')).toEqual(alone('GET /api'))
})

test('param: only', () => {
  const options = { drop: 1, maxDelayMs: 10 }
  const decide = createDecisions(7, { ...options, only: ['GET /api (2)'] })
  const all = names.map(createDecisions(7, options))
  expect(names.map(decide).map(({ id, isDropped }) => [id, isDropped])).toEqual([
    ['wallet eth_requestAccounts', false],
    ['GET /api', false],
    ['GET /api (2)', true],
    ['event chainChanged', false],
  ])
  expect(createDecisions(7, { ...options, only: ['GET /api'] })('GET /api')).toEqual(all[1])
})

test('param: drop, duplicate, reorder', () => {
  const decide = createDecisions(1, { drop: 1, duplicate: 1, reorder: 1, maxDelayMs: 10 })
  const { delayMs, isDropped, isDuplicated } = decide('GET /api')
  expect([isDropped, isDuplicated]).toEqual([true, true])
  expect(delayMs).toBeGreaterThanOrEqual(10)
})

test('behavior: the frequencies are those of the options', () => {
  const decide = createDecisions(3, { drop: 0.25 })
  const dropped = Array.from({ length: 4_000 }, () => decide('GET /api')).filter(({ isDropped }) => isDropped)
  expect(dropped.length / 4_000).toBeCloseTo(0.25, 1)
})
