import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../testing/program.fixtures.js'
import { createSpaceGuard } from './createSpaceGuard.js'

test('default: measures the free space of the disk', async () => {
  expect(await createSpaceGuard(createTemporaryFolder(), 1).getLevel()).toBe('free')
  expect(await createSpaceGuard(createTemporaryFolder(), Number.MAX_SAFE_INTEGER).getLevel()).toBe(
    'exhausted',
  )
})

test.each([
  [1_000, 0, 'free'],
  [1_000, 1, 'low'],
  [1_400, 100, 'free'],
  [1_399, 100, 'low'],
  [999, 0, 'low'],
  [500, 0, 'low'],
  [499, 0, 'exhausted'],
])('behavior: %i free bytes of at least 1000, %i to write: %s', async (free, bytes, level) => {
  const guard = createSpaceGuard('/', 1_000, async () => free)
  expect(await guard.getLevel(bytes)).toBe(level)
})
