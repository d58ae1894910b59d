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
  /** A browser that installs extensions of the Chrome Web Store, if it is not on a phone or tablet. */
  readonly isChromium: boolean
  /** The web view of Telegram. */
  readonly isTelegram: boolean
}

/** Reads the user's device; on a server every value is false. */
export function readPlatform(scope: PlatformScope = globalThis as PlatformScope): Platform {
  const { userAgent = '', maxTouchPoints = 0 } = scope.navigator ?? {}
  const isAndroid = /Android/.test(userAgent)
  const isMobile = /Mobile/.test(userAgent)
  return {
    // Phones identify themselves. A coarse pointer is not sufficient: laptops have touch screens.
    isPhone: /iPhone|iPod/.test(userAgent) || (isAndroid && isMobile),
    // iPadOS identifies as a Macintosh; no Mac has a touch screen.
    isTablet:
      /iPad/.test(userAgent) ||
      (isAndroid && !isMobile) ||
      (/Macintosh/.test(userAgent) && maxTouchPoints > 1),
    isAndroid,
    isChromium: /Chrome\//.test(userAgent),
    // On an ordinary page, the Telegram script also defines `Telegram`, but without data.
    isTelegram:
      scope.TelegramWebviewProxy !== undefined ||
      scope.TelegramWebviewProxyProto !== undefined ||
      Boolean(scope.Telegram?.WebApp?.initData),
  }
}
