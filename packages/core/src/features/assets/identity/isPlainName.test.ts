import { expect, test } from 'vitest'
import { isPlainName } from './isPlainName.js'

test.each(['vitalik.eth', 'a', 'алиса.eth', '👩‍💻.eth', '🏳️‍🌈.eth', '日本.eth', 'a'.repeat(255)])(
  'default: %s',
  (name) => {
    expect(isPlainName(name)).toBe(true)
  },
)

test.each([
  '',
  'vitalik .eth',
  'vitalik\u200b.eth',
  'vitalik\u200d.eth',
  '\u202ehte.kilativ',
  'vitalik\n.eth',
  'vitalik\u00ad.eth',
  'vitalik\u3000.eth',
  '\ud83d.eth',
  'a'.repeat(256),
])('error: %j', (name) => {
  expect(isPlainName(name)).toBe(false)
})
