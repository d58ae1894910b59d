import { openAppLink } from '../../../browser/openAppLink.js'
import { readRemoteScope } from '../../../browser/remoteScope.js'
import type { SourceContext } from '../../../engine/source.js'
import { declaredSchemes } from './appSchemes.js'
import { getLinkTarget, type LinkScope, toAppLink } from './deepLink.js'
import { deepLinkKey } from './storeDeepLink.js'

/** A request that the SDK is sending to the wallet. */
export type SentRequest = { readonly id: number; readonly topic: string }

/**
 * Opens the wallet app that the user paired with by a link, so that it shows a request. The stored link is untrusted input:
 * it is opened only where the allow-list of links permits it.
 */
export function createWalletOpener(
  internal: Pick<SourceContext['internal'], 'config' | 'storage'>,
  open: (href: string, target: string) => void = openAppLink,
): (request: SentRequest) => void {
  return (request) => {
    const stored = readLink()
    const base = stored && toAppLink(stored, declaredSchemes(internal.config.customWallets))
    if (!base) return
    const href = withRequest(base, request)
    const scope: LinkScope = readRemoteScope()
    open(href, scope.isFramed ? '_top' : href.startsWith('https:') ? '_blank' : getLinkTarget(scope))
  }

  function readLink(): string | null | undefined {
    try {
      // Read at each request, because the storage is only available after the kit is mounted.
      return internal.storage?.getItem(deepLinkKey)
    } catch {
      // A blocked storage has no link.
      return undefined
    }
  }
}

/** Writes the link in the format of WalletConnect's SDK. Telegram passes one parameter to its mini apps, in base64. */
function withRequest(base: string, { id, topic }: SentRequest): string {
  const query = `requestId=${id}&sessionTopic=${topic}`
  if (!base.startsWith('https://t.me/')) return `${base}wc?${query}`
  return `${base.slice(0, -1)}?startapp=${btoa(query).replace(/=+$/, '')}`
}
