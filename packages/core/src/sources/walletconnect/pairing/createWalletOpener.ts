import { openAppLink } from '../../../browser/openAppLink.js'
import { readRemoteScope } from '../../../browser/remoteScope.js'
import type { SourceContext } from '../../../engine/source.js'
import type { SentRequest } from '../protocol/SentRequest.js'
import { getLinkTarget, type LinkEnvironment, type LinkTarget, toWalletAppLink } from './deepLink.js'
import { deepLinkKey } from './storeDeepLink.js'

/**
 * Creates a function that opens the paired wallet app when a request is sent to it. The stored link is untrusted input, so
 * it is validated like a link of the directory.
 */
export function createWalletOpener(
  internal: Pick<SourceContext['internal'], 'storage'>,
  open: (href: string, target: string) => void = openAppLink,
): (request: SentRequest) => void {
  return (request) => {
    const stored = readLink()
    const base = stored && toWalletAppLink(stored)
    if (!base) return
    const href = withRequest(base, request)
    open(href, getRequestLinkTarget(href, readRemoteScope()))
  }

  function readLink(): string | null | undefined {
    try {
      // Read for each request, because the storage is only available after the kit is mounted.
      return internal.storage?.getItem(deepLinkKey)
    } catch {
      // The storage is blocked.
      return undefined
    }
  }
}

/**
 * Returns the target of a request's link, as WalletConnect's SDK does. Unlike a link that the user taps, a universal link opens
 * in a new tab, so that the app, which waits for the response, stays open.
 */
function getRequestLinkTarget(href: string, environment: LinkEnvironment): LinkTarget {
  if (environment.isFramed) return '_top'
  return href.startsWith('https:') ? '_blank' : getLinkTarget(environment)
}

/** Adds the request to a link, in the format of WalletConnect's SDK. Telegram links have one parameter, in base64. */
function withRequest(base: string, { id, topic }: SentRequest): string {
  const query = `requestId=${id}&sessionTopic=${topic}`
  if (!base.startsWith('https://t.me/')) return `${base}wc?${query}`
  return `${base.slice(0, -1)}?startapp=${btoa(query).replace(/=+$/, '')}`
}
