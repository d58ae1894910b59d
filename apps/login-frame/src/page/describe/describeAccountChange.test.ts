import { mainnet } from '@latchkit/core/networks'
import { expect, test } from 'vitest'
import type { AccountChange } from '../approval/types.js'
import { toApprovalModel } from './toApprovalModel.js'

const subject = { id: '1', origin: 'https://my-dapp.example', chainId: 'eip155:1', address: '0x1' } as const
const describeChange = (content: AccountChange) => toApprovalModel({ ...subject, content }, mainnet, 0)

test('default: displays what it was until now, and what it is from now on', () => {
  expect(describeChange({ type: 'recoveryMove', from: 'old@example.org', to: 'new@example.org' })).toEqual({
    title: { name: 'moveRecovery' },
    fields: [
      { name: 'currentRecovery', value: 'old@example.org' },
      { name: 'newRecovery', value: 'new@example.org' },
    ],
    warnings: [{ name: 'movesRecovery', level: 'danger' }],
  })
})

test.each([
  ['emailChange', 'noEmail'],
  ['recoveryMove', 'unknownRecovery'],
] as const)('behavior: %s without an earlier address says so', (type, copy) => {
  expect(describeChange({ type, from: null, to: 'new@example.org' }).fields[0]?.value).toEqual({ copy })
})

test('error: hidden characters of an address are visible', () => {
  const { fields } = describeChange({
    type: 'emailChange',
    from: 'old@example.org',
    to: 'o\u202eld@example.org',
  })
  expect(fields[1]?.value).toBe('o<U+202E>ld@example.org')
})

test.each([
  ['emailChange', 'alice@exаmple.org', 'alice@exаmple.org\nxn--exmple-4nf.org'],
  ['recoveryMove', 'alice@exаmple.org', 'alice@exаmple.org\nxn--exmple-4nf.org'],
  ['emailChange', '用户@例子.中国', '用户@例子.中国\nxn--fsqu00a.xn--fiqs8s'],
] as const)(
  'error: %s to %s, which can look like another address, is displayed in ASCII too',
  (type, to, expected) => {
    const { fields } = describeChange({ type, from: 'alice@example.org', to })
    expect(fields.map(({ value }) => value)).toEqual(['alice@example.org', expected])
  },
)
