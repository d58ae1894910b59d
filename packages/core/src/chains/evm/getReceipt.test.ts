import { describe, expect, it } from 'vitest'
import { RpcRequestError } from '../../foundation/errors/rpc.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { getReceipt } from './getReceipt.js'

const [network] = testNetworks
const hash = `0x${'12'.repeat(32)}` as const
const mined = { status: '0x1', blockNumber: '0x10', gasUsed: '0x5208', transactionHash: hash }

function never(): AbortSignal {
  return new AbortController().signal
}

describe('getReceipt', () => {
  it.each([
    ['default: a mined transaction', mined, { hash, status: 'success', blockNumber: 16n, gasUsed: 21_000n }],
    [
      'behavior: a mined transaction that failed',
      { ...mined, status: '0x0' },
      { hash, status: 'reverted', blockNumber: 16n, gasUsed: 21_000n },
    ],
    ['behavior: an unknown transaction', null, null],
    ['behavior: a transaction that is not in a block yet', { ...mined, blockNumber: null }, null],
  ])('%s', async (_, answer, expected) => {
    expect(await getReceipt(async () => answer, { hash, network, signal: never() })).toEqual(expected)
  })

  it('error: an invalid receipt', async () => {
    const receipt = getReceipt(async () => ({ ...mined, status: 'ok' }), { hash, network, signal: never() })
    await expect(receipt).rejects.toBeInstanceOf(RpcRequestError)
  })
})
