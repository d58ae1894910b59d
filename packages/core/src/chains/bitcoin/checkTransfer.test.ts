import { describe, expect, test } from 'vitest'
import {
  InvalidAddressError,
  InvalidAmountError,
  InvalidTransactionError,
} from '../../foundation/errors/parameters.js'
import { addresses, networks, read } from './bitcoin.fixtures.js'
import { checkTransfer, dustOf } from './checkTransfer.js'

const from = { address: addresses.p2wpkh.mainnet, type: 'payment' } as const
const usual = { from, to: addresses.p2wpkh.mainnet, amount: 1000n, network: networks.mainnet }
const other = { mainnet: 'testnet', testnet: 'mainnet' } as const

/** The dust limits of Bitcoin Core, at its default of 3 sats per byte. */
const dust = { p2pkh: 546n, p2sh: 540n, p2wpkh: 294n, p2wsh: 330n, p2tr: 330n } as const

describe.each(Object.entries(addresses))('%s', (kind, both) => {
  describe.each(['mainnet', 'testnet'] as const)('on %s', (name) => {
    const network = networks[name]
    const least = dust[kind as keyof typeof dust]

    test('default', () => {
      expect(checkTransfer({ ...usual, to: both[name], network }).kind).toBe(kind)
    })

    test('error: an address of the other network', () => {
      expect(() => checkTransfer({ ...usual, to: both[other[name]], network })).toThrow(InvalidAddressError)
    })

    test('error: one mistyped letter', () => {
      const [last] = both[name].slice(-1)
      const to = both[name].slice(0, -1) + (last === 'z' ? 'y' : 'z')
      expect(() => checkTransfer({ ...usual, to, network })).toThrow(InvalidAddressError)
    })

    test('param: amount, from the dust limit upwards', () => {
      expect(dustOf(read(both[name], name))).toBe(least)
      const amounts = [least, 2_100_000_000_000_000n]
      for (const amount of amounts) checkTransfer({ ...usual, to: both[name], network, amount })
      for (const amount of [least - 1n, 1n, 0n, -1n, 2_100_000_000_000_001n])
        expect(() => checkTransfer({ ...usual, to: both[name], network, amount })).toThrow(InvalidAmountError)
    })
  })
})

test.each([
  ['nothing', ''],
  ['words', 'me'],
  ['10 kB', 'x'.repeat(10_000)],
  ['an EVM address', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['an address of another coin', 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9'],
  ['a segwit version without rules, which any miner could take', 'BC1SW50QGDZ25J'],
])('error: %s', (_, to) => {
  expect(() => checkTransfer({ ...usual, to })).toThrow(InvalidAddressError)
})

test('error: the error names the dust limit', () => {
  expect(() => checkTransfer({ ...usual, amount: 1n })).toThrow(/dust.*294/)
})

test('error: an ordinals address cannot pay', () => {
  const ordinals = { address: addresses.p2tr.mainnet, type: 'ordinal' } as const
  expect(() => checkTransfer({ ...usual, from: ordinals })).toThrow(InvalidTransactionError)
})
