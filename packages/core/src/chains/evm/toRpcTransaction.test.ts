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
})
