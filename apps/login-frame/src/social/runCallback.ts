import type { LoginPage } from './LoginPage.js'
import { readReturnUrl } from './readReturnUrl.js'
import { readState } from './readState.js'
import { returnUrlKey } from './returnUrlKey.js'

/**
 * Ends a login with a provider: gives the address of this page, which has the code, to the app that the state names, and to no other
 * origin. The app is the opener of this window, or the page that `/redirect` has stored.
 */
export function runCallback(page: LoginPage): void {
  const { href, opener, copy } = page
  const login = readState(new URL(href))
  const stored = login && take(page, login.state)
  const target = login && stored && readReturnUrl(stored, login.origin)
  // The tab of an app can have an opener too, which is not the app.
  if (target) {
    page.replace(addResult(target, href))
  } else if (login && opener) {
    opener.postMessage({ resultUri: href }, login.origin)
    page.show(copy.done)
    page.close()
  } else {
    page.show(copy.closeWindow)
  }
}

/** Returns the stored page of the app, once. */
function take({ storage }: LoginPage, state: string): string | null {
  try {
    const key = returnUrlKey(state)
    const stored = storage().getItem(key)
    storage().removeItem(key)
    return stored
  } catch {
    return null
  }
}

/** Adds the parameter as text: a parsed and serialised query could differ from that of the app. */
function addResult({ href }: URL, resultUri: string): string {
  const url = new URL(href)
  const others = url.search === '' ? [] : url.search.slice(1).split('&')
  url.search = [
    ...others.filter((one) => !one.startsWith('result_uri=')),
    `result_uri=${encodeURIComponent(resultUri)}`,
  ].join('&')
  return url.href
}
