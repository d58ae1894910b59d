import { expect, test } from 'vitest'
import { toTokenList } from '../../assets/portfolio/rules.js'
import { getPayTokens } from './getPayTokens.js'
import type { Payment } from './types.js'

const chainId = 'eip155:1'
const address = `0x${'1'.repeat(40)}`
const session = { connectorId: 'io.a', accounts: [{ address, type: 'eoa' }], chainId } as const
const asset: Payment['asset'] = {
  ...{ namespace: 'eip155', chainId, address: `0x${'2'.repeat(40)}` },
  ...{ id: 'eip155:1/erc20:0x2', name: 'Test Dollar', symbol: 'TUSD', decimals: 6 },
}
const ether = { chainId, name: 'Ether', symbol: 'ETH', decimals: 18, amount: 5n } as const

function getIds(missing: Parameters<typeof toTokenList>[2]): readonly string[] {
  const list = toTokenList([ether], 0, missing)
  const state = {
    connection: { eip155: { status: 'connected', session } },
    portfolio: { eip155: { status: 'ready', of: { address, chainId }, list } },
  } as const
  return getPayTokens(state, { asset }).map(({ id }) => id)
}

test('default: the native token instead of the token of the payment', () => {
  expect(getIds({})).toEqual(['native'])
})

test('behavior: without a server no other token is offered, because nothing swaps it', () => {
  expect(getIds({ isUnpriced: true, isPartial: true })).toEqual([])
})
