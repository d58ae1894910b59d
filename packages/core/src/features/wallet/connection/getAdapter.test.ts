import { expect, test } from 'vitest'
import { AdapterNotFoundError } from '../../../foundation/errors/adapter.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { getAdapter } from './getAdapter.js'

test('default: the adapter of the namespace', () => {
  const { kit } = createTestKit()
  expect(getAdapter(kit.internal, 'eip155').namespace).toBe('eip155')
})

test('error: names the namespace without an adapter', () => {
  const { kit } = createTestKit()
  expect(() => getAdapter(kit.internal, 'solana')).toThrow(AdapterNotFoundError)
  expect(() => getAdapter(kit.internal, 'solana')).toThrow('The namespace is "solana"')
})
