import type { CaipNetworkId } from '@latchkit/core/schema'
import { expect, test } from 'vitest'
import { createItem, tokenAddress } from './balance.fixtures.js'
import type { BalanceItem } from './balanceSchema.js'
import { toTokenBalance } from './toTokenBalance.js'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

const convert = (overrides: Partial<BalanceItem> = {}, chainId: CaipNetworkId = 'eip155:1') =>
  toTokenBalance(createItem(overrides), chainId)

test('default: converts a token', () => {
  expect(convert()).toEqual({
    chainId: 'eip155:1',
    address: tokenAddress,
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
    amount: 1_500_000n,
    price: '0.9998',
    icon: 'https://icons.example/usdc.png',
  })
})

test('behavior: the native token has no address', () => {
  const native = convert({ name: 'Ether', symbol: 'ETH', chainId: undefined, address: undefined })
  expect(native).toMatchObject({ chainId: 'eip155:1', symbol: 'ETH' })
  expect(native).not.toHaveProperty('address')
})

test.each<[CaipNetworkId, string]>([
  ['eip155:1', 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'],
  ['eip155:1', 'eip155:1:0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'],
  [solana, `So${'1'.repeat(41)}`],
  [solana, `${solana}:So${'1'.repeat(41)}`],
])('behavior: on %s %s is the native token', (chainId, address) => {
  const native = convert({ chainId, address }, chainId)
  expect(native).toBeDefined()
  expect(native).not.toHaveProperty('address')
})

test('behavior: a mint on Solana becomes the plain address', () => {
  expect(convert({ chainId: solana, address: `${solana}:${mint}` }, solana)?.address).toBe(mint)
})

test.each<[string, string, CaipNetworkId]>([
  ['another chain', `eip155:10:${tokenAddress}`, 'eip155:1'],
  ['a chain whose id starts the same', `eip155:11:${tokenAddress}`, 'eip155:1'],
  ['another namespace', `${solana}:${mint}`, 'eip155:1'],
  ['no chain', tokenAddress, 'eip155:1'],
  ['no address', 'eip155:1:', 'eip155:1'],
  ['an empty id', '', 'eip155:1'],
  ['too short an address', 'eip155:1:0xA0b8', 'eip155:1'],
  ['markup', 'eip155:1:<b>', 'eip155:1'],
  ['a fourth part', `eip155:1:${tokenAddress}:1`, 'eip155:1'],
  ['an invalid mint', `${solana}:${mint}1`, solana],
  ['native SOL on an EVM chain', `So${'1'.repeat(41)}`, 'eip155:1'],
])('error: an id with %s', (_, address, chainId) => {
  expect(convert({ chainId: undefined, address }, chainId)).toBeUndefined()
})

test('error: an item of another chain', () => {
  expect(convert({ chainId: 'eip155:10', address: undefined })).toBeUndefined()
})

test('error: a token without decimals', () => {
  expect(convert({ quantity: { decimals: '0', numeric: '1' } })).toBeUndefined()
})

test('error: an amount with digits beyond the decimals', () => {
  expect(convert({ quantity: { decimals: '6', numeric: '0.0000001' } })).toBeUndefined()
})

test('behavior: an unknown price is absent', () => {
  expect(convert({ price: 0 })).not.toHaveProperty('price')
})

test.each([
  '',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  'http://far.example/x.png',
  'ipfs://x',
  '//x.example',
  'https://user@x.example/x.png',
])('behavior: leaves out the image %j', (iconUrl) => {
  const balance = convert({ iconUrl })
  expect(balance?.symbol).toBe('USDC')
  expect(balance).not.toHaveProperty('icon')
})

test('behavior: accepts an image on this machine', () => {
  expect(convert({ iconUrl: 'http://127.0.0.1:8790/x.png' })?.icon).toBe('http://127.0.0.1:8790/x.png')
})

test.each<[string, string, string, string, string]>([
  ['both are sanitized', ' USD\u202E  Coin ', 'US\u200BDC', 'USD Coin', 'USDC'],
  ['the name is empty', '\u202E', 'USDC', 'USDC', 'USDC'],
  ['the symbol is empty', 'USD Coin', ' ', 'USD Coin', 'USD Coin'],
  ['both are empty', '', '\u3164', '0xA0b8…eB48', '0xA0b8…eB48'],
  ['both are long', 'n'.repeat(200), 's'.repeat(200), `${'n'.repeat(99)}…`, `${'s'.repeat(29)}…`],
  ['the symbol is empty and the name is long', 'n'.repeat(50), '', 'n'.repeat(50), `${'n'.repeat(29)}…`],
])('behavior: name and symbol if %s', (_, name, symbol, expectedName, expectedSymbol) => {
  expect(convert({ name, symbol })).toMatchObject({ name: expectedName, symbol: expectedSymbol })
})

test('error: a native token without a visible name', () => {
  expect(convert({ name: '', symbol: '', address: undefined })).toBeUndefined()
})
