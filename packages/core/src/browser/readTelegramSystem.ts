import { type PlatformScope, readPlatform } from './platform.js'

/** Returns the system on which Telegram shows this page; `undefined` outside of Telegram. */
export function readTelegramSystem(
  scope: PlatformScope = globalThis as PlatformScope,
): 'android' | 'ios' | 'mac' | 'other' | undefined {
  const { isTelegram, isAndroid, isPhone, isTablet } = readPlatform(scope)
  if (!isTelegram) return undefined
  if (isAndroid) return 'android'
  if (isPhone || isTablet) return 'ios'
  return /Macintosh/.test(scope.navigator?.userAgent ?? '') ? 'mac' : 'other'
}
