import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeError } from './describeError.js'

test('default: returns type, message, stack and code of an error', () => {
  const error = Object.assign(new TypeError('no room'), { code: 'ENOSPC', secret: 'a message' })
  expect(describeError(error)).toEqual({
    type: 'TypeError',
    message: 'no room',
    code: 'ENOSPC',
    stack: error.stack,
  })
})

test('behavior: describes the cause of a failed query, not its parameters', () => {
  const cause = new Error('connection terminated')
  const described = describeError(new DrizzleQueryError('insert', ['a message'], cause))
  expect(described).toMatchObject({ type: 'Error', message: 'connection terminated' })
  expect(JSON.stringify(described)).not.toContain('a message')
})

test('behavior: returns only the type of a value that is not an error', () => {
  expect(describeError('a message')).toEqual({ type: 'string' })
  expect(describeError(new DrizzleQueryError('insert', ['a message']))).toEqual({ type: 'undefined' })
})
