'use client'
import { useEffect, useState } from 'react'
import { en } from './en.js'
import type { Locale } from './Locale.js'
import type { LocaleSelection, OwnLocales } from './loadLocale.js'

/**
 * Returns the locale of a language, for `LatchkitProvider`. The modal opens in this language; the buttons are in English until it is
 * loaded. Another selection switches the language of an open modal, which keeps its state. Create `own` once, outside any component.
 *
 * @example
 * ```tsx
 * import { createLatchkit, LatchkitProvider } from '@latchkit/react'
 * import { useLocale } from '@latchkit/react/locales/select'
 * import { mainnet } from '@latchkit/react/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 *
 * export const App = () => <LatchkitProvider kit={kit} locale={useLocale('auto')} />
 * ```
 */
export function useLocale(selection: LocaleSelection, own?: OwnLocales): Locale {
  const [locale, setLocale] = useState<Locale>(() => ({
    ...en,
    load: async () => (await load(selection, own)).load(),
  }))
  useEffect(() => {
    let isCurrent = true
    const update = () =>
      load(selection, own).then(
        (next) => isCurrent && setLocale(next),
        // Offline, or after a new deployment: the modal tries again when it opens.
        () => {},
      )
    void update()
    if (selection === 'auto') addEventListener('languagechange', update)
    return () => {
      isCurrent = false
      removeEventListener('languagechange', update)
    }
  }, [selection, own])
  return locale
}

/** The list of all languages is a chunk of its own, which no user needs before the first render. */
async function load(selection: LocaleSelection, own: OwnLocales | undefined): Promise<Locale> {
  const { loadLocale } = await import('./loadLocale.js')
  return loadLocale(selection, own)
}
