import type { Page } from '@playwright/test'
import { readPairingUri } from './readPairingUri.js'

/** A link to an app on the phone: with a scheme of its own, or the address of a site that the app opens. */
export type OpenedLink = {
  readonly url: string
  /** The URI of a pairing in it. */
  readonly uri: string | undefined
}

/** The function of a page that reports links. */
const reporter = '__latchkitOpenLink'

/**
 * Collects the links that a page opens as a phone would open them in an app: links with other schemes than HTTP, and links of sites with a
 * pairing. It does so from the next page load.
 */
export async function collectLinks(page: Page, onLink: (link: OpenedLink) => void): Promise<void> {
  await page.exposeBinding(reporter, (_, url: string) => onLink({ url, uri: readPairingUri(url) }))
  await page.addInitScript({ content: `{ const __name = (value) => value; (${watchLinks})('${reporter}') }` })
}

/** Runs on the page, before the scripts of the app, so it uses nothing of this module. */
function watchLinks(name: string): void {
  const report: unknown = Reflect.get(window, name)
  const { open } = window
  const isOfApp = (url: string) => !/^(https?|blob|data|about|javascript|mailto):/.test(url)
  const hasPairing = (url: string) => /[?&]uri=wc(%3A|:)/i.test(url)

  /** Reports a link. Returns whether a phone opens it in an app. */
  function handle(link: string): boolean {
    const url = new URL(link, location.href).href
    if (!isOfApp(url) && !hasPairing(url)) return false
    if (typeof report === 'function') report(url)
    return true
  }

  window.open = (url, ...rest) => (url && handle(String(url)) ? null : open.call(window, url, ...rest))
  window.addEventListener('click', (event) => {
    const [target] = event.composedPath()
    const anchor = target instanceof Element ? target.closest('a[href]') : null
    if (anchor instanceof HTMLAnchorElement && handle(anchor.href)) event.preventDefault()
  })
}
