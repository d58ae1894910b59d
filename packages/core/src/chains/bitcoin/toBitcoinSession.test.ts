import { describe, expect, test } from 'vitest'
import { WalletResponseError } from '../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../foundation/errors/walletRequest.js'
import { addresses, publicKey } from './bitcoin.fixtures.js'
import { bitcoinChainIds } from './bitcoinChain.js'
import { type BitcoinAnswer, toBitcoinSession } from './toBitcoinSession.js'

const { mainnet, testnet, signet, regtest } = bitcoinChainIds

function read(answer: BitcoinAnswer, ...preferred: readonly (typeof mainnet)[]) {
  return toBitcoinSession({ connectorId: 'satchel', answer, preferred })
}

function of(...accounts: readonly object[]): BitcoinAnswer {
  return { accounts }
}

describe.each(Object.entries(addresses))('%s', (_, { mainnet: address, testnet: foreign }) => {
  test('default', () => {
    const { accounts, chainId } = read(of({ address }), mainnet)
    expect(chainId).toBe(mainnet)
    expect(accounts).toEqual([{ address, type: 'payment' }])
    expect(read(of({ address: foreign }), mainnet, testnet).chainId).toBe(testnet)
  })

  test('error: an address of another network than the wallet reports', () => {
    expect(() => read({ accounts: [{ address: foreign }], network: 'Mainnet' })).toThrow(WalletResponseError)
    expect(() => read({ accounts: [{ address }], network: 'Testnet' })).toThrow(WalletResponseError)
  })

  test('error: an address of another network than the account before it', () => {
    expect(() => read(of({ address }, { address: foreign }))).toThrow(WalletResponseError)
  })
})

describe('accounts', () => {
  const payment = { address: addresses.p2wpkh.mainnet, publicKey }
  const ordinals = { address: addresses.p2tr.mainnet, publicKey: publicKey.slice(2) }

  test('default: payment accounts come first, with public key and path', () => {
    const path = "m/84'/0'/0'/0/0"
    expect(read(of(ordinals, { ...payment, path })).accounts).toEqual([
      { ...payment, path, type: 'payment' },
      { ...ordinals, type: 'ordinal' },
    ])
  })

  test('behavior: uses the purpose that the wallet sends', () => {
    const accounts = [
      { ...payment, purpose: 'ordinals' },
      { ...ordinals, purpose: 'payment' },
    ]
    expect(read(of(...accounts)).accounts.map(({ address, type }) => [address, type])).toEqual([
      [ordinals.address, 'payment'],
      [payment.address, 'ordinal'],
    ])
  })

  test('behavior: leaves out addresses of other chains', () => {
    const stacks = { address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7', purpose: 'stacks' }
    expect(read(of(stacks, payment)).accounts).toHaveLength(1)
    expect(() => read(of(stacks))).toThrow(WalletResponseError)
  })

  test('behavior: uses a lone taproot address for payments', () => {
    expect(read(of(ordinals)).accounts[0].type).toBe('payment')
  })

  test('behavior: accepts a public key in bytes, or in upper case', () => {
    const bytes = Uint8Array.from(publicKey.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
    for (const key of [bytes, publicKey.toUpperCase()])
      expect(read(of({ ...payment, publicKey: key })).accounts[0].publicKey).toBe(publicKey)
  })

  test.each([
    ['of another address', `03${publicKey.slice(2)}`],
    ['truncated', publicKey.slice(4)],
    ['a list', [1, 2, 3]],
    ['a number', 7],
  ])('error: an invalid public key: %s', (_, key) => {
    expect(() => read(of({ ...payment, publicKey: key }))).toThrow(WalletResponseError)
  })

  test('error: invalid hex', () => {
    expect(() => read(of({ ...payment, publicKey: 'zz' }))).toThrow(TypeError)
  })

  test('behavior: leaves out an invalid path', () => {
    for (const path of [7, '<script>', `m/${'0/'.repeat(10_000)}0`, ''])
      expect(read(of({ ...payment, path })).accounts[0].path).toBe(undefined)
  })

  test.each([
    ['none', []],
    ['not a list', { address: payment.address }],
    ['nothing', undefined],
    ['a number', [7]],
    ['null', [null]],
    ['markup', [{ address: '<b>me</b>' }]],
    ['10 kB', [{ address: 'b'.repeat(10_000) }]],
    ['a segwit version without rules', [{ address: 'BC1SW50QGDZ25J' }]],
    ['a wrong checksum', [{ address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5' }]],
  ])('error: %s', (_, accounts) => {
    expect(() => read({ accounts })).toThrow(WalletResponseError)
  })

  test('error: the error describes the problem in one line', () => {
    const accounts = [{ address: `<${'x'.repeat(10_000)}>` }]
    expect(() => read({ accounts })).toThrow(/^[\s\S]{1,400}$/)
  })
})

describe('network', () => {
  const testAddress = { address: addresses.p2wpkh.testnet }

  test.each([
    ['livenet', mainnet],
    ['Mainnet', mainnet],
    ['bitcoin:mainnet', mainnet],
    ['BITCOIN_MAINNET', mainnet],
  ])('default: %s', (network, chainId) => {
    const accounts = [{ address: addresses.p2wpkh.mainnet }]
    expect(read({ accounts, network }).chainId).toBe(chainId)
    expect(read({ accounts, network: [network] }, testnet).chainId).toBe(chainId)
  })

  test('behavior: the wallet’s chain takes precedence over the preferred one', () => {
    expect(read({ accounts: [testAddress], network: 'Signet' }, testnet).chainId).toBe(signet)
  })

  test('behavior: without a chain from the wallet, uses the first preferred one that matches', () => {
    expect(read(of(testAddress), mainnet, signet, testnet).chainId).toBe(signet)
    expect(read(of(testAddress), mainnet).chainId).toBe(testnet)
    const local = { address: 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080' }
    expect(read(of(local), mainnet, testnet).chainId).toBe(regtest)
  })

  test('error: a chain that is not a Bitcoin chain', () => {
    const accounts = [{ address: addresses.p2wpkh.mainnet }]
    expect(() => read({ accounts, network: 'FRACTAL_BITCOIN_MAINNET' }, mainnet)).toThrow(WalletRequestError)
    expect(() => read({ accounts, network: 'FRACTAL_BITCOIN_MAINNET' }, mainnet)).toThrow(/FRACTAL/)
  })
})
