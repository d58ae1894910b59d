import { expect, test } from 'vitest'
import { isBitcoinAddress } from './isBitcoinAddress.js'

test.each([
  // P2PKH and P2SH on mainnet and testnet.
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn',
  '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc',
  // BIP-173.
  'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
  'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
  // BIP-350.
  'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  'bcrt1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelwjpnuw',
])('default: %s', (address) => {
  expect(isBitcoinAddress(address)).toBe(true)
})

test.each([
  '',
  // Other checksums.
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
  // BIP-173 and BIP-350 name these as invalid: the encoding of another version, mixed case, and lengths.
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
  'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL',
  'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4',
  'tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47',
  'bc1gmk9yu',
  // Litecoin, Solana, Ethereum.
  'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
  'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
  '0x00000000000000000000000000000000000a11ce',
  'x'.repeat(1_000),
])('error: %s', (address) => {
  expect(isBitcoinAddress(address)).toBe(false)
})

const [mainnet, testnet, regtest, unknown] = [
  'bip122:000000000019d6689c085ae165831e93',
  'bip122:000000000933ea01ad0ee984209779ba',
  'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
  'bip122:12a765e31ffd4059bada1e25190f6e98',
]

test.each([
  ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', [mainnet, unknown]],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', [mainnet, unknown]],
  ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', [testnet, regtest, unknown]],
  ['tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7', [testnet, unknown]],
  ['bcrt1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelwjpnuw', [regtest, unknown]],
])('param: chainId: %s', (address, expected) => {
  const chains = [mainnet, testnet, regtest, unknown]
  expect(chains.filter((chain) => isBitcoinAddress(address, chain))).toEqual(expected)
})
