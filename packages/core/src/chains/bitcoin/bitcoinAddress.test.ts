import { bytesToHex } from '@noble/hashes/utils'
import { describe, expect, test } from 'vitest'
import { type BitcoinNetwork, isBitcoinAddress, parseBitcoinAddress } from './bitcoinAddress.js'

const networks = ['mainnet', 'testnet', 'regtest'] as const

/** Vectors of BIP-173, BIP-350 and BIP-341, and well-known base58 addresses. */
const addresses: readonly (readonly [string, readonly BitcoinNetwork[]])[] = [
  // p2pkh: the first block's output.
  ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', ['mainnet']],
  ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', ['testnet', 'regtest']],
  // p2sh.
  ['3P14159f73E4gFr7JterCCQh9QjiTjiZrG', ['mainnet']],
  ['2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc', ['testnet', 'regtest']],
  // p2wpkh, in either case.
  ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', ['mainnet']],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', ['mainnet']],
  ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', ['testnet']],
  // p2wsh.
  ['tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7', ['testnet']],
  ['tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy', ['testnet']],
  // bech32m of other versions and lengths (BIP-350).
  ['bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y', ['mainnet']],
  ['BC1SW50QGDZ25J', ['mainnet']],
  ['bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', ['mainnet']],
  ['tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c', ['testnet']],
  // p2tr.
  ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', ['mainnet']],
]

describe.each(addresses)('%s', (address, own) => {
  test.each(networks)('default', (network) => {
    expect(isBitcoinAddress(address, network)).toBe(own.includes(network))
  })
})

test('behavior: regtest has its own prefix', () => {
  // The program of BIP-173's example with the prefix bcrt.
  const address = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
  expect(networks.filter((network) => isBitcoinAddress(address, network))).toEqual(['regtest'])
})

test.each([
  ['p2pkh', '76a91462e907b15cbf27d5425399ebf6f0fb50ebb88f1888ac', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['p2sh', 'a91462e907b15cbf27d5425399ebf6f0fb50ebb88f1887', '3Ai1JZ8pdJb2ksieUV8FsxSNVJCpoPi8W6'],
  ['p2wpkh', '0014751e76e8199196d454941c45d1b3a323f1433bd6', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
  [
    'p2wsh',
    '00201863143c14c5166804bd19203356da136c985678cd4d27a1b8c6329604903262',
    'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
  ],
  [
    'p2tr',
    '512079be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ],
  [
    'unknown',
    '5128751e76e8199196d454941c45d1b3a323f1433bd6751e76e8199196d454941c45d1b3a323f1433bd6',
    'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
  ],
  ['unknown', '6002751e', 'BC1SW50QGDZ25J'],
])('behavior: derives the locking script of %s (BIP-173, BIP-350)', (kind, script, address) => {
  const read = parseBitcoinAddress(address)
  expect(read?.kind).toBe(kind)
  expect(bytesToHex(read?.script ?? new Uint8Array())).toBe(script)
})

test('param: network', () => {
  expect(isBitcoinAddress('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')).toBe(true)
  expect(isBitcoinAddress('mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn')).toBe(false)
})

test.each([
  // The invalid vectors of BIP-350, and those of BIP-173 for version 0.
  ['another prefix', 'tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut'],
  ['a wrong checksum', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
  ['bech32 instead of bech32m', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
  ['bech32 instead of bech32m', 'tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf'],
  ['bech32 instead of bech32m', 'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL'],
  ['bech32m instead of bech32', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh'],
  ['bech32m instead of bech32', 'tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47'],
  ['a letter that is not in the alphabet', 'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4'],
  ['version 17', 'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R'],
  ['a program of one byte', 'bc1pw5dgrnzv'],
  ['a program of 41 bytes', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav'],
  ['version 0 with 16 bytes', 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P'],
  ['mixed case', 'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq'],
  ['more than four bits of padding', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf'],
  ['five bits of padding', 'bc1pqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqswgtaf'],
  ['padding that is not zero', 'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j'],
  ['padding that is not zero', 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3pjxtptv'],
  ['no data after the separator', 'bc1gmk9yu'],
  ['no separator', 'bcqw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  // base58check.
  ['one letter changed', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
  ['a hash of 21 bytes', '13q1P3NyDM6J9SNKPaBC7rMQ9NMEabXocoX'],
  ['a hash of 19 bytes', '19RGzyTbQ82XD5wEsifPmHunGjQEUjk5'],
  ['a checksum alone', '3QJmnh'],
  ['an address of another coin (Litecoin)', 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9'],
  [
    'an extended key',
    'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8',
  ],
  ['nothing', ''],
  ['a number', 1],
  ['undefined', undefined],
])('error: %s', (_, value) => {
  expect(networks.filter((network) => isBitcoinAddress(value, network))).toEqual([])
})
