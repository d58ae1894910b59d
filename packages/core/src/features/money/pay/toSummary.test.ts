import { expect, test } from 'vitest'
import { mainnet } from '../../../exports/networks.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import type { PortfolioState } from '../../assets/portfolio/types.js'
import { toAssetValue, toSummary } from './toSummary.js'
import type { Payment } from './types.js'

const metadata = {
  name: 'Harbor',
  description: '',
  url: 'https://shop.harbor.example/checkout',
  icons: ['https://shop.harbor.example/icon.png'],
}
const address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const payment: Payment = {
  id: '1',
  asset: {
    id: `eip155:1/erc20:${address}`,
    namespace: 'eip155',
    chainId: 'eip155:1',
    address,
    symbol: 'USDC',
    name: 'USD Coin',
    decimals: 6,
  },
  amount: 149_400_000n,
  recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  openInNewTab: true,
  payWithWallet: true,
  isInModal: true,
}
const of = { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', chainId: 'eip155:1' } as const
const usdc = {
  id: 'eip155:1/usdc',
  chainId: 'eip155:1',
  address: address.toLowerCase(),
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  amount: 0n,
  price: '1',
} as const
const withToken = (token: object): { portfolio: { eip155: PortfolioState } } => ({
  portfolio: {
    // Only what is read: the other fields of the list have no effect.
    eip155: { status: 'ready', of, list: { tokens: [token], at: 0 } } as unknown as PortfolioState,
  },
})
const { kit } = createTestKit({ networks: [mainnet], metadata })

test('default: the merchant, and the value in US dollars', () => {
  expect(toSummary(payment, kit.config, withToken(usdc))).toMatchObject({
    merchant: { name: 'Harbor', host: 'shop.harbor.example', icon: metadata.icons[0] },
    value: 149_400_000n * 10n ** 12n,
  })
})

test.each([
  ['no account', {}],
  ['no price', withToken({ ...usdc, price: undefined })],
  ['another token', withToken({ ...usdc, address: undefined })],
  ['a token of another chain', withToken({ ...usdc, chainId: 'eip155:10' })],
])('behavior: with %s there is no value', (_, state) => {
  expect(toSummary(payment, kit.config, state)).not.toHaveProperty('value')
})

test('behavior: an amount without an address has the price of the native currency', () => {
  const ether = {
    ...usdc,
    id: 'eip155:1/ether',
    address: undefined,
    symbol: 'ETH',
    decimals: 18,
    price: '3000',
  }
  const asset = { namespace: 'eip155', chainId: 'eip155:1' } as const
  expect(toAssetValue(10n ** 15n, asset, withToken(ether))).toBe(3n * 10n ** 18n)
  expect(toAssetValue(10n ** 15n, asset, withToken(usdc))).toBeUndefined()
})
