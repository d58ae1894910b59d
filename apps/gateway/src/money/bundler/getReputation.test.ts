import { expect, test } from 'vitest'
import { getMaxPending, getReputationStatus } from './getReputation.js'

test.each([
  [{ seen: 0, included: 0 }, 'ok'],
  [{ seen: 109, included: 0 }, 'ok'],
  [{ seen: 110, included: 0 }, 'throttled'],
  [{ seen: 120, included: 1 }, 'throttled'],
  [{ seen: 120, included: 2 }, 'ok'],
  [{ seen: 509, included: 0 }, 'throttled'],
  [{ seen: 510, included: 0 }, 'banned'],
  [{ seen: 100_000, included: 1 }, 'banned'],
] as const)('default: %o is %s', (reputation, status) => {
  expect(getReputationStatus(reputation)).toBe(status)
})

test.each([
  ['a new paymaster without stake', { seen: 0, included: 0 }, true, 10],
  ['one with included operations', { seen: 40, included: 20 }, true, 20],
  ['one whose operations are all included', { seen: 1_000, included: 1_000 }, true, 100],
  ['a staked one', { seen: 0, included: 0 }, false, 100],
  ['a throttled one, even with a stake', { seen: 120, included: 1 }, false, 4],
  ['a banned one', { seen: 100_000, included: 1 }, false, 0],
] as const)('default: the maximum of %s', (_name, reputation, isLimited, max) => {
  expect(getMaxPending(reputation, isLimited, 100)).toBe(max)
})
