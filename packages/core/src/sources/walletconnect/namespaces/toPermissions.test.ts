import { describe, expect, test } from 'vitest'
import { WalletRequestError } from '../../../foundation/errors/walletRequest.js'
import { checkPermissions, toPermissions } from './toPermissions.js'

describe('toPermissions', () => {
  test('default: accounts and chains with their caveats (EIP-2255)', () => {
    const invoker = 'https://my-dapp.example'
    expect(
      toPermissions({ invoker, addresses: ['0x1', '0x2'], chains: ['eip155:1', 'eip155:42161'] }),
    ).toEqual([
      {
        invoker,
        parentCapability: 'eth_accounts',
        caveats: [{ type: 'restrictReturnedAccounts', value: ['0x1', '0x2'] }],
      },
      {
        invoker,
        parentCapability: 'endowment:permitted-chains',
        caveats: [{ type: 'restrictNetworkSwitching', value: ['0x1', '0xa4b1'] }],
      },
    ])
  })
})

describe('checkPermissions', () => {
  test.each([
    [[{ eth_accounts: {} }]],
    [[{ 'endowment:permitted-chains': {} }]],
    [[{ eth_accounts: {}, 'endowment:permitted-chains': { caveats: [] } }]],
    [[{}]],
  ])('default: %j', (params) => {
    expect(() => checkPermissions(params)).not.toThrow()
  })

  test.each<[unknown, number]>([
    [undefined, -32_602],
    [[], -32_602],
    [[null], -32_602],
    [['eth_accounts'], -32_602],
    [{}, -32_602],
    ['text', -32_602],
    [[{ eth_accounts: {}, wallet_snap: {} }], 4200],
    [[{ ETH_ACCOUNTS: {} }], 4200],
    [JSON.parse('[{"__proto__": {}}]'), 4200],
    [[{ constructor: {} }], 4200],
  ])('error: %j', (params, rpcCode) => {
    expect(() => checkPermissions(params)).toThrow(WalletRequestError)
    expect(() => checkPermissions(params)).toThrow(expect.objectContaining({ rpcCode }))
  })

  test('error: shortens the name of the permission, which is untrusted input', () => {
    expect(() => checkPermissions([{ ['x'.repeat(10_000)]: {} }])).toThrow(/^[\s\S]{1,400}$/)
  })
})
