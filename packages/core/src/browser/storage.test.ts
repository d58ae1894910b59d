import { describe, expect, test } from 'vitest'
import { parseCookie, readStored, scopeStorage, writeStored } from '../config/stored.js'
import { fakeStorage } from '../testing/fakeStorage.js'
import { cookieStorage } from './cookieStorage.js'
import { openLocalStorage } from './localStorage.js'

/** A document's cookies, as a browser keeps them: one written at a time, all read at once. */
function fakeDocument(protocol = 'https:') {
  const jar = new Map<string, string>()
  const written: string[] = []
  const document = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [pair = '', ...attributes] = text.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (attributes.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    },
  }
  return { scope: { document, location: { protocol } }, written, document }
}

describe('openLocalStorage', () => {
  test('default', () => {
    const localStorage = fakeStorage()
    expect(openLocalStorage({ localStorage })).toBe(localStorage)
  })

  test('behavior: null where there is none', () => {
    expect(openLocalStorage({})).toBeNull()
    expect(openLocalStorage({ localStorage: null })).toBeNull()
  })

  test('error: null where the page may not touch it', () => {
    const sandboxed = {
      get localStorage(): never {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }
    expect(openLocalStorage(sandboxed)).toBeNull()
  })
})

describe('cookieStorage', () => {
  test('default', () => {
    const { scope, written } = fakeDocument()
    const storage = cookieStorage(scope)
    expect(storage.getItem('latchkit.v1.chain')).toBeNull()
    storage.setItem('latchkit.v1.chain', 'eip155:1; x')
    expect(storage.getItem('latchkit.v1.chain')).toBe('eip155:1; x')
    expect(written).toEqual([
      'latchkit.v1.chain=eip155%3A1%3B%20x; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    ])
    storage.removeItem('latchkit.v1.chain')
    expect(storage.getItem('latchkit.v1.chain')).toBeNull()
  })

  test('behavior: not Secure where the page is not: it would not be kept', () => {
    const { scope, written } = fakeDocument('http:')
    cookieStorage(scope).setItem('a', 'b')
    expect(written).toEqual(['a=b; Path=/; Max-Age=31536000; SameSite=Lax'])
  })

  test('error: what does not fit a cookie is refused, and the old value stays', () => {
    const { scope } = fakeDocument()
    const storage = cookieStorage(scope)
    storage.setItem('key', 'x'.repeat(4_093))
    expect(() => storage.setItem('key', 'x'.repeat(4_094))).toThrow(RangeError)
    expect(() => storage.setItem('key', '%'.repeat(1_365))).toThrow('key does not fit a cookie')
    expect(storage.getItem('key')).toHaveLength(4_093)
  })

  test('behavior: on a server it is empty, and writing does nothing', () => {
    const storage = cookieStorage({})
    storage.setItem('a', 'b')
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
  })

  test('behavior: what the browser wrote, a server reads', () => {
    const { scope, document } = fakeDocument()
    const storage = cookieStorage(scope)
    // The longest that is kept, in letters that take the most room.
    const icon = `data:image/png;base64,${'+/=='.repeat(120)}`.slice(0, 500)
    const kept = {
      chainId: 'eip155:8453',
      recentWallets: [
        { id: 'io.alpha', name: 'К'.repeat(40), icon, namespaces: ['eip155'] },
        { id: 'io.beta', name: 'Beta; =', icon, namespaces: ['eip155', 'solana'] },
      ],
      connectors: { eip155: 'io.alpha' },
    } as const
    writeStored(scopeStorage(storage, 'a'), kept)
    expect(parseCookie(document.cookie, { name: 'a' })).toEqual(kept)
    expect(readStored(scopeStorage(storage, 'a'))).toEqual(kept)
  })
})
