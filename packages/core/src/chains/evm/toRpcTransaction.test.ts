import { describe, expect, it } from 'vitest'
import { toRpcTransaction } from './toRpcTransaction.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

describe('toRpcTransaction', () => {
  it('default: encodes every given field as hex, with sender and chain', () => {
    const transaction = {
      to,
      data: '0x1234',
      value: 2n ** 256n - 1n,
      gas: 21_000n,
      maxFeePerGas: 30_000_000_001n,
      maxPriorityFeePerGas: 0n,
      nonce: 0,
    } as const
    expect(toRpcTransaction({ address, chainId: 8453, transaction })).toEqual({
      from: address,
      chainId: '0x2105',
      to,
      data: '0x1234',
      value: `0x${'f'.repeat(64)}`,
      gas: '0x5208',
      maxFeePerGas: '0x6fc23ac01',
      maxPriorityFeePerGas: '0x0',
      nonce: '0x0',
    })
  })

  it('behavior: omits absent fields, which the wallet fills in', () => {
    const transaction = { to, value: undefined, gasPrice: 1n } as const
    expect(toRpcTransaction({ address, chainId: 1, transaction })).toEqual({
      from: address,
      chainId: '0x1',
      to,
      gasPrice: '0x1',
    })
  })

  it('behavior: drops unknown fields', () => {
    const transaction = { to, from: '0xdead', chainId: 5, type: '0x4' } as const
    expect(toRpcTransaction({ address, chainId: 1, transaction })).toEqual({
      from: address,
      chainId: '0x1',
      to,
    })
  })

  it.each([
    ['value', 0n, '0x0'],
    ['value', 10n ** 18n, '0xde0b6b3a7640000'],
    ['gas', 2n ** 64n - 1n, '0xffffffffffffffff'],
    ['gasPrice', 1n, '0x1'],
    ['maxFeePerGas', 2n ** 53n + 1n, '0x20000000000001'],
    ['maxPriorityFeePerGas', 16n, '0x10'],
    ['nonce', Number.MAX_SAFE_INTEGER, '0x1fffffffffffff'],
  ])('param: %s of %s has no leading zeros (JSON-RPC quantity)', (name, quantity, expected) => {
    const request = toRpcTransaction({ address, chainId: 1, transaction: { to, [name]: quantity } })
    expect(request).toEqual({ from: address, chainId: '0x1', to, [name]: expected })
  })

  it.each([
    ['EIP-155', { gasPrice: 2n }, ['gasPrice']],
    ['EIP-1559', { maxFeePerGas: 2n, maxPriorityFeePerGas: 1n }, ['maxFeePerGas', 'maxPriorityFeePerGas']],
    // The wallet would send these fields without showing them.
    ['EIP-2930', { accessList: [{ address: to, storageKeys: [] }] }, []],
    ['EIP-4844', { blobVersionedHashes: ['0x01'], maxFeePerBlobGas: 1n, blobs: ['0x'] }, []],
    ['EIP-7702', { authorizationList: [{ address: to, chainId: 0, nonce: 0 }] }, []],
  ])('behavior: of the fields of %s, only the reviewed ones are sent', (_, fields, sent) => {
    const request = toRpcTransaction({ address, chainId: 1, transaction: { to, ...fields } })
    expect(Object.keys(request).sort()).toEqual(['chainId', 'from', 'to', ...sent].sort())
  })

  it('behavior: creates a contract if there is no receiver', () => {
    const transaction = { data: '0x6000' } as const
    expect(toRpcTransaction({ address, chainId: 1, transaction })).toEqual({
      from: address,
      chainId: '0x1',
      data: '0x6000',
    })
  })
})
