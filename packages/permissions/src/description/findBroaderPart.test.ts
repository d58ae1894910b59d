import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Permission } from '../permission/Permission.js'
import {
  anyPermission,
  expiry,
  owner,
  permissions,
  recipient,
  sessionKey,
  start,
  token,
} from '../permission/permissions.fixtures.js'
import { type ComparedPermission, findBroaderPart } from './findBroaderPart.js'

const get = (name: string, change: object = {}): ComparedPermission => ({
  ...{ owner, sessionKey, expiry },
  permission: { ...(permissions[name] as Permission), ...change } as Permission,
})
const periods = 'periods of the native token'
const tokenPeriods = 'periods of a token'
const limited = 'calls with every limit'

test('default: any permission is not broader than itself', () => {
  fc.assert(
    fc.property(anyPermission, (permission) => {
      const granted = { owner, sessionKey, expiry, permission }
      expect(findBroaderPart(granted, granted)).toBeUndefined()
    }),
  )
})

test.each<[string, ComparedPermission, ComparedPermission]>([
  ['an earlier end', { ...get(periods), expiry: expiry - 1 }, get(periods)],
  ['a lower amount', get(periods, { amount: 4n }), get(periods)],
  ['a start some periods later', get(periods, { start: start + 86_400 }), get(periods)],
  ['recipients where any was requested', get(periods, { recipients: [recipient] }), get(periods)],
  ['fewer targets', get(limited, { targets: [token] }), get(limited)],
  ['fewer calls', get(limited, { maxCalls: 1 }), get(limited)],
  [
    'addresses in another case',
    { ...get(periods), owner: owner.toLowerCase() as `0x${string}` },
    get(periods),
  ],
])('behavior: %s is not broader', (_name, granted, requested) => {
  expect(findBroaderPart(granted, requested)).toBeUndefined()
})

test.each<[string, ComparedPermission, ComparedPermission]>([
  ['owner', { ...get(periods), owner: recipient }, get(periods)],
  ['sessionKey', { ...get(periods), sessionKey: recipient }, get(periods)],
  ['expiry', { ...get(periods), expiry: expiry + 1 }, get(periods)],
  ['type', get('a total of the native token'), get(periods)],
  ['type', get('calls'), get(periods)],
  ['type', get(periods), get('calls')],
  ['amount', get(periods, { amount: 6n }), get(periods)],
  ['start', get(periods, { start: start - 86_400 }), get(periods)],
  ['period', get(periods, { period: 86_399 }), get(periods)],
  ['period', get(periods, { period: 86_401 }), get(periods)],
  // Its amount can be sent twice in one requested period.
  ['period', get(periods, { start: start + 1 }), get(periods)],
  ['token', get(tokenPeriods, { token: recipient }), get(tokenPeriods)],
  ['recipients', get(periods), get(periods, { recipients: [recipient] })],
  ['recipients', get(periods, { recipients: [recipient, token] }), get(periods, { recipients: [recipient] })],
  ['recipients', get(tokenPeriods), get(tokenPeriods, { recipient })],
  ['targets', get(limited, { targets: [owner] }), get(limited)],
  ['methods', get(limited, { methods: ['0x12345678'] }), get(limited)],
  ['value', get(limited, { maxValue: 8n }), get(limited)],
  ['calls', get(limited, { maxCalls: undefined }), get(limited)],
  ['start', get(limited, { start: undefined }), get(limited)],
])('error: another %s: %#', (part, granted, requested) => {
  expect(findBroaderPart(granted, requested)).toBe(part)
})
