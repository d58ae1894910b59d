import type { Platform } from '../ports/Platform.js'

/** The part of the page's globals that the platform is read from. */
export type PlatformScope = {
  readonly navigator?: {
    readonly userAgent: string
    readonly maxTouchPoints?: number
  }
  readonly matchMedia?: (query: string) => {
    readonly matches: boolean
    addEventListener(type: 'change', listener: (event: { readonly matches: boolean }) => void): void
    removeEventListener(type: 'change', listener: (event: { readonly matches: boolean }) => void): void
  }
  readonly TelegramWebviewProxy?: unknown
  readonly TelegramWebviewProxyProto?: unknown
  readonly Telegram?: { readonly WebApp?: { readonly initData?: string } }
}

/** What can be known of the visitor's device; on a server nothing, and everything is false. */
export function readPlatform(scope: PlatformScope = globalThis as PlatformScope): Platform {
  const { userAgent = '', maxTouchPoints = 0 } = scope.navigator ?? {}
  // iPadOS calls itself a Macintosh; no Mac has a touch screen.
  const isIpad = /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  const isIos = isIpad || /iPhone|iPod/.test(userAgent)
  const isAndroid = /Android/.test(userAgent)
  const dark = scope.matchMedia?.call(scope, '(prefers-color-scheme: dark)')
  return {
    // A phone says so. A coarse pointer does not make one: laptops have touch screens.
    isPhone: /iPhone|iPod/.test(userAgent) || (isAndroid && /Mobile/.test(userAgent)),
    isIos,
    isAndroid,
    // Nearly every browser has "Safari" in its name; only Safari has "Version/" too, and no name of its own.
    isSafari:
      /Version\/[\d.]+.*Safari\//.test(userAgent) &&
      /Mac OS X/.test(userAgent) &&
      !/Chrom|CriOS|FxiOS|EdgiOS|EdgA|OPiOS|OPT\/|OPR\/|DuckDuckGo|Ddg\/|GSA\/|YaBrowser|UCBrowser|Brave|Focus\//.test(
        userAgent,
      ),
    // The Telegram script on an ordinary page also makes `Telegram`, but has nothing to tell there.
    isTelegram:
      scope.TelegramWebviewProxy !== undefined ||
      scope.TelegramWebviewProxyProto !== undefined ||
      Boolean(scope.Telegram?.WebApp?.initData),
    prefersDark: dark?.matches ?? false,
    watchPrefersDark(listener) {
      const changed = (event: { readonly matches: boolean }) => listener(event.matches)
      dark?.addEventListener('change', changed)
      return () => dark?.removeEventListener('change', changed)
    },
  }
}
