import { toBase64Url } from './bytes.js'

/** Returns the SHA-256 hash (base64url) of the fragment of an address, without `#`. */
export async function digestFragment(fragment: string): Promise<string> {
  return toBase64Url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(fragment))),
  )
}
