import { expect, test } from 'vitest'
import { createTestKit } from '../../../testing/createTestKit.js'
import type { Token } from '../../assets/portfolio/types.js'
import { ethereum } from '../../wallet/network/network.fixtures.js'
import { makeItem } from './activity.fixtures.js'
import { toSendAgain } from './toSendAgain.js'
import type { ActivityItem } from './types.js'

const { config } = createTestKit({ networks: [ethereum] }).kit
const chainId = 'eip155:1'
const [address, recipient, contract] = ['1', '2', '3'].map((digit) => `0x${digit.repeat(40)}`) as [
  string,
  string,
  string,
]
const of = { address, chainId } as const
const token = { chainId, name: 'Ether', symbol: 'ETH', decimals: 18, amount: 10n } as const
const ether: Token = { ...token, id: `${chainId}/slip44:60` }
const usdc: Token = {
  ...{ ...token, id: `${chainId}/erc20:${contract}`, address: contract },
  ...{ name: 'USD Coin', symbol: 'USDC' },
}
const [transfer] = makeItem(0).transfers as [ActivityItem['transfers'][number]]
const coins = { ...transfer, symbol: 'ETH', name: 'Ether', isNative: true }
const paid = makeItem(0, { from: address.toUpperCase().replace('0X', '0x'), recipients: [recipient] })

const toAgain = (fields: Partial<ActivityItem> = {}, tokens: readonly Token[] = [ether, usdc], send = true) =>
  toSendAgain(
    { ...paid, ...fields },
    of,
    { portfolio: { eip155: { status: 'ready', of, list: { tokens, at: 0 } } } },
    { ...config, send },
  )

test('default: the token, the amount and the recipient of a payment', () => {
  expect(toAgain()).toEqual({ tokenId: usdc.id, amount: '1.5', recipient })
  expect(toAgain({ transfers: [coins] })).toEqual({ tokenId: ether.id, amount: '1.5', recipient })
})

test('behavior: without the accounts that were paid, only the native token has a certain recipient', () => {
  expect(toAgain({ transfers: [coins], recipients: undefined, to: recipient })).toMatchObject({ recipient })
  expect(toAgain({ recipients: undefined, to: contract })).toBeUndefined()
})

test.each<[string, Partial<ActivityItem>]>([
  ['failed', { status: 'failed' }],
  ['pending', { status: 'pending' }],
  ['received', { label: 'received' }],
  ['of another sender', { from: recipient }],
  ['to several accounts', { recipients: [recipient, contract] }],
  ['to the account itself', { recipients: [address] }],
  ['of several tokens', { transfers: [transfer, transfer] }],
  ['of an NFT', { transfers: [{ ...transfer, kind: 'nft' }] }],
  ['of nothing', { transfers: [{ ...transfer, amount: '0' }] }],
  ['that moved nothing', { transfers: [] }],
])('behavior: a transaction %s is not sent again', (_, fields) => {
  expect(toAgain(fields)).toBeUndefined()
})

test('behavior: a token that the account lacks, or whose symbol another one has, is not sent again', () => {
  expect(toAgain({}, [ether])).toBeUndefined()
  expect(toAgain({}, [ether, usdc, { ...usdc, id: 'other', address: recipient }])).toBeUndefined()
  // A token of a contract with the symbol of the native one.
  const fake: Token = { ...usdc, symbol: 'ETH' }
  expect(toAgain({ transfers: [coins] }, [ether, fake])).toMatchObject({ tokenId: ether.id })
  expect(toAgain({ transfers: [{ ...coins, isNative: undefined }] }, [ether, fake])).toBeUndefined()
})

test('behavior: an app without the form of a transfer has no such action', () => {
  expect(toAgain({}, undefined, false)).toBeUndefined()
})
