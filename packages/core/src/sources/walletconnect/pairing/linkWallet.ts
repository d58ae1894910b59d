import type { Latchkit } from '../../../engine/latchkit.js'
import type { Linking } from './types.js'

/**
 * Records which wallet the user opens by a deep link with the current pairing URI. Its name and link are stored, so
 * that its app can be opened again for requests. The app opens the link itself, inside the user's click.
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
