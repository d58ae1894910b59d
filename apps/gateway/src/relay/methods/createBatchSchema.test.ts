import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createBatchSchema } from './createBatchSchema.js'

test('default: validates every item of a batch', () => {
  expect(z.safeParse(createBatchSchema(z.string()), ['a', 'b']).data).toEqual(['a', 'b'])
  expect(z.safeParse(createBatchSchema(z.string()), ['a', 1]).error?.issues[0]?.path).toEqual([1])
  expect(z.safeParse(createBatchSchema(z.string()), 'a').success).toBe(false)
})

test('error: refuses an oversized batch before any of its items is validated', () => {
  let validated = 0
  const count = () => {
    validated += 1
    return true
  }
  const item = z.any().check(z.refine(() => count()))
  const result = z.safeParse(createBatchSchema(item), Array.from({ length: 501 }))
  expect(result.error?.issues).toMatchObject([{ message: 'must have at most 500 items, got 501' }])
  expect(validated).toBe(0)
})
