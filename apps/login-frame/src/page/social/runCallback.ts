import type { LoginPage } from './LoginPage.js'
import { parseRedirectLogin, type RedirectLogin } from './RedirectLogin.js'
import { readState } from './readState.js'
import { redirectKey } from './redirectKey.js'
import { sealResponse } from './sealResponse.js'

/**
 * Ends a login with a provider: hands the address of this page, which has the code, to the frame that has begun the login in this
 * browser, and to no other page. It is a frame in the window of the app that has opened this one; or it has begun the login in
 * this window, which returns to the app with a response that only the frame can decrypt. The app receives an address without the
 * code. A login that another device has begun ends here.
 */
export async function runCallback(page: LoginPage): Promise<void> {
  const { href, opener, copy } = page
  const url = new URL(href)
  const state = readState(url)
  if (state === null) {
    page.show(copy.closeWindow)
    return
  }
  page.show(copy.wait)
  const redirect = take(page, state)
  // The tab of an app can have an opener too, which is not the app.
  const sealed = redirect && (await sealResponse(href, state, redirect.key))
  if (redirect && sealed !== null) {
    page.replace(addResult(redirect.returnUrl, toResultUri(url, state, sealed)))
    return
  }
  const origin = await page.handOver(href)
  if (origin === null) {
    page.show(copy.closeWindow)
    return
  }
  opener?.postMessage({ resultUri: toResultUri(url, state) }, origin)
  page.show(copy.done)
  page.close()
}

/** Returns the address that the app receives, and gives to the frame: it names the login, and an error of the provider. */
function toResultUri({ origin, pathname, searchParams }: URL, state: string, sealed?: string): string {
  const error = searchParams.get('error')
  const result = new URLSearchParams({
    state,
    ...(error !== null && { error }),
    ...(sealed !== undefined && { sealed }),
  })
  return `${origin}${pathname}?${result}`
}

/** Returns the login that has begun in this window, once. */
function take({ storage }: LoginPage, state: string): RedirectLogin | null {
  try {
    const key = redirectKey(state)
    const stored = storage().getItem(key)
    storage().removeItem(key)
    return stored === null ? null : parseRedirectLogin(stored)
  } catch {
    return null
  }
}

/** Adds the parameter as text: a parsed and serialised query could differ from the query of the app. */
function addResult(returnUrl: string, resultUri: string): string {
  const url = new URL(returnUrl)
  const others = url.search === '' ? [] : url.search.slice(1).split('&')
  url.search = [
    ...others.filter((parameter) => !parameter.startsWith('result_uri=')),
    `result_uri=${encodeURIComponent(resultUri)}`,
  ].join('&')
  return url.href
}
