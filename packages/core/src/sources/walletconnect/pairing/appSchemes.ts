/**
 * Schemes that are no wallet app: the schemes of browsers and operating systems, and of common programs that act on what they are
 * opened with.
 */
const otherSchemes = `
  about app-prefs app-settings android-app blob callto cid content data facetime facetime-audio file filesystem
  ftp ftps gopher http im intent irc ircs javascript jar ldap ldaps mailto maps market mid mms nfs ntp pop prefs
  resource rtmp rtsp sftp shortcuts sip sips skype slack sms smsto spotify ssh steam svn teams tel telnet tg
  urn vbscript view-source vnc vscode vscode-insiders webcal ws wss zoommtg zoomus
`
/** Families of such schemes: of Windows, Apple's stores and settings, and browsers. */
const otherFamilies = /^(?:ms-|search-ms|itms|x-|chrome|moz-|googlechrome|microsoft-edge|web\+)/

/**
 * Whether the scheme of a link of the wallet directory may be opened: `https`, or the scheme of an app that is no known other
 * program. Any installed app can register a scheme, so the operator of the directory decides which ones are wallets.
 *
 * @param scheme In lower case, without the colon.
 */
export function isWalletScheme(scheme: string): boolean {
  return (
    scheme === 'https' ||
    (/^[a-z][a-z0-9+.-]{1,63}$/.test(scheme) &&
      !otherSchemes.trim().split(/\s+/).includes(scheme) &&
      !otherFamilies.test(scheme))
  )
}
