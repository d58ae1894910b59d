import { describe, expect, test } from 'vitest'
import { scopeStorage } from '../config/scopeStorage.js'
import { parseCookie, readStored, writeStored } from '../config/stored.js'
import { fakeStorage } from '../testing/fakeStorage.js'
import { cookieStorage } from './cookieStorage.js'
import { openLocalStorage } from './localStorage.js'

/**
 * A document's cookies with the semantics of a browser: each write sets one, a read returns all.
 */
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

  test('behavior: null without localStorage', () => {
    expect(openLocalStorage({})).toBeNull()
    expect(openLocalStorage({ localStorage: null })).toBeNull()
  })

  test('error: null if access is denied', () => {
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

  test('behavior: omits Secure on an insecure page, where it would be dropped', () => {
    const { scope, written } = fakeDocument('http:')
    cookieStorage(scope).setItem('a', 'b')
    expect(written).toEqual(['a=b; Path=/; Max-Age=31536000; SameSite=Lax'])
  })

  test('error: rejects a value that does not fit a cookie, and keeps the old one', () => {
    const { scope } = fakeDocument()
    const storage = cookieStorage(scope)
    storage.setItem('key', 'x'.repeat(4_093))
    expect(() => storage.setItem('key', 'x'.repeat(4_094))).toThrow(RangeError)
    expect(() => storage.setItem('key', '%'.repeat(1_365))).toThrow('key does not fit a cookie')
    expect(storage.getItem('key')).toHaveLength(4_093)
  })

  test('behavior: on a server it is empty, and ignores writes', () => {
    const storage = cookieStorage({})
    storage.setItem('a', 'b')
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
  })

  test('behavior: a server reads what the browser wrote', () => {
    const { scope, document } = fakeDocument()
    const storage = cookieStorage(scope)
    // The longest value that fits, in characters with the longest encoding.
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
