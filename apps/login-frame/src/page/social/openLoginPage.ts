import { loadPageCopy } from '../language/loadPageCopy.js'
import { handOver } from './handOver.js'
import type { LoginPage } from './LoginPage.js'

/** Prepares the document, and returns its window as a page of a login. */
export async function openLoginPage(): Promise<LoginPage> {
  const copy = await loadPageCopy(navigator.languages)
  const { documentElement } = document
  documentElement.lang = copy.language
  documentElement.dir = copy.direction
  document.title = copy.title
  const opener: Window | null = window.opener
  return {
    href: location.href,
    referrer: document.referrer,
    opener,
    handOver: (uri) => handOver(uri, opener, location.origin),
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
