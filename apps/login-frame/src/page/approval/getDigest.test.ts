import { expect, test } from 'vitest'
import { createApproval } from './approvals.fixtures.js'
import { getDigest } from './getDigest.js'
import type { Approval } from './types.js'

const approval = createApproval('a')
const simulated = (native: bigint): Approval => ({
  ...approval,
  content: { type: 'evmTransaction', transaction: '0x02', simulation: { status: 'changes', native } },
})

test('default: equal approvals have equal digests', () => {
  expect(getDigest(approval)).toBe(getDigest(createApproval('a')))
  expect(getDigest(approval)).toMatch(/^[\da-f]{64}$/)
})

test('behavior: every part is covered', () => {
  const variants: readonly Approval[] = [
    approval,
    { ...approval, id: 'b' },
    { ...approval, origin: 'https://other.example' },
    { ...approval, chainId: 'eip155:2' },
    { ...approval, address: '0x1' },
    { ...approval, content: { type: 'evmMessage', message: Uint8Array.of(1) } },
    { ...approval, content: { type: 'solanaMessage', message: Uint8Array.of(1) } },
    simulated(1n),
    simulated(-1n),
  ]
  expect(new Set(variants.map(getDigest)).size).toBe(variants.length)
})
