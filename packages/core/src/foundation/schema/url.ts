/** Longer than any real icon; limits the memory that a hostile wallet can use. */
const maxImageLength = 262_144

/**
 * Returns whether a text is a URL that an app may link to or fetch: `https:`, or `http:` on
 * localhost or a private network.
 *
 * @example
 * ```ts
 * import { isWebUrl } from '@latchkit/core/schema'
 *
 * isWebUrl('https://my-dapp.example') // true
 * ```
 */
export function isWebUrl(text: string): boolean {
  const url = toUrl(text)
  if (!url || url.username || url.password) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isNearby(url.hostname))
}

/** Returns whether a text is a safe WebSocket URL: `wss:`, or `ws:` on a private network. */
export function isSocketUrl(text: string): boolean {
  return /^wss?:/i.test(text) && isWebUrl(text.replace(/^ws/i, 'http'))
}

/**
 * Returns a URL that is safe in an `<img>`: a web URL (`isWebUrl`), or an image in a `data:` URL
 * (png, jpeg, gif, webp or svg+xml). Returns `undefined` for anything else.
 *
 * @example
 * ```ts
 * import { safeImageUrl } from '@latchkit/core/schema'
 *
 * safeImageUrl('javascript:alert(1)') // undefined
 * ```
 */
export function safeImageUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > maxImageLength) return undefined
  return isWebUrl(value) ? toUrl(value)?.href : imageData(value)
}

/**
 * Returns an image only if it needs no request: an image in a `data:` URL. Otherwise like
 * `safeImageUrl`.
 */
export function imageData(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > maxImageLength) return undefined
  const url = toUrl(value)
  if (!url) return undefined
  // Parsing has trimmed it and removed the line breaks.
  return /^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/i.test(url.href) ? url.href : undefined
}

/**
 * Returns whether a text is a link that opens an app: `https:`, or an app's own scheme such as
 * `metamask:`. Never a scheme that browsers execute or display themselves.
 *
 * @example
 * ```ts
 * import { isAppLink } from '@latchkit/core/schema'
 *
 * isAppLink('metamask://') // true
 * ```
 */
export function isAppLink(text: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase()
  if (scheme === undefined || !toUrl(text)) return false
  if (scheme === 'https' || scheme === 'http') return isWebUrl(text)
  return !/^(?:javascript|data|vbscript|blob|file|filesystem|about|view-source|wss?|ftp)$/.test(scheme)
}

function toUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    // Not a URL.
    return undefined
  }
}

/** Localhost, or the private network (RFC 1918, mDNS), on which a dapp is tested with a phone. */
function isNearby(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|[^.]+\.local|\[::1\]|(?:127|10)(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2})$/.test(
    hostname,
  )
}
