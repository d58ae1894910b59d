import { type PlatformScope, readPlatform } from './platform.js'
import { readRemoteScope } from './remoteScope.js'

/** Browsers in other apps: they block pop-ups, or show them without access to this page. The last ones are web views of Android and iOS. */
const inAppBrowsers =
  /FB(?:AN|AV|_IAB)|Instagram|Line\/|MicroMessenger|Snapchat|TikTok|musical_ly|LinkedInApp|Twitter for|; wv\)|(?:iPhone|iPad|iPod)(?!.*Safari\/)/

/**
 * Returns whether a pop-up can post a message to this page. It cannot in Telegram, in browsers of other apps, and in an app that was installed
 * with Safari, where the page of another origin opens outside of the app.
 */
export function canOpenPopup(
  scope: Parameters<typeof readRemoteScope>[0] = globalThis as PlatformScope,
): boolean {
  const { isTelegram, isChromium } = readPlatform(scope)
  const userAgent = scope?.navigator?.userAgent ?? ''
  const isSafari = /Safari\//.test(userAgent) && !isChromium
  return !isTelegram && !inAppBrowsers.test(userAgent) && !(isSafari && readRemoteScope(scope).isStandalone)
}
