import { isProviderUrl } from './isProviderUrl.js'
import type { LoginPage } from './LoginPage.js'
import { readReturnUrl } from './readReturnUrl.js'
import { readState } from './readState.js'
import { returnUrlKey } from './returnUrlKey.js'

/**
 * Goes to a provider in this window, and stores the page of the app to which the login returns: for apps that cannot open a window. The
 * fragment has the parameters `uri` and `return`. The server does not receive it.
 */
export function runRedirect(page: LoginPage): void {
  const parameters = new URLSearchParams(new URL(page.href).hash.slice(1))
  const [uri = '', ...otherUris] = parameters.getAll('uri')
  const [returnUrl = '', ...otherUrls] = parameters.getAll('return')
  const provider = URL.canParse(uri) ? new URL(uri) : null
  const login = provider && isProviderUrl(provider) ? readState(provider) : null
  const isUnique = otherUris.length === 0 && otherUrls.length === 0
  const target = login && isUnique ? readReturnUrl(returnUrl, login.origin) : null
  if (!provider || !login || !target || !store(page, login.state, target)) {
    page.show(page.copy.invalidLink)
    return
  }
  page.replace(provider.href)
}

function store({ storage }: LoginPage, state: string, { href }: URL): boolean {
  try {
    storage().setItem(returnUrlKey(state), href)
    return true
  } catch {
    return false
  }
}
