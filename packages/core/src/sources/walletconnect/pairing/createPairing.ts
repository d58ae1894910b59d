import type { Latchkit } from '../../../engine/latchkit.js'
import type { RelayRefusedError, RelayUnreachableError } from '../../../foundation/errors/relay.js'
import type { ActionIgnoredError } from '../../../foundation/errors/unexpected.js'
import type { WalletResponseError } from '../../../foundation/errors/wallet.js'
import { AbortedError, type UserRejectedError } from '../../../foundation/errors/wallet.js'

/**
 * Creates a pairing URI to scan or to open, or reuses one that has not expired. Resolves when the URI is ready. The URI
 * is renewed automatically (`state.pairing`). The wallet that approves it connects in every namespace of its session. The
 * option `features.legalCheckbox` does not apply.
 *
 * @throws see `createPairing.ErrorType`. `ActionIgnoredError` if the kit has no relay.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { createPairing } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 * import { walletConnect } from '@latchkit/core/walletconnect'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet], relay: walletConnect() })
 * kit.mount()
 * const { uri } = await createPairing(kit)
 * ```
 */
export function createPairing(kit: Latchkit): Promise<createPairing.ReturnType> {
  const { clock, request } = kit.internal
  return request<createPairing.ReturnType>(
    { feature: 'pairing', event: { type: 'begin', at: clock.now() } },
    (fact) => {
      if (fact.feature !== 'pairing') return undefined
      switch (fact.type) {
        case 'ready':
          return { value: { uri: fact.pairing.uri, expiresAt: fact.pairing.expiresAt } }
        case 'declined':
        case 'failed':
          return { error: fact.error }
        // A wallet approved an earlier URI, so no URI is needed.
        case 'approved':
        case 'cancelled':
          return { error: new AbortedError() }
        case 'sessionExpired':
          return undefined
      }
    },
  )
}

export declare namespace createPairing {
  type ReturnType = {
    /** `wc:…` */
    readonly uri: string
    /** ms since the epoch. */
    readonly expiresAt: number
  }
  type ErrorType =
    | RelayUnreachableError
    | RelayRefusedError
    | UserRejectedError
    | WalletResponseError
    | AbortedError
    | ActionIgnoredError
}
