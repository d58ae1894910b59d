import type { RedirectLogin } from './RedirectLogin.js'

/** Returns the address of `/redirect` for a login in the window of the app. The server does not receive the fragment. */
export function toRedirectUrl(ownOrigin: string, uri: string, { returnUrl, key }: RedirectLogin): string {
  return `${ownOrigin}/redirect#${new URLSearchParams({ uri, return: returnUrl, key })}`
}

/** Returns the host of the provider in such an address. */
export function readProviderHost(redirectUrl: string): string {
  const uri = new URLSearchParams(new URL(redirectUrl).hash.slice(1)).get('uri') ?? ''
  return URL.canParse(uri) ? new URL(uri).host : ''
}
