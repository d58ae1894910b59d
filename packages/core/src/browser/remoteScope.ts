import { type PlatformScope, readPlatform } from './platform.js'

/** The environment of an app that shows a pairing URI as a QR code or link. */
export type RemoteScope = {
  readonly isPhone: boolean
  readonly isTablet: boolean
  readonly isTelegram: boolean
  readonly isAndroid: boolean
  /** A browser that installs extensions of the Chrome Web Store, if it is not on a phone or tablet. */
  readonly isChromium: boolean
  /** Whether the app is installed (`display-mode: standalone`). */
  readonly isStandalone: boolean
  /** Whether the app is in a frame of another page. */
  readonly isFramed: boolean
  /** The URL of the app. */
  readonly pageUrl: string
}

/**
 * Reads the environment for `toConnectingRemoteModel`. On a server every value is false.
 *
 * @example
 * ```ts
 * import { readRemoteScope } from '@latchkit/core/views'
 *
 * const { isPhone } = readRemoteScope()
 * ```
 */
export function readRemoteScope(
  scope: PlatformScope & {
    readonly matchMedia?: (query: string) => { readonly matches: boolean }
    readonly location?: { readonly href: string }
    readonly self?: unknown
    readonly top?: unknown
  } = globalThis as PlatformScope,
): RemoteScope {
  return {
    ...readPlatform(scope),
    isStandalone: scope.matchMedia?.('(display-mode: standalone)').matches ?? false,
    isFramed: scope.top !== scope.self,
    pageUrl: scope.location?.href ?? '',
  }
}
