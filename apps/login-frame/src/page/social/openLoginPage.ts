import { loadPageCopy } from '../language/loadPageCopy.js'
import { handOver } from './handOver.js'
import type { LoginPage } from './LoginPage.js'

/** Prepares the document, and returns its window as a page of a login. */
export async function openLoginPage(): Promise<LoginPage> {
  // Read before the texts are loaded: a page with a handle of this window can change the fragment meanwhile.
  const { href, origin } = location
  const opener: Window | null = window.opener
  const copy = await loadPageCopy(navigator.languages)
  const { documentElement } = document
  documentElement.lang = copy.language
  documentElement.dir = copy.direction
  document.title = copy.title
  return {
    href,
    referrer: document.referrer,
    opener,
    handOver: (uri) => handOver(uri, opener, origin),
    storage: () => sessionStorage,
    copy,
    show(text) {
      const element = document.querySelector('[role=status]')
      if (element) element.textContent = text
    },
    replace: (url) => location.replace(url),
    close: () => window.close(),
  }
}
