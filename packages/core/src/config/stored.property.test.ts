import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanName } from '../foundation/schema/cleanName.js'
import { fakeStorage } from '../testing/fakeStorage.js'
import { getKitName, scopeStorage } from './scopeStorage.js'
import { parseCookie, type RecentWallet, readStored, type StoredState, writeStored } from './stored.js'

const namespaces = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'] as const
const id = fc.string({ unit: 'binary', minLength: 1, maxLength: 256 })
const chainId = fc.constantFrom('eip155:1', 'eip155:8453', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' as const)
const perNamespace = <T>(value: fc.Arbitrary<T>) =>
  fc.dictionary(fc.constantFrom(...namespaces), value, { minKeys: 1 })

const wallet: fc.Arbitrary<RecentWallet> = fc.record(
  {
    id,
    name: fc.string({ unit: 'binary', maxLength: 60 }).map(cleanName),
    icon: fc.constantFrom('https://a.example/i.png', 'data:image/png;base64,AA=='),
    namespaces: fc.subarray([...namespaces]),
    connectorIds: fc.array(id, { maxLength: 8 }),
  },
  { requiredKeys: ['id', 'name', 'namespaces'] },
)
const state = fc.record(
  {
    chainId,
    chainIds: perNamespace(chainId),
    recentWallets: fc.array(wallet, { maxLength: 2 }),
    connectors: perNamespace(id),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<StoredState>

test('default: reads every state that was written', () => {
  fc.assert(
    fc.property(state, (kept) => {
      const storage = fakeStorage()
      writeStored(storage, kept)
      expect(readStored(storage)).toEqual(kept)
    }),
  )
})

test('behavior: a second write of what was read changes nothing', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('chain', 'recent', 'connector.eip155'), fc.json())),
      (all) => {
        const items = Object.fromEntries(all.map(([key, text]) => [`latchkit.v1.${key}`, text]))
        const storage = fakeStorage({ items })
        const read = readStored(storage)
        const again = fakeStorage()
        writeStored(again, read)
        expect(readStored(again)).toEqual(read)
      },
    ),
  )
})

describe('limits of stored values', () => {
  const recentOf = (change: object) => {
    const stored = [{ id: 'a', name: 'A', namespaces: [], ...change }]
    return readStored(fakeStorage({ items: { 'latchkit.v1.recent': JSON.stringify(stored) } })).recentWallets
  }

  test.each([
    [256, true],
    [257, false],
  ])('behavior: an id of %i characters is read: %s', (length, isRead) => {
    const long = 'x'.repeat(length)
    expect(recentOf({ id: long }) !== undefined).toBe(isRead)
    expect(recentOf({ connectorIds: [long] })?.[0]?.connectorIds).toEqual(isRead ? [long] : [])
    const items = { 'latchkit.v1.connector.solana': long }
    expect(readStored(fakeStorage({ items })).connectors).toEqual(isRead ? { solana: long } : undefined)
  })

  test('behavior: reads at most 8 connectors of a wallet, without the invalid ones', () => {
    const ids = ['1', '', '2', 3, '4', null, '5', '6', '7', '8', '9', '10']
    expect(recentOf({ connectorIds: ids })?.[0]?.connectorIds).toEqual([
      '1',
      '2',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
    ])
    expect(recentOf({ connectorIds: 'io.a' })?.[0]).not.toHaveProperty('connectorIds')
  })

  test('behavior: namespaces are in the kit’s order, each once', () => {
    const stored = ['bip122', 'eip155', 'bip122', 'nowhere', '__proto__']
    expect(recentOf({ namespaces: stored })?.[0]?.namespaces).toEqual(['eip155', 'bip122'])
  })

  test.each([
    [500, true],
    [501, false],
  ])('behavior: an icon of %i characters is stored: %s', (length, isStored) => {
    const icon = `https://a.example/${'i'.repeat(length - 'https://a.example/'.length)}`
    const storage = fakeStorage()
    writeStored(storage, { recentWallets: [{ id: 'a', name: 'A', icon, namespaces: [] }] })
    expect(readStored(storage).recentWallets?.[0]?.icon).toBe(isStored ? icon : undefined)
  })

  test.each([
    ['a list', [[]]],
    ['text', ['a']],
    ['a number', [1]],
    ['a list of one valid and one invalid wallet', [{ id: 'a', name: 'A', namespaces: [] }, {}]],
    ['a name that is no text', [{ id: 'a', name: {}, namespaces: [] }]],
  ])('error: %s is no recent wallet', (_, stored) => {
    const storage = fakeStorage({ items: { 'latchkit.v1.recent': JSON.stringify(stored) } })
    expect(readStored(storage)).toEqual({})
    expect(storage.items.size).toBe(0)
  })

  test('error: a stored prototype changes no object', () => {
    const text = '[{"id":"a","name":"A","namespaces":[],"__proto__":{"icon":"https://a.example/i.png"}}]'
    const storage = fakeStorage({ items: { 'latchkit.v1.recent': text } })
    expect(readStored(storage).recentWallets).toEqual([{ id: 'a', name: 'A', namespaces: [] }])
    expect(Object.hasOwn(Object.prototype, 'icon')).toBe(false)
  })
})

describe('getKitName', () => {
  test.each([
    [{}, 'default'],
    [{ projectId: '' }, 'default'],
    [{ projectId: ' \n' }, 'default'],
    [{ projectId: ' a ' }, 'a'],
    [{ name: 'shop', projectId: 'a' }, 'shop'],
    [{ name: undefined, projectId: 'a' }, 'a'],
  ])('default: %j is %s', (kit, name) => {
    expect(getKitName(kit)).toBe(name)
  })
})

describe('scopeStorage', () => {
  const name = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.constantFrom('a', 'a.chain', 'a.connector', 'chain', 'a b', 'a;b', 'a=b', '$&', "$'", '../x'),
  )

  test('behavior: kits with different names share no key', () => {
    const full: StoredState = {
      chainId: 'eip155:1',
      chainIds: { eip155: 'eip155:1', solana: 'solana:x' },
      recentWallets: [],
      connectors: { eip155: 'a', cosmos: 'b' },
    }
    const keysOf = (kit: string) => {
      const storage = fakeStorage()
      writeStored(scopeStorage(storage, kit), full)
      return [...storage.items.keys()]
    }
    fc.assert(
      fc.property(name, name, (one, other) => {
        const keys = keysOf(one)
        expect(keys).toHaveLength(6)
        expect(keysOf(other).some((key) => keys.includes(key))).toBe(one === other)
        // A cookie's name ends at any of these characters (RFC 6265).
        for (const key of keys) expect(key).not.toMatch(/[\s;,="]/)
      }),
    )
  })

  test('behavior: a server reads the cookies of exactly one kit', () => {
    fc.assert(
      fc.property(name, name, (one, other) => {
        const storage = fakeStorage()
        writeStored(scopeStorage(storage, one), { chainId: 'eip155:10' })
        const header = [...storage.items]
          .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
          .join('; ')
        expect(parseCookie(header, { name: other }).chainId).toBe(one === other ? 'eip155:10' : undefined)
      }),
    )
  })

  test('behavior: removes the values of its own kit only', () => {
    const storage = fakeStorage()
    const [one, other] = [scopeStorage(storage, 'one'), scopeStorage(storage, 'other')]
    writeStored(one, { chainId: 'eip155:1' })
    writeStored(other, { chainId: 'eip155:2' })
    writeStored(one, { chainId: null })
    expect(readStored(one)).toEqual({})
    expect(readStored(other)).toEqual({ chainId: 'eip155:2' })
  })
})
