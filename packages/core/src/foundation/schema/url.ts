/** Longer than any icon that is meant as one; keeps a page's memory from a wallet that means ill. */
const maxImageLength = 262_144

/**
 * Whether a text is a URL that a page may link to or fetch: `https:`, or `http:` on this machine or the network around it.
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

/** As `isWebUrl`, for sockets: `wss:`, or `ws:` nearby. */
export function isSocketUrl(text: string): boolean {
  return /^wss?:/i.test(text) && isWebUrl(text.replace(/^ws/i, 'http'))
}

/**
 * A URL that can stand in an `<img>` without harm: one of the web (`isWebUrl`), or an image held in a `data:` URL
 * (png, jpeg, gif, webp or svg+xml). `undefined` for anything else.
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

/** As `safeImageUrl`, but only what can be shown without asking anybody: an image held in a `data:` URL. */
export function imageData(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > maxImageLength) return undefined
  const url = toUrl(value)
  if (!url) return undefined
  // Parsing has trimmed it and taken the line breaks out.
  return /^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/i.test(url.href) ? url.href : undefined
}

/**
 * Whether a text is a link that opens an app: `https:`, or a scheme of the app's own such as `metamask:`.
 * Never a scheme that browsers run or read by themselves.
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
    // Not a URL: that is the answer.
    return undefined
  }
}

/** This machine, or the private network around it (RFC 1918, mDNS): where a dapp is tried out on a phone. */
function isNearby(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|[^.]+\.local|\[::1\]|(?:127|10)(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2})$/.test(
    hostname,
  )
}
