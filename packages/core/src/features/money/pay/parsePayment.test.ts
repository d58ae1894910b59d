import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PayError } from '../../../foundation/errors/pay.js'
import { solana } from '../../../foundation/networks/solana.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { type PayParameters, parsePayment } from './parsePayment.js'
import { recipient } from './pay.fixtures.js'

const networks = new Map([testNetworks[0], solana].map((network) => [network.caipNetworkId, network]))
const config = { networkOf: networks.get.bind(networks) }
const cluster = solana.caipNetworkId
const native = { recipient, amount: '1.5', asset: 'eip155:31337/slip44:60' }
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const metadata = { name: 'Test Dollar', symbol: 'TUSD', decimals: 6 }

test.each([
  [native, { amount: 15n * 10n ** 17n, openInNewTab: true, payWithWallet: true }],
  [{ ...native, asset: `eip155:31337/erc20:${recipient}`, metadata }, { amount: 1_500_000n }],
  [{ ...native, recipient: mint, asset: `${cluster}/slip44:501` }, { amount: 1_500_000_000n }],
  [{ ...native, recipient: mint, asset: `${cluster}/token:${mint}`, metadata }, { amount: 1_500_000n }],
])('default: parses %j', (parameters, expected) => {
  expect(parsePayment(parameters, config)).toMatchObject(expected)
})

test.each([
  [{ asset: 'slip44:60' }, 'pay-invalid-asset'],
  [{ asset: 'eip155:31337/slip44:501' }, 'pay-invalid-asset'],
  [{ asset: 'eip155:1/slip44:60' }, 'pay-invalid-asset'],
  [{ asset: `eip155:31337/erc20:${recipient}` }, 'pay-invalid-asset'],
  [{ asset: `eip155:31337/erc20:${recipient}/1`, metadata }, 'pay-invalid-asset'],
  [{ asset: `eip155:31337/erc721:${recipient}`, metadata }, 'pay-invalid-asset'],
  [{ asset: `eip155:31337/token:${mint}`, metadata }, 'pay-invalid-asset'],
  [{ asset: `${cluster}/slip44:60` }, 'pay-invalid-asset'],
  [{ asset: 'bip122:000000000019d6689c085ae165831e93/slip44:0' }, 'pay-invalid-namespace'],
  [
    { asset: `eip155:31337/erc20:${recipient}`, metadata: { ...metadata, decimals: 256 } },
    'pay-invalid-asset',
  ],
  [{ recipient: '0x1' }, 'pay-invalid-recipient'],
  [{ recipient: recipient.replace('C51812dc', 'c51812dc') }, 'pay-invalid-recipient'],
  [{ recipient: mint }, 'pay-invalid-recipient'],
  [{ amount: '0' }, 'pay-invalid-amount'],
  [{ amount: '-1' }, 'pay-invalid-amount'],
  [{ amount: '1e3' }, 'pay-invalid-amount'],
  [{ amount: '0.0000000000000000001' }, 'pay-invalid-amount'],
  [{ amount: 1.5 }, 'pay-invalid-amount'],
  [
    { recipient: mint, asset: `${cluster}/slip44:501`, amount: '18446744073.709551616' },
    'pay-invalid-amount',
  ],
  [{ openInNewTab: 'no' }, 'pay-invalid-config'],
])('error: %j has the code %s', (change, code) => {
  const parameters = { ...native, ...change } as PayParameters
  expect(() => parsePayment(parameters, config)).toThrow(expect.objectContaining({ code }))
})

test('behavior: anything is a payment or a PayError', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...Object.values(native), mint),
    fc.anything(),
  )
  const record = fc.record(
    { recipient: text, amount: text, asset: text, metadata: fc.anything(), openInNewTab: fc.anything() },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof(record, fc.anything()), (value) => {
      try {
        expect(parsePayment(value as PayParameters, config).amount).toBeGreaterThan(0n)
      } catch (error) {
        expect(error).toBeInstanceOf(PayError)
      }
    }),
  )
})
