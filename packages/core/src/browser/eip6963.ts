/**
 * A reverse domain name that is valid as an id: letters and digits, with dots, dashes or
 * underscores between them.
 */
const rdnsPattern = /^[a-z0-9](?:[a-z0-9._-]{0,251}[a-z0-9])?$/i

/**
 * The part of an EIP-1193 provider that Latchkit uses.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 */
export type Eip1193Provider = {
  request(parameters: {
    readonly method: string
    readonly params?: readonly unknown[] | object | undefined
  }): Promise<unknown>
}

/**
 * A wallet that announced itself (EIP-6963). `name` and `icon` are untrusted input, not yet sanitized.
 *
 * @see https://eips.ethereum.org/EIPS/eip-6963
 */
export type AnnouncedWallet = {
  /** Changes with each page load, so it does not identify a wallet. */
  readonly uuid: string
  readonly name: string
  readonly icon: string
  readonly rdns: string
  readonly provider: Eip1193Provider
}

/**
 * Requests EIP-6963 announcements and calls `listener` once for each wallet, also for late ones.
 * The first announcement of an `rdns` counts; later ones are ignored, so that no script can replace a wallet.
 * Malformed announcements are ignored. Returns a function that stops listening.
 *
 * @example
 * ```ts
 * import { watchAnnouncedWallets } from '@latchkit/core'
 *
 * const stop = watchAnnouncedWallets((wallet) => console.log(wallet.rdns))
 * stop()
 * ```
 */
export function watchAnnouncedWallets(
  listener: (wallet: AnnouncedWallet) => void,
  scope: EventTarget | undefined = typeof window === 'undefined' ? undefined : window,
): () => void {
  const known = new Set<string>()
  function heard(event: Event): void {
    const wallet = readAnnouncement('detail' in event ? event.detail : undefined)
    if (!wallet || known.has(wallet.rdns)) return
    known.add(wallet.rdns)
    listener(wallet)
  }
  scope?.addEventListener('eip6963:announceProvider', heard)
  scope?.dispatchEvent(new Event('eip6963:requestProvider'))
  return () => scope?.removeEventListener('eip6963:announceProvider', heard)
}

function readAnnouncement(detail: unknown): AnnouncedWallet | undefined {
  try {
    if (!isObject(detail) || !isObject(detail.info)) return undefined
    const { uuid, name, icon, rdns } = detail.info
    const { provider } = detail
    if (typeof uuid !== 'string' || typeof name !== 'string' || typeof icon !== 'string') return undefined
    if (typeof rdns !== 'string' || !rdnsPattern.test(rdns)) return undefined
    if (!isObject(provider) || typeof provider.request !== 'function') return undefined
    // The provider itself is passed on, never a copy: its methods may need their `this`.
    return { uuid, name, icon, rdns, provider: provider as Eip1193Provider }
  } catch {
    // A getter of the announcement threw: one broken wallet never hides the others.
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return (typeof value === 'object' || typeof value === 'function') && value !== null
}
