import { languageCodes } from '@latchkit/ui/copy/languages'
import { afterEach, expect, test, vi } from 'vitest'
import { ar } from './ar.js'
import { de } from './de.js'
import { en } from './en.js'
import { loadLocale } from './loadLocale.js'
import { withTexts } from './withTexts.js'

afterEach(() => void vi.unstubAllGlobals())

test('default: the first language of the browser that there is', async () => {
  vi.stubGlobal('navigator', { languages: ['sv-SE', 'de-AT', 'en'] })
  expect(await loadLocale('auto')).toBe(de)
})

test.each(languageCodes)('default: %s has buttons and a modal in its language', async (code) => {
  const locale = await loadLocale(code)
  const copy = await locale.load()
  const names = [locale.buttons.lang, copy.lang].map((lang) => new Intl.Locale(lang).baseName)
  expect(names).toEqual([code, code])
})

test('behavior: tags fall back, last to English', async () => {
  expect(await loadLocale('de-CH')).toBe(de)
  expect(await loadLocale('ar-EG')).toBe(ar)
  expect(await loadLocale('sv')).toBe(en)
})

test('behavior: English on a server', async () => {
  vi.stubGlobal('navigator', undefined)
  expect(await loadLocale('auto')).toBe(en)
})

test('behavior: the app adds a language and replaces the texts of another', async () => {
  const own = {
    sv: async () => withTexts(en, { buttons: { lang: 'sv', connect: 'Anslut plånbok' } }),
    de: async () => withTexts(de, { modal: { titles: { connect: 'Anmelden' } } }),
  }
  expect((await loadLocale('sv-FI', own)).buttons.connect).toBe('Anslut plånbok')
  const copy = await (await loadLocale('de', own)).load()
  expect(copy.titles.connect).toBe('Anmelden')
  expect(copy.titles.networks).toBe('Netzwerke')
})

test('behavior: the texts of the app replace those that load later', async () => {
  const copy = await withTexts(de, {
    account: { account: { disconnect: 'Abmelden' } },
    messages: { errors: { unexpected: { text: 'Hoppla' } } },
  }).load()
  const [account, messages] = await Promise.all([copy.loadAccount(), copy.loadMessages()])
  expect(account.account).toMatchObject({ disconnect: 'Abmelden', receive: 'Empfangen' })
  expect(messages.errors.unexpected).toEqual({ text: 'Hoppla' })
  expect((await (await de.load()).loadAccount()).account.disconnect).toBe('Trennen')
})
