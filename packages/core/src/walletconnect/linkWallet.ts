import type { Latchkit } from '../kit/latchkit.js'
import type { Linking } from './types.js'

/**
 * Says which wallet the visitor opens by a link with the code that is on show: its name is remembered, and its app is opened
 * again when it is asked for something (spec §4). The link itself is the page's to open, inside the visitor's click.
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
