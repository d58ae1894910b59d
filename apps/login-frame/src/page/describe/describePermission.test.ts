import { mainnet } from '@latchkit/core/networks'
import type { Permission } from '@latchkit/permissions'
import { maxUint256 } from 'viem'
import { describe, expect, test } from 'vitest'
import { ApprovalError } from '../approval/ApprovalError.js'
import type { PermissionContent } from '../approval/types.js'
import {
  createPermissionContent,
  expiry,
  recipient,
  sessionKey,
  start,
  subscription,
  token,
} from '../permission/permissions.fixtures.js'
import { describePermission } from './describePermission.js'

const address = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'
const subject = { address, origin: 'https://my-dapp.example' } as const
const describeIt = (permission: Permission, others: Partial<PermissionContent> = {}, now = start) =>
  describePermission(createPermissionContent(address, permission, others), subject, mainnet, now * 1_000)

test('default: a subscription, from its caveats', () => {
  expect(describeIt(subscription)).toEqual({
    title: { name: 'grantPermission' },
    fields: [
      { name: 'sessionAccount', value: sessionKey },
      { name: 'token', value: `TUSD\n${token}` },
    ],
    warnings: [],
    notices: undefined,
    permission: {
      allows: [
        { name: 'actsAlone', values: { origin: subject.origin } },
        {
          name: 'periodTo',
          values: { amount: '10 TUSD', period: { duration: 86_400 }, recipients: recipient },
        },
        { name: 'mostInTotal', values: { amount: '300 TUSD' } },
        { name: 'ends', values: { date: { seconds: expiry } } },
      ],
      excludes: ['noOtherRecipients', 'noOtherTokens', 'noCalls', 'noAccountChange'].map((name) => ({
        name,
        values: {},
      })),
    },
  })
})

test('behavior: what differs in the caveats differs in the words', () => {
  const [broader, narrower] = [{ ...subscription, amount: 11_000_000n }, subscription].map((permission) =>
    createPermissionContent(address, permission as Permission),
  )
  if (!broader || !narrower) throw new TypeError('There is no content')
  const swapped = { ...narrower, delegation: broader.delegation }
  expect(describePermission(swapped, subject, mainnet, 0).permission?.allows[1]).toMatchObject({
    values: { amount: '11 TUSD' },
  })
})

test('behavior: the sum counts the periods that remain, and a start in the future is named', () => {
  const later = describeIt(subscription, {}, start + 10 * 86_400 + 1)
  expect(later.permission?.allows).toContainEqual({ name: 'mostInTotal', values: { amount: '200 TUSD' } })
  expect(later.permission?.allows.map(({ name }) => name)).not.toContain('starts')
  const before = describeIt(subscription, {}, start - 1)
  expect(before.permission?.allows).toContainEqual({ name: 'mostInTotal', values: { amount: '300 TUSD' } })
  expect(before.permission?.allows).toContainEqual({ name: 'starts', values: { date: { seconds: start } } })
})

test('behavior: the sum of a period that is longer than the permission is one amount', () => {
  const long = describeIt({ ...subscription, period: 365 * 86_400 } as Permission)
  expect(long.permission?.allows).toContainEqual({ name: 'mostInTotal', values: { amount: '10 TUSD' } })
})

const named = ({ warnings }: ReturnType<typeof describeIt>) =>
  warnings.map(({ name, level }) => `${level} ${name}`)
const native: Permission = { type: 'native-token-transfer', amount: 10n ** 18n }
const calls: Permission = { type: 'contract-call', targets: [token], methods: ['0x12345678'], maxCalls: 3 }

describe('warnings', () => {
  test.each<[string, Permission, readonly string[]]>([
    ['any recipient', native, ['caution permissionAnyRecipient']],
    ['a fixed recipient', { ...native, recipients: [recipient] }, []],
    [
      'the largest amount',
      { ...native, amount: maxUint256, recipients: [recipient] },
      ['danger permissionUnlimited'],
    ],
    [
      'a billion tokens',
      { ...subscription, amount: 10n ** 15n } as Permission,
      ['danger permissionUnlimited'],
    ],
    ['a period of a minute', { ...subscription, period: 60 } as Permission, ['danger permissionShortPeriod']],
    ['calls with any content', calls, ['danger permissionAnyContent']],
    [
      'calls that let others spend tokens',
      { ...calls, methods: ['0x095ea7b3'] },
      ['danger permissionMovesTokens', 'danger permissionAnyContent'],
    ],
    [
      'calls without a limit that send the native token',
      { ...calls, maxCalls: undefined, maxValue: 1n },
      ['danger permissionUnlimited', 'danger permissionAnyContent'],
    ],
    [
      'calls that send a billion of the native token',
      { ...calls, maxValue: 10n ** 27n },
      ['danger permissionUnlimited', 'danger permissionAnyContent'],
    ],
  ])('behavior: %s', (_title, permission, expected) => {
    expect(named(describeIt(permission))).toEqual(expected)
  })

  test('behavior: the amount of an unknown token is in base units', () => {
    const model = describeIt(subscription, { token: null })
    expect(named(model)).toEqual(['caution permissionUnknownToken'])
    expect(model.permission?.allows[1]).toMatchObject({ values: { amount: { baseUnits: '10000000' } } })
    expect(model.fields[1]).toEqual({ name: 'token', value: token })
  })
})

test('default: calls, with the names of known methods', () => {
  const permission: Permission = { ...calls, methods: ['0x095ea7b3', '0x12345678'], maxValue: 10n ** 16n }
  expect(describeIt(permission).permission).toEqual({
    allows: [
      { name: 'actsAlone', values: { origin: subject.origin } },
      { name: 'calls', values: { methods: 'approve (0x095ea7b3), 0x12345678', targets: token } },
      { name: 'callsLimited', values: { count: '3' } },
      { name: 'callsWithValue', values: { amount: '0.01 ETH' } },
      { name: 'ends', values: { date: { seconds: expiry } } },
    ],
    excludes: [
      { name: 'noOtherCalls', values: {} },
      { name: 'noAccountChange', values: {} },
    ],
  })
})

test('error: caveats that cannot be described', () => {
  const content = createPermissionContent(address)
  const { delegation } = content
  const changed = { ...content, delegation: { ...delegation, caveats: delegation.caveats.slice(1) } }
  expect(() => describePermission(changed, subject, mainnet, 0)).toThrow(ApprovalError)
})
