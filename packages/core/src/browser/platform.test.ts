import { describe, expect, test } from 'vitest'
import { type PlatformScope, readPlatform } from './platform.js'

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4'
const agents = {
  'iPhone Safari': [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`,
    5,
  ],
  'iPhone Chrome': [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/123.0.6312.52 Mobile/15E148 Safari/604.1',
    5,
  ],
  'iPhone Firefox': [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/124.0 Mobile/15E148 Safari/605.1.15',
    5,
  ],
  'iPhone Edge': [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${safari} EdgiOS/123.0 Mobile/15E148 Safari/604.1`,
    5,
  ],
  'iPhone DuckDuckGo': [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${safari} Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`,
    5,
  ],
  'iPhone web view': [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    5,
  ],
  iPad: [`Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`, 5],
  'iPad as a Mac': [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`, 5],
  'Mac Safari': [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`, 0],
  'Mac Chrome': [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36',
    0,
  ],
  'Mac Firefox': ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:124.0) Gecko/20100101 Firefox/124.0', 0],
  'Android Chrome': [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Mobile Safari/537.36',
    5,
  ],
  'Android tablet': [
    'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36',
    5,
  ],
  'Android web view': [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/123.0.0.0 Mobile Safari/537.36',
    5,
  ],
  'Android Firefox': ['Mozilla/5.0 (Android 14; Mobile; rv:124.0) Gecko/124.0 Firefox/124.0', 5],
  'laptop with a touch screen': [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36',
    10,
  ],
  'Linux WebKitGTK': [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.0 Safari/605.1.15',
    0,
  ],
} as const
type Agent = keyof typeof agents

function platformOf(agent: Agent, scope: PlatformScope = {}) {
  const [userAgent, maxTouchPoints] = agents[agent]
  return readPlatform({ navigator: { userAgent, maxTouchPoints }, ...scope })
}
const names = Object.keys(agents) as Agent[]
const which = (property: 'isPhone' | 'isIos' | 'isAndroid' | 'isSafari') =>
  names.filter((name) => platformOf(name)[property])

test('behavior: a phone says so; touch screens and tablets are none', () => {
  expect(which('isPhone')).toEqual([
    'iPhone Safari',
    'iPhone Chrome',
    'iPhone Firefox',
    'iPhone Edge',
    'iPhone DuckDuckGo',
    'iPhone web view',
    'Android Chrome',
    'Android web view',
    'Android Firefox',
  ])
})

test('behavior: iOS, an iPad that calls itself a Macintosh included', () => {
  expect(which('isIos')).toEqual([
    'iPhone Safari',
    'iPhone Chrome',
    'iPhone Firefox',
    'iPhone Edge',
    'iPhone DuckDuckGo',
    'iPhone web view',
    'iPad',
    'iPad as a Mac',
  ])
})

test('behavior: Android', () => {
  expect(which('isAndroid')).toEqual([
    'Android Chrome',
    'Android tablet',
    'Android web view',
    'Android Firefox',
  ])
})

test('behavior: Safari itself, not what has it in its name', () => {
  expect(which('isSafari')).toEqual(['iPhone Safari', 'iPad', 'iPad as a Mac', 'Mac Safari'])
})

describe('Telegram', () => {
  test.each<[PlatformScope, boolean]>([
    [{ TelegramWebviewProxy: {} }, true],
    [{ TelegramWebviewProxyProto: {} }, true],
    [{ Telegram: { WebApp: { initData: 'query_id=1' } } }, true],
    // Its script on an ordinary page.
    [{ Telegram: { WebApp: { initData: '' } } }, false],
    [{ Telegram: {} }, false],
    [{}, false],
  ])('behavior: %j is %s', (scope, isTelegram) => {
    expect(platformOf('iPhone web view', scope).isTelegram).toBe(isTelegram)
  })
})

describe('colour preference', () => {
  function fakeMedia(matches: boolean) {
    const listeners = new Set<(event: { readonly matches: boolean }) => void>()
    const scope: PlatformScope = {
      matchMedia(query) {
        expect(query).toBe('(prefers-color-scheme: dark)')
        // Browsers throw where it is called without its window.
        expect(this).toBe(scope)
        return {
          matches,
          addEventListener: (_, listener) => listeners.add(listener),
          removeEventListener: (_, listener) => listeners.delete(listener),
        }
      },
    }
    return {
      scope,
      listeners,
      change(dark: boolean) {
        for (const tell of listeners) tell({ matches: dark })
      },
    }
  }

  test('default', () => {
    expect(readPlatform(fakeMedia(true).scope).prefersDark).toBe(true)
    expect(readPlatform(fakeMedia(false).scope).prefersDark).toBe(false)
  })

  test('behavior: changes are told until it is stopped', () => {
    const { scope, listeners, change } = fakeMedia(false)
    const told: boolean[] = []
    const stop = readPlatform(scope).watchPrefersDark((dark) => told.push(dark))
    change(true)
    change(false)
    expect(told).toEqual([true, false])
    stop()
    expect(listeners.size).toBe(0)
  })
})

test('behavior: on a server everything is false', () => {
  const { watchPrefersDark, ...known } = readPlatform({})
  expect(known).toEqual({
    isPhone: false,
    isIos: false,
    isAndroid: false,
    isSafari: false,
    isTelegram: false,
    prefersDark: false,
  })
  expect(watchPrefersDark(() => {})()).toBeUndefined()
})
