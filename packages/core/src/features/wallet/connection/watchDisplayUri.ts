import type { Latchkit } from '../../../engine/latchkit.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'

/** Capacity of a QR code with error correction level Q (ISO/IEC 18004). */
const maxBytes = 1_663

/**
 * Watches the URI that a connector provides for the app to show as a QR code while it connects. Calls `listener`
 * immediately with the current URI, or with `undefined` if there is none, and after each change. Never calls it for an
 * adapter that provides no URIs. Connectors with their own QR code or dialog may never provide a URI.
 *
 * @returns A function that stops watching.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { watchDisplayUri } from '@latchkit/core/views/remote'
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
    // Untrusted input: only a valid URI that fits into a QR code is passed on.
    listener: (uri) => listener(uri && isDisplayUri(uri) ? uri : undefined),
  })
  return stop ?? (() => {})
}

export declare namespace watchDisplayUri {
  type Parameters = {
    readonly namespace: ChainNamespace
    readonly connectorId: string
    /** `undefined`: there is no URI yet, it does not fit into a QR code, or the attempt has ended. */
    readonly listener: (uri: string | undefined) => void
  }
}

function isDisplayUri(uri: string): boolean {
  return /^[a-z][a-z0-9+.-]*:[\x21-\x7e]+$/i.test(uri) && uri.length <= maxBytes
}
