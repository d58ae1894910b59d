import { cookieValue } from '../foundation/schema/cookie.js'
import type { Storage } from '../ports/Storage.js'

/** The maximum size of one cookie in browsers, name included (RFC 6265 §6.1). */
const cookieMaxBytes = 4096
const maxAgeSeconds = 365 * 24 * 60 * 60

/**
 * Creates a storage that servers can read: pass it as the option `storage`, and the server's
 * `parseCookie(request.headers.cookie, { projectId })` as `initialState`, so that server and client
 * render the same.
 *
 * Cookies are sent with `SameSite=Lax`, for the whole site, and `Secure` on `https:`. Never
 * contains a secret.
 *
 * @example
 * ```ts
 * import { cookieStorage, createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet], storage: cookieStorage()
 * })
 * ```
 */
export function cookieStorage(
  scope: {
    readonly document?: { cookie: string }
    readonly location?: { readonly protocol: string }
  } = globalThis,
): Storage {
  function write(key: string, value: string, maxAge: number): void {
    if (!scope.document) return
    const secure = scope.location?.protocol === 'https:' ? '; Secure' : ''
    // Not the Cookie Store API: it is asynchronous, and the port is synchronous.
    scope.document.cookie = `${key}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
  }
  return {
    getItem: (key) => cookieValue(scope.document?.cookie ?? '', key),
    setItem(key, value) {
      const encoded = encodeURIComponent(value)
      // A browser silently drops a cookie that is too long, and the old value would stay.
      if (key.length + encoded.length > cookieMaxBytes) throw new RangeError(`${key} does not fit a cookie`)
      write(key, encoded, maxAgeSeconds)
    },
    removeItem: (key) => write(key, '', 0),
  }
}
