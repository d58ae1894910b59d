import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeStorage } from '../testing/fakeStorage.js'
import type { RecentWallet } from './stored.js'
import { parseCookie, readStored, writeStored } from './stored.js'

const alpha: RecentWallet = {
  id: 'io.alpha',
  name: 'Alpha',
  icon: 'https://alpha.example/icon.png',
  namespaces: ['eip155', 'solana'],
  connectorIds: ['io.alpha', 'Alpha'],
}
const beta: RecentWallet = { id: 'io.beta', name: 'Beta', namespaces: ['eip155'] }

describe('writeStored and readStored', () => {
  test('default', () => {
    const storage = fakeStorage()
    const kept = {
      chainId: 'eip155:8453',
      chainIds: { eip155: 'eip155:8453', solana: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' },
      recentWallets: [alpha, beta],
      connectors: { eip155: 'io.alpha', solana: 'Alpha' },
      addresses: { eip155: `0x${'aB'.repeat(20)}`, bip122: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
    } as const
    writeStored(storage, kept)
    expect(readStored(storage)).toEqual(kept)
    expect([...storage.items.keys()]).toEqual([
      'latchkit.v1.chain',
      'latchkit.v1.recent',
      'latchkit.v1.connector.eip155',
      'latchkit.v1.connector.solana',
      'latchkit.v1.address.eip155',
      'latchkit.v1.address.bip122',
      'latchkit.v1.chain.eip155',
      'latchkit.v1.chain.solana',
    ])
  })

  test('behavior: keeps what a patch omits, and removes what it sets to null', () => {
    const storage = fakeStorage()
    writeStored(storage, { chainId: 'eip155:1', connectors: { eip155: 'a', solana: 'b' } })
    writeStored(storage, { connectors: { eip155: null } })
    expect(readStored(storage)).toEqual({ chainId: 'eip155:1', connectors: { solana: 'b' } })
    writeStored(storage, { chainId: null, recentWallets: null })
    expect(readStored(storage)).toEqual({ connectors: { solana: 'b' } })
    writeStored(storage, {})
    expect(storage.items.size).toBe(1)
  })

  test('behavior: an empty storage is an empty state', () => {
    expect(readStored(fakeStorage())).toEqual({})
  })

  test('behavior: stores at most two recent wallets, without large icons', () => {
    const storage = fakeStorage()
    const large = { ...beta, icon: `https://beta.example/${'a'.repeat(500)}` }
    writeStored(storage, { recentWallets: [large, alpha, beta] })
    expect(readStored(storage).recentWallets).toEqual([beta, alpha])
  })

  test('param: storage null', () => {
    expect(writeStored(null, { chainId: 'eip155:1' })).toBeUndefined()
  })
})

describe('a storage with invalid values', () => {
  test.each([
    ['latchkit.v1.chain', 'eip155'],
    ['latchkit.v1.chain', '{"id":1}'],
    ['latchkit.v1.chain', ''],
    ['latchkit.v1.recent', '{"id":'],
    ['latchkit.v1.recent', '{}'],
    ['latchkit.v1.recent', '[null]'],
    ['latchkit.v1.recent', '[{"id":1,"name":"A","namespaces":[]}]'],
    ['latchkit.v1.recent', '[{"id":"","name":"A","namespaces":[]}]'],
    ['latchkit.v1.recent', '[{"id":"a","namespaces":[]}]'],
    ['latchkit.v1.recent', '[{"id":"a","name":"A","namespaces":"eip155"}]'],
    ['latchkit.v1.connector.eip155', ''],
    ['latchkit.v1.connector.eip155', 'x'.repeat(257)],
    ['latchkit.v1.address.eip155', ''],
    ['latchkit.v1.address.eip155', `0x${'a'.repeat(39)}`],
    ['latchkit.v1.address.eip155', `0x${'a'.repeat(39)}g`],
    ['latchkit.v1.address.eip155', `0x${'a'.repeat(40)}\n`],
    ['latchkit.v1.address.solana', 'l'.repeat(32)],
    ['latchkit.v1.address.solana', '1'.repeat(45)],
    ['latchkit.v1.address.bip122', '<img src=x>'],
    ['latchkit.v1.address.bip122', '\u202Ebc1q'],
  ])('error: %s is %j: removes that key and keeps the others', (key, text) => {
    const storage = fakeStorage({ items: { 'latchkit.v1.connector.solana': 'b', [key]: text, other: 'x' } })
    expect(readStored(storage)).toEqual({ connectors: { solana: 'b' } })
    expect(storage.items.has(key)).toBe(false)
    expect(storage.items.get('other')).toBe('x')
  })

  test('behavior: sanitizes names, icons and namespaces as untrusted input', () => {
    const wallets = [
      {
        id: 'a',
        name: '\u202EAlpha',
        icon: 'javascript:alert(1)',
        namespaces: ['eip155', 'nowhere', 1],
        connectorIds: ['A', 5, '', 'x'.repeat(300)],
      },
      { id: 'b', name: '', icon: 5, namespaces: [] },
      { id: 'c', name: 'Gamma', namespaces: [] },
    ]
    const storage = fakeStorage({ items: { 'latchkit.v1.recent': JSON.stringify(wallets) } })
    expect(readStored(storage).recentWallets).toEqual([
      { id: 'a', name: 'Alpha', namespaces: ['eip155'], connectorIds: ['A'] },
      { id: 'b', name: '', namespaces: [] },
    ])
  })

  test('behavior: ignores and keeps the values of another version', () => {
    const storage = fakeStorage({
      items: { 'latchkit.v0.chain': 'eip155:1', 'latchkit.v2.chain': 'eip155:1' },
    })
    expect(readStored(storage)).toEqual({})
    expect(storage.items.size).toBe(2)
  })

  test('behavior: never throws, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const keys = [
          'chain',
          'chain.solana',
          'recent',
          'connector.eip155',
          'address.eip155',
          'address.cosmos',
        ].map((name) => `latchkit.v1.${name}`)
        const state = readStored(fakeStorage({ items: Object.fromEntries(keys.map((key) => [key, text])) }))
        expect((state.recentWallets ?? []).length).toBeLessThanOrEqual(2)
      }),
    )
  })
})

describe('a storage that throws', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('error: logs each failure to the console, also without debug', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const storage = fakeStorage({ throws: true })
    writeStored(storage, { chainId: 'eip155:1' })
    expect(warn.mock.calls).toEqual([
      ['[latchkit] "latchkit.v1.chain" could not be written to the storage.', expect.any(Error)],
    ])
    warn.mockClear()
    readStored(storage)
    expect(warn.mock.calls).toContainEqual([
      '[latchkit] "latchkit.v1.chain" could not be read from the storage.',
      expect.any(Error),
    ])
  })

  test('error: private mode', () => {
    const storage = fakeStorage({ throws: true })
    expect(readStored(storage)).toEqual({})
    expect(writeStored(storage, { chainId: 'eip155:1', connectors: { eip155: null } })).toBeUndefined()
  })

  test('error: full: drops what does not fit, and keeps the rest', () => {
    const storage = fakeStorage({ quota: 60 })
    writeStored(storage, { chainId: 'eip155:1', recentWallets: [alpha], connectors: { eip155: 'a' } })
    expect(readStored(storage)).toEqual({ chainId: 'eip155:1', connectors: { eip155: 'a' } })
  })

  test('error: corrupt and read-only', () => {
    const storage = fakeStorage({ items: { 'latchkit.v1.chain': '?', 'latchkit.v1.connector.eip155': 'a' } })
    const readOnly = {
      ...storage,
      removeItem() {
        throw new Error('read-only')
      },
    }
    expect(readStored(readOnly)).toEqual({ connectors: { eip155: 'a' } })
  })
})

describe('parseCookie', () => {
  test('default', () => {
    const recent = encodeURIComponent(JSON.stringify([beta]))
    const header = `theme=dark; latchkit.v1.shop.chain=eip155%3A10; latchkit.v1.shop.recent=${recent}; latchkit.v1.shop.connector.eip155=io.beta; latchkit.v1.other.connector.solana=io.sol`
    expect(parseCookie(header, { name: 'shop' })).toEqual({
      chainId: 'eip155:10',
      recentWallets: [beta],
      connectors: { eip155: 'io.beta' },
    })
  })

  test('param: kit: `name` before `projectId`, each with its own cookies', () => {
    const header = 'latchkit.v1.a%20b.chain=eip155%3A10; latchkit.v1.default.chain=eip155%3A1'
    expect(parseCookie(header, { name: 'a b', projectId: 'c' })).toEqual({ chainId: 'eip155:10' })
    expect(parseCookie(header, { projectId: 'a b' })).toEqual({ chainId: 'eip155:10' })
    expect(parseCookie(header, { projectId: ' ' })).toEqual({ chainId: 'eip155:1' })
    expect(parseCookie(header, { projectId: 'c' })).toEqual({})
  })

  test.each([
    null,
    undefined,
    '',
    'latchkit.v1.shop.chain=%',
    'latchkit.v1.shop.chain=nowhere%3A1',
    'latchkit.v1.chain=eip155%3A1',
  ])('error: %j contains no state', (header) => {
    expect(parseCookie(header, { name: 'shop' })).toEqual({})
  })
})
