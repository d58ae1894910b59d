import { sealBytes } from '../../shared/bytes/sealBytes.js'
import { responseContext } from '../../shared/social/responseContext.js'
import { toBase64Url } from './bytes.js'
import { readRedirectKey } from './RedirectLogin.js'

/** Encrypts the address at which a provider has ended, for the frame that has the key. Returns base64url; null without a key. */
export async function sealResponse(uri: string, state: string, key: string): Promise<string | null> {
  const bytes = readRedirectKey(key)
  if (!bytes) return null
  const imported = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt'])
  return toBase64Url(await sealBytes(imported, new TextEncoder().encode(uri), responseContext(state)))
}
