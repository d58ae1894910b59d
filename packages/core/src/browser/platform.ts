/** The part of `window` that the platform is read from. */
export type PlatformScope = {
  readonly navigator?: { readonly userAgent: string; readonly maxTouchPoints?: number }
  readonly TelegramWebviewProxy?: unknown
  readonly TelegramWebviewProxyProto?: unknown
  readonly Telegram?: { readonly WebApp?: { readonly initData?: string } }
}

/** The user's device. */
export type Platform = {
  readonly isPhone: boolean
  readonly isTablet: boolean
  readonly isAndroid: boolean
  /** A web view of Telegram's. */
  readonly isTelegram: boolean
}

/** Reads the user's device; on a server every value is false. */
export function readPlatform(scope: PlatformScope = globalThis as PlatformScope): Platform {
  const { userAgent = '', maxTouchPoints = 0 } = scope.navigator ?? {}
  const isAndroid = /Android/.test(userAgent)
  const isMobile = /Mobile/.test(userAgent)
  return {
    // A phone says so. A coarse pointer does not make one: laptops have touch screens.
    isPhone: /iPhone|iPod/.test(userAgent) || (isAndroid && isMobile),
    // iPadOS calls itself a Macintosh; no Mac has a touch screen.
    isTablet:
      /iPad/.test(userAgent) ||
      (isAndroid && !isMobile) ||
      (/Macintosh/.test(userAgent) && maxTouchPoints > 1),
    isAndroid,
    // The Telegram script on an ordinary page also makes `Telegram`, but has nothing to tell there.
    isTelegram:
      scope.TelegramWebviewProxy !== undefined ||
      scope.TelegramWebviewProxyProto !== undefined ||
      Boolean(scope.Telegram?.WebApp?.initData),
  }
}
