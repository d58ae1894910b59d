import { isWebUrl } from '../../../foundation/schema/url.js'
import type { CatalogueWallet } from '../../../ports/Catalogue.js'
import { isAppScheme } from './appSchemes.js'

/** A link that opens a wallet's app. */
export type DeepLink = {
  /** The app's own scheme, or its universal link if it has no scheme. */
  readonly href: string
  /** The universal link, if `href` is not one: for a browser that blocks the scheme. */
  readonly fallbackHref?: string | undefined
  readonly target: LinkTarget
}

/** The `target` of a link: see `getLinkTarget`. */
export type LinkTarget = '_self' | '_blank' | '_top'

/** The environment of the app that opens a link. */
export type LinkScope = {
  readonly isTelegram: boolean
  readonly isAndroid: boolean
  /** Installed as a web app (`display-mode: standalone`). */
  readonly isStandalone: boolean
  /** In a frame of another site. */
  readonly isFramed: boolean
  /** Schemes of the host app's own wallets, allowed besides the reviewed ones. */
  readonly appSchemes?: readonly string[] | undefined
}

/**
 * Returns the deep link that opens a wallet's app with a pairing URI (`wc:…`), or `undefined` if the wallet has none
 * with an allowed scheme.
 *
 * @example
 * ```ts
 * import { toDeepLink } from '@latchkit/core/remote-views'
 *
 * const scope = { isTelegram: false, isAndroid: false, isStandalone: false, isFramed: false }
 * const link = toDeepLink({ mobileLink: 'metamask://' }, 'wc:abc@2?symKey=1', scope)
 * // { href: 'metamask://wc?uri=wc%3Aabc%402%3FsymKey%3D1', target: '_self' }
 * ```
 */
export function toDeepLink(
  wallet: Pick<CatalogueWallet, 'mobileLink' | 'universalLink'>,
  uri: string,
  scope: LinkScope,
): DeepLink | undefined {
  const once = encodeURIComponent(uri)
  // Telegram on Android decodes the link once before it opens it.
  const encoded = scope.isTelegram && scope.isAndroid ? encodeURIComponent(once) : once
  const links = [wallet.mobileLink, wallet.universalLink].flatMap(
    (link) => withUri(link, encoded, scope.appSchemes) ?? [],
  )
  const native = links.find((href) => !isUniversal(href))
  const universal = links.find(isUniversal)
  const href = native ?? universal
  if (href === undefined) return undefined
  const target = getLinkTarget(scope)
  return href === universal || universal === undefined
    ? { href, target }
    : { href, fallbackHref: universal, target }
}

/** Returns the target that keeps Telegram mini apps and installed apps open, and leaves a frame. */
export function getLinkTarget({ isTelegram, isStandalone, isFramed }: LinkScope): LinkTarget {
  if (isTelegram || isStandalone) return '_blank'
  return isFramed ? '_top' : '_self'
}

function withUri(
  link: string | undefined,
  encodedUri: string,
  appSchemes: LinkScope['appSchemes'],
): string | undefined {
  const base = link === undefined ? undefined : toAppLink(link.trim(), appSchemes)
  return base && `${base}wc?uri=${encodedUri}`
}

/**
 * Validates a link that opens a wallet app. `scheme` and `scheme:` become `scheme://`; an address gets its last slash.
 *
 * @returns `undefined` where its scheme is not allowed or it is not a plain address
 */
export function toAppLink(link: string, appSchemes?: LinkScope['appSchemes']): string | undefined {
  const scheme = /^([a-z][a-z0-9+.-]*)(?::|$)/i.exec(link)?.[1]?.toLowerCase()
  if (scheme === undefined || !isAppScheme(scheme, appSchemes)) return undefined
  const rest = link.slice(scheme.length).replace(/^:?\/{0,2}/, '')
  // Characters that are not part of an address or change its meaning: blanks, controls, credentials, query and fragment.
  if (/[\s\p{C}?#@\\]/u.test(rest)) return undefined
  const href = `${scheme}://${rest === '' || rest.endsWith('/') ? rest : `${rest}/`}`
  return scheme === 'https' && !isWebUrl(href) ? undefined : href
}

function isUniversal(href: string): boolean {
  return href.startsWith('https:')
}
