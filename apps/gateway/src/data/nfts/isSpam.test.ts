import { expect, test } from 'vitest'
import { isSpam } from './isSpam.js'

test.each([
  ['Visit usdc-claim.com to claim rewards'],
  ['$5,000 USDC at https://get-usdc.example'],
  ['AIRDROP', 'eth-bonus.xyz'],
  ['Claim 1.5 ETH'],
  ['Lido Voucher', 'www.lido-voucher.fi'],
])('default: %s %s', (...texts) => {
  expect(isSpam(texts)).toBe(true)
})

test.each([
  ['CryptoPunk #7804', 'CryptoPunks'],
  ['vitalik.eth', 'ENS: Ethereum Name Service'],
  ['nick.xyz', 'DNS names'],
  ['Rewards', 'Game items'],
  ['Uniswap - 0.3% - USDC/WETH - 1200<>1300', 'Uniswap V3 Positions NFT-V1'],
  ['Genesis 100 ETH', 'Art'],
  [''],
])('behavior: %s %s is none', (...texts) => {
  expect(isSpam(texts)).toBe(false)
})

test('behavior: a long text takes no time', () => {
  expect(isSpam(['a.'.repeat(100_000)])).toBe(false)
})
