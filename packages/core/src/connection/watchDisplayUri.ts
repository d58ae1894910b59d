import type { Latchkit } from '../kit/latchkit.js'
import type { ChainNamespace } from '../schema/caip.js'

/** A QR code of error correction level Q holds 1,663 bytes (ISO/IEC 18004). */
const maxBytes = 1_663

/**
 * Watches the URI that a connector wants shown as a QR code while it connects. Calls `listener` at once where there is one.
 * Connectors that draw their own QR code or dialog may never have one.
 *
 * @returns Stops watching.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { watchDisplayUri } from '@latchkit/core/remote-views'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const unwatch = watchDisplayUri(kit, {
 *   namespace: 'eip155',
 *   connectorId: 'metaMaskSDK',
 *   listener: (uri) => console.log(uri),
 * })
 * ```
 */
export function watchDisplayUri(kit: Latchkit, parameters: watchDisplayUri.Parameters): () => void {
  const { namespace, connectorId, listener } = parameters
  const adapter = kit.internal.adapterOf(namespace)
  const stop = adapter?.watchDisplayUri?.({
    connectorId,
    // Untrusted input: only what a QR code can hold is shown.
    listener: (uri) => listener(uri && isDisplayUri(uri) ? uri : undefined),
  })
  return stop ?? (() => {})
}

export declare namespace watchDisplayUri {
  type Parameters = {
    readonly namespace: ChainNamespace
    readonly connectorId: string
    /** `undefined`: the attempt is over, and its URI with it. */
    readonly listener: (uri: string | undefined) => void
  }
}

function isDisplayUri(uri: string): boolean {
  return /^[a-z][a-z0-9+.-]*:[\x21-\x7e]+$/i.test(uri) && uri.length <= maxBytes
}
