import { expect, test } from 'vitest'
import { createCleanups } from './createCleanups.js'

test('default: runs each cleanup once, the latest first, also after one fails', async () => {
  const errors: unknown[] = []
  const undone: string[] = []
  const { add, run } = createCleanups((error) => errors.push(error))
  add(() => undone.push('first'))
  add(() => Promise.reject(new Error('stuck')))
  add(() => undone.push('last'))
  await run()
  await run()
  expect(undone).toEqual(['last', 'first'])
  expect(errors).toEqual([new Error('stuck')])
})
