import { describe, expect, test } from 'vitest'
import { type PlatformScope, readPlatform } from './platform.js'

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4'
const agents = {
  'iPhone Safari': `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`,
  'iPhone Chrome':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/123.0.6312.52 Mobile/15E148 Safari/604.1',
  'iPhone Firefox':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/124.0 Mobile/15E148 Safari/605.1.15',
  'iPhone Edge': `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${safari} EdgiOS/123.0 Mobile/15E148 Safari/604.1`,
  'iPhone DuckDuckGo': `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${safari} Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`,
  'iPhone web view':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  iPad: `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`,
  'iPad as a Mac': `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`,
  'Mac Safari': `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`,
  'Mac Chrome':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36',
  'Mac Firefox': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:124.0) Gecko/20100101 Firefox/124.0',
  'Android Chrome':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Mobile Safari/537.36',
  'Android tablet':
    'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36',
  'Android web view':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/123.0.0.0 Mobile Safari/537.36',
  'Android Firefox': 'Mozilla/5.0 (Android 14; Mobile; rv:124.0) Gecko/124.0 Firefox/124.0',
  'laptop with a touch screen':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36',
  'Linux WebKitGTK':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.0 Safari/605.1.15',
} as const
type Agent = keyof typeof agents

function platformOf(agent: Agent, scope: PlatformScope = {}) {
  // Apple's touch screens take five fingers; its computers have none.
  const maxTouchPoints = /iPhone|iPad/.test(agent) ? 5 : 0
  return readPlatform({ navigator: { userAgent: agents[agent], maxTouchPoints }, ...scope })
}
const names = Object.keys(agents) as Agent[]
const which = (property: 'isPhone' | 'isTablet' | 'isAndroid' | 'isChromium') =>
  names.filter((name) => platformOf(name)[property])

test('behavior: detects a phone; touch screens and tablets are not phones', () => {
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

test('behavior: detects a tablet, including an iPad that identifies as a Macintosh', () => {
  expect(which('isTablet')).toEqual(['iPad', 'iPad as a Mac', 'Android tablet'])
})

test('behavior: Android', () => {
  expect(which('isAndroid')).toEqual([
    'Android Chrome',
    'Android tablet',
    'Android web view',
    'Android Firefox',
  ])
})

test('behavior: Chromium', () => {
  expect(which('isChromium')).toEqual([
    'Mac Chrome',
    'Android Chrome',
    'Android tablet',
    'Android web view',
    'laptop with a touch screen',
  ])
})

describe('Telegram', () => {
  test.each<[PlatformScope, boolean]>([
    [{ TelegramWebviewProxy: {} }, true],
    [{ TelegramWebviewProxyProto: {} }, true],
    [{ Telegram: { WebApp: { initData: 'query_id=1' } } }, true],
    // The Telegram script on an ordinary page.
    [{ Telegram: { WebApp: { initData: '' } } }, false],
    [{ Telegram: {} }, false],
    [{}, false],
  ])('behavior: %j is %s', (scope, isTelegram) => {
    expect(platformOf('iPhone web view', scope).isTelegram).toBe(isTelegram)
  })
})

test('behavior: on a server everything is false', () => {
  expect(readPlatform({})).toEqual({
    isPhone: false,
    isTablet: false,
    isAndroid: false,
    isChromium: false,
    isTelegram: false,
  })
})
