import { expect, test } from 'vitest'
import { joinStatuses, toStatus } from './toCapability.js'

test.each([
  [undefined, { status: 'available' }],
  [0, { status: 'degraded', retryAfterSeconds: 1 }],
  [0.2, { status: 'degraded', retryAfterSeconds: 1 }],
  [7, { status: 'degraded', retryAfterSeconds: 7 }],
])('default: a source that fails for %j s', (seconds, status) => {
  expect(toStatus(seconds)).toEqual(status)
})

test.each([
  [[undefined], { status: 'available' }],
  [[5, undefined], { status: 'available' }],
  [[20, 5], { status: 'degraded', retryAfterSeconds: 5 }],
])('default: sources that fail for %j s', (seconds, status) => {
  expect(joinStatuses(seconds)).toEqual(status)
})
