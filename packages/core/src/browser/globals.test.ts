import { afterEach, describe, expect, test, vi } from 'vitest'
import { nextMacrotask } from '../testing/nextMacrotask.js'
import { newId } from './newId.js'
import { pageFetch } from './pageFetch.js'
import { readRemoteScope } from './remoteScope.js'
import { reportError, warnDeveloper } from './report.js'

// Core's tests have no platform types; this listens for the unhandled errors that Node reports.
declare const process: Record<
  'on' | 'off',
  (event: 'uncaughtException', listener: (error: unknown) => void) => void
>

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('newId', () => {
  test('default: a new id each time', () => {
    const ids = Array.from({ length: 100 }, newId)
    expect(new Set(ids).size).toBe(100)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('behavior: on an insecure page, 16 random bytes as hex', () => {
    const getRandomValues = (bytes: Uint8Array) => {
      bytes.fill(0)
      bytes.set([0xff, 0x0a], 14)
      return bytes
    }
    vi.stubGlobal('crypto', { getRandomValues })
    expect(newId()).toBe(`${'0'.repeat(28)}ff0a`)
  })
})

test('behavior: pageFetch uses the fetch that the app has set most recently', async () => {
  const calls: unknown[] = []
  for (const name of ['one', 'other']) {
    vi.stubGlobal('fetch', async (url: string) => calls.push(`${name} ${url}`))
    await pageFetch('https://a.example', { signal: AbortSignal.abort() })
  }
  expect(calls).toEqual(['one https://a.example', 'other https://a.example'])
})

describe('warnDeveloper', () => {
  test.each([
    [undefined, ['[latchkit] It failed.']],
    [null, ['[latchkit] It failed.', null]],
    [0, ['[latchkit] It failed.', 0]],
    ['why', ['[latchkit] It failed.', 'why']],
  ])('default: with the cause %j', (cause, logged) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    warnDeveloper('It failed.', cause)
    expect(warn.mock.calls).toEqual([logged])
  })
})

test('behavior: reportError reports the error as uncaught, after the current code', async () => {
  const uncaught: unknown[] = []
  const onUncaught = (error: unknown) => uncaught.push(error)
  process.on('uncaughtException', onUncaught)
  const error = new Error('of a listener')
  expect(() => reportError(error)).not.toThrow()
  expect(uncaught).toEqual([])
  await nextMacrotask()
  await nextMacrotask()
  process.off('uncaughtException', onUncaught)
  expect(uncaught).toEqual([error])
})

describe('readRemoteScope', () => {
  const self = {}

  test('behavior: on a server every value is false, and the URL is empty', () => {
    expect(readRemoteScope({})).toEqual({
      isPhone: false,
      isTablet: false,
      isTelegram: false,
      isChromium: false,
      isAndroid: false,
      isStandalone: false,
      isFramed: false,
      pageUrl: '',
    })
  })

  test('default', () => {
    const scope = {
      navigator: { userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile' },
      matchMedia(query: string) {
        // Browsers throw if it is called without its window as `this`.
        expect(this).toBe(scope)
        return { matches: query === '(display-mode: standalone)' }
      },
      location: { href: 'https://my.example/#a' },
      self,
      top: self,
    }
    expect(readRemoteScope(scope)).toEqual({
      isPhone: true,
      isTablet: false,
      isTelegram: false,
      isChromium: false,
      isAndroid: true,
      isStandalone: true,
      isFramed: false,
      pageUrl: 'https://my.example/#a',
    })
  })

  test('behavior: detects a frame of another page', () => {
    expect(readRemoteScope({ self, top: {} }).isFramed).toBe(true)
    expect(readRemoteScope({ self, top: self }).isFramed).toBe(false)
  })

  test('behavior: an app in a browser tab is not standalone', () => {
    expect(readRemoteScope({ matchMedia: () => ({ matches: false }) }).isStandalone).toBe(false)
  })
})
