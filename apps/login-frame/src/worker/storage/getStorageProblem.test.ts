import { expect, test } from 'vitest'
import { getStorageProblem } from './getStorageProblem.js'

test.each([
  ['SecurityError', 'storage_blocked'],
  ['UnknownError', 'storage_blocked'],
  ['QuotaExceededError', 'storage_full'],
  ['AbortError', undefined],
  ['InvalidStateError', undefined],
  ['OperationError', undefined],
])('default: %s is %s', (name, problem) => {
  expect(getStorageProblem(new DOMException('', name))).toBe(problem)
})

test('behavior: other errors with the name are none of the storage', () => {
  expect(getStorageProblem(Object.assign(new Error(), { name: 'SecurityError' }))).toBeUndefined()
})
