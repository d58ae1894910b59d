import { expect, test } from 'vitest'
import { canLoadMore, canRetry } from './canRetry.js'

const kit = { internal: { clock: { now: () => 1_000, setTimeout: () => () => {} } } }

test.each([
  ['a failure whose block has ended', { status: 'failed', retryAt: 1_000 }, true, true],
  ['a failure that is blocked', { status: 'failed', retryAt: 1_001 }, false, false],
  ['a failure that is not read again', { status: 'failed' }, false, true],
  ['an earlier list, blocked', { status: 'stale', retryAt: 1_001 }, false, false],
  ['an earlier list', { status: 'stale', retryAt: 1_000 }, false, true],
  ['a list', { status: 'ready' }, false, true],
])('default: %s', (_, model, isRetryable, hasNext) => {
  expect([canRetry(kit, model), canLoadMore(kit, model)]).toEqual([isRetryable, hasNext])
})
