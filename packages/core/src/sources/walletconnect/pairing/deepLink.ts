import { isWebUrl } from '../../../foundation/schema/url.js'
import type { CatalogueWallet } from '../../../ports/Catalogue.js'
import { isWalletScheme } from './appSchemes.js'

/** A link that opens a wallet app. */
export type DeepLink = {
  /** A link with the wallet app's own scheme, or its universal link if it has no scheme. */
  readonly href: string
  /** The universal link, if `href` is not one: for a browser that blocks the scheme. */
  readonly fallbackHref?: string | undefined
  readonly target: LinkTarget
}

/** The `target` of a link: see `getLinkTarget`. */
export type LinkTarget = '_self' | '_blank' | '_top'

/** The environment of the dapp that opens a link. */
export type LinkEnvironment = {
  readonly isTelegram: boolean
  readonly isAndroid: boolean
  /** Installed as a web app (`display-mode: standalone`). */
  readonly isStandalone: boolean
  /** In a frame of another site. */
  readonly isFramed: boolean
}

/**
 * Returns the deep link that opens a wallet app with a pairing URI (`wc:…`), or `undefined` if the wallet has none
 * with the scheme of an app.
 *
 * @example
 * ```ts
 * import { toDeepLink } from '@latchkit/core/views/remote'
 *
 * const environment = { isTelegram: false, isAndroid: false, isStandalone: false, isFramed: false }
 * const link = toDeepLink({ mobileLink: 'metamask://' }, 'wc:abc@2?symKey=1', environment)
 * // { href: 'metamask://wc?uri=wc%3Aabc%402%3FsymKey%3D1', target: '_self' }
 * ```
 */
export function toDeepLink(
  wallet: Pick<CatalogueWallet, 'mobileLink' | 'universalLink'>,
  uri: string,
  environment: LinkEnvironment,
): DeepLink | undefined {
  const once = encodeURIComponent(uri)
  // Telegram on Android decodes the link once before it opens it.
  const encoded = environment.isTelegram && environment.isAndroid ? encodeURIComponent(once) : once
  const links = [wallet.mobileLink, wallet.universalLink].flatMap((link) => withUri(link, encoded) ?? [])
  const native = links.find((href) => !isUniversal(href))
  const universal = links.find(isUniversal)
  const href = native ?? universal
  if (href === undefined) return undefined
  const target = getLinkTarget(environment)
  return href === universal || universal === undefined
    ? { href, target }
    : { href, fallbackHref: universal, target }
}

/** Returns the target of a link. In Telegram and installed web apps, the dapp stays open. In a
 * frame, the link replaces the whole page. */
export function getLinkTarget({ isTelegram, isStandalone, isFramed }: LinkEnvironment): LinkTarget {
  if (isTelegram || isStandalone) return '_blank'
  return isFramed ? '_top' : '_self'
}

function withUri(link: string | undefined, encodedUri: string): string | undefined {
  const base = link === undefined ? undefined : toWalletAppLink(link.trim())
  return base && `${base}wc?uri=${encodedUri}`
}

/**
 * Validates a link that opens a wallet app. `scheme` and `scheme:` become `scheme://`, and a missing `/` is added at the end.
 *
 * @returns `undefined` if its scheme belongs to no wallet app, or it is not a plain address
 */
export function toWalletAppLink(link: string): string | undefined {
  const scheme = /^([a-z][a-z0-9+.-]*)(?::|$)/i.exec(link)?.[1]?.toLowerCase()
  if (scheme === undefined || !isWalletScheme(scheme)) return undefined
  const rest = link.slice(scheme.length).replace(/^:?\/{0,2}/, '')
  // The URI is appended, so a link with spaces, control characters, credentials, a query or a fragment is rejected.
  if (/[\s\p{C}?#@\\]/u.test(rest)) return undefined
  const href = `${scheme}://${rest === '' || rest.endsWith('/') ? rest : `${rest}/`}`
  return scheme === 'https' && !isWebUrl(href) ? undefined : href
}

function isUniversal(href: string): boolean {
  return href.startsWith('https:')
}
