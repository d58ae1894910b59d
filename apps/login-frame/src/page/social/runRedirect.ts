import { isProviderUrl } from '../../shared/social/isProviderUrl.js'
import { digestFragment } from './digestFragment.js'
import type { LoginPage } from './LoginPage.js'
import { formatRedirectLogin, type RedirectLogin, readRedirectKey } from './RedirectLogin.js'
import { readState } from './readState.js'
import { redirectKey } from './redirectKey.js'

/**
 * Goes to a provider in this window, and stores to which page of the app the login returns: for apps that cannot open a window. Only the frame opens
 * this page: its link has the key that binds the login to it, and no other page can begin a login of another device here. The fragment has the
 * parameters `uri`, `return` and `key`. The server does not receive it. The referrer only says who has opened the address without its
 * fragment: the digest in the query is what binds the fragment to it.
 */
export async function runRedirect(page: LoginPage): Promise<void> {
  const url = new URL(page.href)
  const fragment = url.hash.slice(1)
  const parameters = new URLSearchParams(fragment)
  const [uri, returnUrl, key] = ['uri', 'return', 'key'].map((name) => readOnce(parameters, name))
  const provider = uri !== undefined && URL.canParse(uri) ? new URL(uri) : null
  const state = provider && isProviderUrl(provider) ? readState(provider) : null
  const isOfFrame =
    URL.canParse(page.referrer) &&
    new URL(page.referrer).origin === url.origin &&
    readOnce(url.searchParams, 'digest') === (await digestFragment(fragment))
  if (!isOfFrame || !provider || state === null || returnUrl === undefined || key === undefined) {
    page.show(page.copy.invalidLink)
  } else if (!isWebPage(returnUrl) || !readRedirectKey(key) || !store(page, state, { returnUrl, key })) {
    page.show(page.copy.invalidLink)
  } else {
    page.replace(provider.href)
  }
}

function readOnce(parameters: URLSearchParams, name: string): string | undefined {
  const [value, ...others] = parameters.getAll(name)
  return others.length === 0 ? value : undefined
}

function isWebPage(url: string): boolean {
  return URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol)
}

function store({ storage }: LoginPage, state: string, login: RedirectLogin): boolean {
  try {
    storage().setItem(redirectKey(state), formatRedirectLogin(login))
    return true
  } catch {
    return false
  }
}
