import { digestFragment } from './digestFragment.js'
import type { RedirectLogin } from './RedirectLogin.js'

/**
 * Returns the address of `/redirect` for a login in the window of the app. The server does not receive the fragment. Every page with a
 * handle of the window can change its fragment without a navigation, so the query has the digest of the fragment.
 */
export async function toRedirectUrl(
  ownOrigin: string,
  uri: string,
  { returnUrl, key }: RedirectLogin,
): Promise<string> {
  const fragment = new URLSearchParams({ uri, return: returnUrl, key }).toString()
  return `${ownOrigin}/redirect?${new URLSearchParams({ digest: await digestFragment(fragment) })}#${fragment}`
}

/** Returns the host of the provider in such an address. */
export function readProviderHost(redirectUrl: string): string {
  const uri = new URLSearchParams(new URL(redirectUrl).hash.slice(1)).get('uri') ?? ''
  return URL.canParse(uri) ? new URL(uri).host : ''
}
