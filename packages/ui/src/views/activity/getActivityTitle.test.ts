import { expect, test } from 'vitest'
import { fullAr, fullEn } from '../../copy/fullCopy.fixtures.js'
import { getActivityTitle } from './getActivityTitle.js'

const transfer = { kind: 'token', name: '', amount: '1', isSpam: false } as const
const sold = { ...transfer, symbol: 'ETH', direction: 'out' } as const
const bought = { ...transfer, symbol: 'USDC', direction: 'in' } as const
const { activity } = fullEn.account

test.each([
  ['swapped', 'pending', [bought, sold], 'Swapping ETH → USDC'],
  ['swapped', 'confirmed', [bought, sold], 'Swapped'],
  ['swapped', 'failed', [bought, sold], 'Swapped'],
  ['swapped', 'pending', [sold], 'Swapped'],
  ['swapped', 'pending', [bought, { ...sold, symbol: '' }], 'Swapped'],
  ['sent', 'pending', [sold], 'Sending'],
  ['sent', 'confirmed', [sold], 'Sent'],
  ['approved', 'pending', [], 'Approving'],
  ['executed', 'pending', [sold], 'Contract call'],
  ['minted', 'pending', [bought], 'Minted'],
] as const)('default: %s, %s, is shown as what the user does', (label, status, transfers, title) => {
  expect(getActivityTitle(activity, label, { status, transfers })).toBe(title)
})

test('behavior: the arrow of a right-to-left language points to what is bought', () => {
  const title = getActivityTitle(fullAr.account.activity, 'swapped', {
    status: 'pending',
    transfers: [bought, sold],
  })
  expect(title).toBe('جارٍ مبادلة \u2068ETH\u2069 ← \u2068USDC\u2069')
})

test('behavior: nothing that the user did is called "Executed"', () => {
  expect(Object.values({ ...activity.labels, ...activity.pendingLabels })).not.toContain('Executed')
})
