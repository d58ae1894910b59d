import { expect, test } from 'vitest'
import type { Permission } from '../permission/Permission.js'
import { expiry, permissions, sessionKey } from '../permission/permissions.fixtures.js'
import { describePermission } from './describePermission.js'

test('default: describes each permission', () => {
  const describe = ([name, permission]: [string, Permission]) =>
    [name, ...describePermission({ permission, expiry, sessionKey })].join('\n  ')
  expect(Object.entries(permissions).map(describe).join('\n')).toMatchInlineSnapshot(`
    "periods of the native token
      0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC can send 0.000000000000000005 ETH every day to any account.
      It starts at 2027-01-15T08:00:00.000Z.
      It ends at 2030-03-17T17:46:40.000Z.
    periods of the native token, with recipients
      0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC can send 0.000000000000000005 ETH every day to 0x90F79bf6EB2c4f870365E785982E1f101E93b906 or 0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC.
      It starts at 2027-01-15T08:00:00.000Z.
      It ends at 2030-03-17T17:46:40.000Z.
    periods of a token
      0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC can send 5 units of the token 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48 every day to any account.
      It starts at 2027-01-15T08:00:00.000Z.
      It ends at 2030-03-17T17:46:40.000Z.
    periods of a token, with a recipient
      0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC can send 5 units of the token 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48 every day to 0x90F79bf6EB2c4f870365E785982E1f101E93b906.
      It starts at 2027-01-15T08:00:00.000Z.
      It ends at 2030-03-17T17:46:40.000Z.
    a total of the native token
      0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC can send 0.000000000000000005 ETH in total to any account.
      It ends at 2030-03-17T17:46:40.000Z.
    a total of the native token, with recipients and a start
      0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC can send 0.000000000000000005 ETH in total to 0x90F79bf6EB2c4f870365E785982E1f101E93b906.
      It starts at 2027-01-15T08:00:00.000Z.
      It ends at 2030-03-17T17:46:40.000Z.
    a total of a token
      0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC can send 5 units of the token 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48 in total to any account.
      It ends at 2030-03-17T17:46:40.000Z.
    a total of a token, with a recipient and a start
      0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC can send 5 units of the token 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48 in total to 0x90F79bf6EB2c4f870365E785982E1f101E93b906.
      It starts at 2027-01-15T08:00:00.000Z.
      It ends at 2030-03-17T17:46:40.000Z.
    calls
      0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC can call the methods 0xa9059cbb of 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48 with any arguments, without ETH, any number of times.
      It ends at 2030-03-17T17:46:40.000Z.
    calls with every limit
      0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC can call the methods 0xa9059cbb, 0x095ea7b3 of 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48, 0x90F79bf6EB2c4f870365E785982E1f101E93b906 with any arguments, with at most 0.000000000000000007 ETH for each call, at most 3 times.
      It starts at 2027-01-15T08:00:00.000Z.
      It ends at 2030-03-17T17:46:40.000Z."
  `)
})

test('param: nativeToken and token', () => {
  const periodic = permissions['periods of a token'] as Permission
  const [action] = describePermission(
    { permission: { ...periodic, amount: 12_500_000n, period: 5_400 } as Permission, expiry, sessionKey },
    { token: { symbol: 'USDC', decimals: 6 } },
  )
  expect(action).toBe(`${sessionKey} can send 12.5 USDC every 90 minutes to any account.`)
  const native = permissions['a total of the native token'] as Permission
  const nativeToken = { symbol: 'POL', decimals: 0 }
  expect(describePermission({ permission: native, expiry, sessionKey }, { nativeToken })[0]).toContain(
    '5 POL in total',
  )
})
