import { expect, test } from 'vitest'
import { defaultSettings } from './Settings.js'
import { readSettings, writeSettings } from './settingsInUrl.js'

test('default', () => {
  expect(readSettings('')).toEqual(defaultSettings)
  expect(writeSettings(defaultSettings, '')).toBe('')
})

test('behavior: reads what it wrote', () => {
  const settings = {
    ...defaultSettings,
    networks: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    theme: 'dark' as const,
    accent: '#c2410c',
    guide: false,
    inline: true,
    exclude: [],
  }
  const search = writeSettings(settings, '')
  expect(search).toBe(
    '?networks=eip155:1,solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp&theme=dark&accent=%23c2410c&guide=off&inline=on',
  )
  expect(readSettings(search)).toEqual(settings)
})

test('behavior: distinguishes an empty list from the default list', () => {
  const settings = { ...defaultSettings, networks: [] }
  expect(readSettings(writeSettings(settings, ''))).toEqual(settings)
})

test('behavior: keeps unrelated parameters in the URL', () => {
  const search = writeSettings({ ...defaultSettings, debug: false }, '?wallet.harbor=locked&theme=dark')
  expect(search).toBe('?wallet.harbor=locked&debug=off')
})

test('behavior: ignores invalid values', () => {
  expect(readSettings('?theme=mauve&guide=perhaps&language=tlh')).toEqual(defaultSettings)
})
