import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { OpenedWallet } from './types.js'

/**
 * Records which wallet app the user opens by a deep link with the current pairing URI. It opens nothing: the caller opens
 * the link, within the user gesture. The name and the link are stored, so that later requests can open the app again.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { recordOpenedWallet } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 * import { walletConnect } from '@latchkit/core/walletconnect'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet], relay: walletConnect() })
 * await recordOpenedWallet(kit, { walletId: 'com.example', name: 'Example', href: 'example://wc?uri=wc%3A…' })
 * ```
 */
export async function recordOpenedWallet(
  kit: Latchkit,
  parameters: recordOpenedWallet.Parameters,
): Promise<recordOpenedWallet.ReturnType> {
  checkParameters(kit, parameters, 'recordOpenedWallet(kit, { walletId, name, href })')
  kit.internal.send({ feature: 'pairing', event: { type: 'walletOpened', openedWallet: parameters } })
}

export declare namespace recordOpenedWallet {
  /** The wallet, and the link that opens it. */
  type Parameters = OpenedWallet
  type ReturnType = undefined
  /** It never rejects. */
  type ErrorType = never
}
