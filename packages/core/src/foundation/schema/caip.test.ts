import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InvalidCaipError } from '../errors/caip.js'
import { namespaces } from '../namespaces.js'
import {
  type CaipNetworkId,
  isCaipNetworkId,
  namespaceOf,
  parseCaipAddress,
  parseCaipAssetId,
  parseCaipNetworkId,
  toCaipAddress,
} from './caip.js'

function messageOf(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    if (error instanceof InvalidCaipError) return error.shortMessage
    throw error
  }
  throw new Error('nothing was thrown')
}

describe('parseCaipNetworkId', () => {
  test.each([
    ['eip155:1', 'eip155', '1'],
    ['bip122:000000000019d6689c085ae165831e93', 'bip122', '000000000019d6689c085ae165831e93'],
    ['cosmos:cosmoshub-3', 'cosmos', 'cosmoshub-3'],
    ['cosmos:Binance-Chain-Tigris', 'cosmos', 'Binance-Chain-Tigris'],
    ['polkadot:b0a8d493285c2df73290dfb7e61f870f', 'polkadot', 'b0a8d493285c2df73290dfb7e61f870f'],
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    [`cosmos:${'_'.repeat(32)}`, 'cosmos', '_'.repeat(32)],
  ])('default', (text, namespace, reference) => {
    expect(parseCaipNetworkId(text)).toEqual({ namespace, reference })
    expect(isCaipNetworkId(text)).toBe(true)
  })

  test.each([
    ['', 'it has two parts'],
    ['eip155', 'it has two parts'],
    ['eip155:1:2', 'it has two parts'],
    ['unsupported:1', 'the namespace is one of eip155, solana, polkadot, bip122, cosmos'],
    ['EIP155:1', 'the namespace is one of'],
    ['toString:1', 'the namespace is one of'],
    ['cosmos:', 'the reference is 1 to 32'],
    [`cosmos:${'a'.repeat(33)}`, 'the reference is 1 to 32'],
    ['cosmos:hub 3', 'the reference is 1 to 32'],
    ['cosmos:hub\n', 'the reference is 1 to 32'],
    ['eip155:0x1', 'an eip155 reference is a whole number'],
    ['eip155:01', 'an eip155 reference is a whole number'],
    ['eip155:0', 'an eip155 reference is a whole number'],
    ['eip155:-1', 'an eip155 reference is a whole number'],
  ])('error: %j', (text, reason) => {
    expect(isCaipNetworkId(text)).toBe(false)
    expect(messageOf(() => parseCaipNetworkId(text))).toContain(`This is not a CAIP-2 id: ${reason}`)
  })

  test.each([undefined, null, 1, {}, ['eip155:1']])('error: %j is not text', (value) => {
    expect(isCaipNetworkId(value)).toBe(false)
  })
})

describe('parseCaipAddress', () => {
  test('default', () => {
    expect(parseCaipAddress('eip155:1:0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb')).toEqual({
      namespace: 'eip155',
      reference: '1',
      chainId: 'eip155:1',
      address: '0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb',
    })
  })

  test.each([
    ['eip155:1', 'it has three parts'],
    ['eip155:1:0xab:2', 'it has three parts'],
    ['nowhere:1:0xab', 'the namespace is one of'],
    ['eip155:one:0xab', 'an eip155 reference'],
    ['eip155:1:', 'the address is 1 to 128'],
    [`cosmos:hub:${'a'.repeat(129)}`, 'the address is 1 to 128'],
    ['cosmos:hub:a b', 'the address is 1 to 128'],
    ['cosmos:hub:a/b', 'the address is 1 to 128'],
  ])('error: %j', (text, reason) => {
    expect(messageOf(() => parseCaipAddress(text))).toContain(`This is not a CAIP-10 id: ${reason}`)
  })

  test('error: only the details contain the text, truncated', () => {
    const text = `eip155:1:${'f'.repeat(1_000)}`
    const error = (() => {
      try {
        parseCaipAddress(text)
      } catch (thrown) {
        return thrown
      }
    })()
    expect(error).toBeInstanceOf(InvalidCaipError)
    expect(error).toMatchObject({ code: 'invalid-caip', details: `${text.slice(0, 200)}…` })
    expect((error as InvalidCaipError).shortMessage).not.toContain('fff')
  })
})

describe('toCaipAddress', () => {
  const reference = fc.stringMatching(/^[-_a-zA-Z0-9]{1,32}$/)
  const chainId = fc.oneof(
    fc.integer({ min: 1 }).map((id): CaipNetworkId => `eip155:${id}`),
    fc
      .tuple(fc.constantFrom(...namespaces.filter((one) => one !== 'eip155')), reference)
      .map(([namespace, ref]): CaipNetworkId => `${namespace}:${ref}`),
  )

  test('behavior: parses what it creates', () => {
    fc.assert(
      fc.property(chainId, fc.stringMatching(/^[-.%a-zA-Z0-9]{1,128}$/), (id, address) => {
        const parts = parseCaipAddress(toCaipAddress(id, address))
        expect(parts.chainId).toBe(id)
        expect(parts.address).toBe(address)
        expect(`${parts.namespace}:${parts.reference}`).toBe(id)
        expect(namespaceOf(id)).toBe(parts.namespace)
        expect(isCaipNetworkId(id)).toBe(true)
      }),
    )
  })

  test('error: an address that would add a fourth part', () => {
    expect(messageOf(() => toCaipAddress('eip155:1', '0xab:0xcd'))).toContain('three parts')
  })
})

describe('parseCaipAssetId', () => {
  test.each([
    [
      'eip155:1/erc20:0x6b175474e89094c44da98b954eedeac495271d0f',
      { assetNamespace: 'erc20', assetReference: '0x6b175474e89094c44da98b954eedeac495271d0f' },
    ],
    ['eip155:1/slip44:60', { assetNamespace: 'slip44', assetReference: '60' }],
    [
      'eip155:1/erc721:0x06012c8cf97bead5deae237070f9587f8e7a266d/771769',
      {
        assetNamespace: 'erc721',
        assetReference: '0x06012c8cf97bead5deae237070f9587f8e7a266d',
        tokenId: '771769',
      },
    ],
    ['eip155:1/abc:x/y', { assetNamespace: 'abc', assetReference: 'x', tokenId: 'y' }],
    [
      `eip155:1/${'a'.repeat(8)}:${'b'.repeat(128)}/${'c'.repeat(78)}`,
      {
        assetNamespace: 'a'.repeat(8),
        assetReference: 'b'.repeat(128),
        tokenId: 'c'.repeat(78),
      },
    ],
  ])('default', (text, parts) => {
    expect(parseCaipAssetId(text)).toEqual({ chainId: 'eip155:1', tokenId: undefined, ...parts })
  })

  test.each([
    ['eip155:1', 'a "/" stands between chain and asset'],
    ['eip155/erc20:0xab', 'it has two parts'],
    ['/slip44:60', 'it has two parts'],
    [`eip155:1/${'a'.repeat(9)}:0xab`, 'the asset is "namespace:reference"'],
    [`eip155:1/erc20:${'a'.repeat(129)}`, 'the asset is "namespace:reference"'],
    ['eip155:1/er:0xab', 'the asset is "namespace:reference"'],
    ['eip155:1/erc20', 'the asset is "namespace:reference"'],
    ['eip155:1/erc20:', 'the asset is "namespace:reference"'],
    ['eip155:1/erc721:0xab/', 'the asset is "namespace:reference"'],
    [`eip155:1/erc721:0xab/${'1'.repeat(79)}`, 'the asset is "namespace:reference"'],
    ['eip155:1/erc721:0xab/1/2', 'the asset is "namespace:reference"'],
  ])('error: %j', (text, reason) => {
    expect(messageOf(() => parseCaipAssetId(text))).toContain(`This is not a CAIP-19 id: ${reason}`)
  })
})
