import { describe, expect, test } from 'vitest'
import { type BitcoinNetwork, parseBitcoinAddress } from './bitcoinAddress.js'
import { isPublicKeyOf } from './bitcoinPublicKey.js'

/** The generator of secp256k1, which is the key of the examples of BIP-173 and BIP-350. */
const generator = '0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'

const rows: readonly (readonly [
  what: string,
  publicKey: string,
  address: string,
  network: BitcoinNetwork,
])[] = [
  ['p2wpkh (BIP-173)', generator, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'mainnet'],
  ['p2wpkh on testnet', generator, 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'testnet'],
  ['p2pkh', generator, '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH', 'mainnet'],
  ['p2wpkh within p2sh', generator, '3JvL6Ymt8MVWiCNHC7oWU6nLeHNJKLZGLN', 'mainnet'],
  [
    'p2tr whose key is in the address (BIP-350)',
    generator,
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    'mainnet',
  ],
  [
    'p2tr by its internal key (BIP-86)',
    '03cc8a4bc64d897bddc5fbc2f670f7a8ba0b386779106cf1223c6fc5d7cd6fc115',
    'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
    'mainnet',
  ],
  [
    'p2tr by its internal key in 32 bytes',
    '83dfe85a3151d2517290da461fe2815591ef69f2b18a2ce63f01697a8b313145',
    'bc1p4qhjn9zdvkux4e44uhx8tc55attvtyu358kutcqkudyccelu0was9fqzwh',
    'mainnet',
  ],
  [
    'p2tr by its internal key (BIP-341)',
    'd6889cb081036e0faefa3a35157ad71086b123b2b144b649798b494c300a961d',
    'bc1p2wsldez5mud2yam29q22wgfh9439spgduvct83k3pm50fcxa5dps59h4z5',
    'mainnet',
  ],
]

describe.each(rows)('%s', (...row) => {
  const [, publicKey, text, network] = row
  const address = parseBitcoinAddress(text, network)

  test('default', () => {
    expect(address && isPublicKeyOf(publicKey, address)).toBe(true)
  })

  test.each([
    ['another key', '03f3d474c86c9be5b82e251cc3cc438d3cc361527b4b9799516c4bd513caf9e5f6'],
    ['not a point of the curve', 'eefdea4cdb677750a420fee807eacf21eb9898ae79b9768766e4faa04a2d4a34'],
    ['a number outside the field', 'ff'.repeat(32)],
    ['nothing', ''],
  ])('error: %s', (_what, other) => {
    expect(address && isPublicKeyOf(other, address)).toBe(false)
  })
})

test('behavior: returns false for a script, whose keys are unknown', () => {
  const address = parseBitcoinAddress(
    'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
    'testnet',
  )
  expect(address && isPublicKeyOf(generator, address)).toBe(false)
})
