import type { Latchkit } from '../../../engine/latchkit.js'
import type { Linking } from './types.js'

/**
 * Records the wallet that the user opens by a deep link with the current pairing URI. Its name and link are stored, so
 * that the kit can open the wallet app again for requests. The caller opens the link, within the user gesture.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { linkWallet } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 * import { walletConnect } from '@latchkit/core/walletconnect'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet], relay: walletConnect() })
 * await linkWallet(kit, { walletId: 'com.example', name: 'Example', href: 'example://wc?uri=wc%3A…' })
 * ```
 */
export async function linkWallet(
  kit: Latchkit,
  parameters: linkWallet.Parameters,
): Promise<linkWallet.ReturnType> {
  kit.internal.send({ feature: 'pairing', event: { type: 'linked', linking: parameters } })
}

export declare namespace linkWallet {
  /** The wallet, and the link that opens it. */
  type Parameters = Linking
  type ReturnType = undefined
  /** It never rejects. */
  type ErrorType = never
}
