import fc from 'fast-check'
import { type Address, bytesToHex, getAddress, type Hex, maxUint256 } from 'viem'
import type { PermissionContracts } from '../delegation/PermissionContracts.js'
import { delegationFramework } from '../delegation/PermissionContracts.js'
import type { Permission } from './Permission.js'

export const contracts: PermissionContracts = delegationFramework
export const owner: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const sessionKey: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
export const recipient: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
export const token: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const expiry = 1_900_000_000
export const start = 1_800_000_000

/** One permission of each type and form. */
export const permissions: Readonly<Record<string, Permission>> = {
  'periods of the native token': { type: 'native-token-periodic', amount: 5n, period: 86_400, start },
  'periods of the native token, with recipients': {
    ...{ type: 'native-token-periodic', amount: 5n, period: 86_400, start },
    recipients: [recipient, sessionKey],
  },
  'periods of a token': { type: 'erc20-token-periodic', token, amount: 5n, period: 86_400, start },
  'periods of a token, with a recipient': {
    ...{ type: 'erc20-token-periodic', token, amount: 5n, period: 86_400, start },
    recipient,
  },
  'a total of the native token': { type: 'native-token-transfer', amount: 5n },
  'a total of the native token, with recipients and a start': {
    ...{ type: 'native-token-transfer', amount: 5n, recipients: [recipient], start },
  },
  'a total of a token': { type: 'erc20-token-transfer', token, amount: 5n },
  'a total of a token, with a recipient and a start': {
    ...{ type: 'erc20-token-transfer', token, amount: 5n, recipient, start },
  },
  calls: { type: 'contract-call', targets: [token], methods: ['0xa9059cbb'], maxValue: 0n },
  'calls with every limit': {
    ...{ type: 'contract-call', targets: [token, recipient], methods: ['0xa9059cbb', '0x095ea7b3'] },
    ...{ maxValue: 7n, maxCalls: 3, start },
  },
}

const hex = (bytes: number) =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((array) => bytesToHex(array))

export const anyHex: (bytes: number) => fc.Arbitrary<Hex> = hex
const address = hex(20)
  .filter((value) => BigInt(value) > 0xfffn)
  .map((value) => getAddress(value))
const amount = fc.bigInt({ min: 1n, max: maxUint256 })
const time = fc.integer({ min: 1, max: expiry - 1 })
const unique = <Value extends string>(arbitrary: fc.Arbitrary<Value>) =>
  fc.uniqueArray(arbitrary, { minLength: 1, maxLength: 32 })

/** Any permission that is valid, apart from its targets. */
export const anyPermission: fc.Arbitrary<Permission> = fc.oneof(
  fc.record(
    {
      ...{ type: fc.constant('native-token-periodic' as const), amount, period: time, start: time },
      recipients: unique(address),
    },
    { requiredKeys: ['type', 'amount', 'period', 'start'] },
  ),
  fc.record(
    {
      ...{
        type: fc.constant('erc20-token-periodic' as const),
        token: address,
        amount,
        period: time,
        start: time,
      },
      recipient: address,
    },
    { requiredKeys: ['type', 'token', 'amount', 'period', 'start'] },
  ),
  fc.record(
    {
      ...{ type: fc.constant('native-token-transfer' as const), amount, recipients: unique(address) },
      // The start 1 is the same as none.
      start: fc.integer({ min: 2, max: expiry - 1 }),
    },
    { requiredKeys: ['type', 'amount'] },
  ),
  fc.record(
    {
      ...{ type: fc.constant('erc20-token-transfer' as const), token: address, amount, recipient: address },
      start: fc.integer({ min: 2, max: expiry - 1 }),
    },
    { requiredKeys: ['type', 'token', 'amount'] },
  ),
  fc.record(
    {
      ...{ type: fc.constant('contract-call' as const), targets: unique(address), methods: unique(hex(4)) },
      maxValue: fc.bigInt({ min: 0n, max: maxUint256 }),
      maxCalls: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
      start: fc.integer({ min: 2, max: expiry - 1 }),
    },
    { requiredKeys: ['type', 'targets', 'methods', 'maxValue'] },
  ),
)
