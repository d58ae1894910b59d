import { expect, test } from 'vitest'
import { canOpenPopup } from './canOpenPopup.js'

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit}`
const safari = `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`
const macSafari = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.5 Safari/605.1.15`
const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const android = `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${chromium} Chrome/138.0.0.0 Mobile Safari/537.36`
const desktop = `Mozilla/5.0 (X11; Linux x86_64) ${chromium} Chrome/138.0.0.0 Safari/537.36`

const scopeOf = (userAgent: string, isStandalone = false) => ({
  navigator: { userAgent },
  matchMedia: () => ({ matches: isStandalone }),
})

test.each([
  ['Chrome', scopeOf(desktop), true],
  ['Chrome on Android', scopeOf(android), true],
  ['an app installed with Chrome', scopeOf(desktop, true), true],
  ['Safari', scopeOf(macSafari), true],
  ['Safari on a phone', scopeOf(safari), true],
  ['an app installed with Safari on a phone', scopeOf(safari, true), false],
  ['an app installed with Safari on a Mac', scopeOf(macSafari, true), false],
  ['Firefox', scopeOf('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'), true],
  ['Telegram', { ...scopeOf(safari), TelegramWebviewProxy: {} }, false],
  ['a web view of iOS', scopeOf(`${iPhone} Mobile/15E148`), false],
  ['a web view of Android', scopeOf(android.replace('Pixel 9)', 'Pixel 9; wv)')), false],
  ['the browser of Instagram', scopeOf(`${iPhone} Mobile/15E148 Instagram 390.0.0.28.85`), false],
  ['the browser of Facebook', scopeOf(`${android} [FB_IAB/FB4A;FBAV/520.0.0;]`), false],
] as const)('default: %s', (_, scope, expected) => {
  expect(canOpenPopup(scope)).toBe(expected)
})

test('behavior: a server', () => {
  expect(canOpenPopup({})).toBe(true)
})
