import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { MethodNotSupportedError } from '../../../foundation/errors/adapter.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { getTransferChain } from './getTransferChain.js'
import { installSend } from './installSend.js'
import { canSendIn, loadTransferChain } from './loadTransferChain.js'
import type { SendChange } from './types.js'

/**
 * Changes the transfer that the user prepares, which `toSendModel` returns: the token or NFT, the amount and the recipient.
 * Starts with an empty one for the connected account; another account or chain starts again.
 *
 * @param parameters `namespace`: whose account sends, `eip155`, `solana` or `bip122`; default the active one. `nft`: sends this NFT of
 * an EVM chain, which `getNfts` has returned, instead of a token.
 * @throws `NotConnectedError`; `MethodNotSupportedError` in another namespace
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { updateSend } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * updateSend(kit, { amount: '0.5', recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })
 * ```
 */
export function updateSend(kit: Latchkit, parameters: updateSend.Parameters = {}): void {
  checkParameters(kit, parameters, 'updateSend(kit, {})')
  const { internal } = kit
  const { namespace = getActiveNamespace(kit.getState()), ...change } = parameters
  if (!canSendIn(namespace)) throw new MethodNotSupportedError({ method: 'send', namespace })
  if (!kit.getState().send) installSend(kit)
  const session = sessionOf(kit.getState(), namespace)
  if (!session) throw new NotConnectedError({ namespace })
  if (!getTransferChain(kit.getState(), namespace))
    loadTransferChain(kit, namespace).catch((error) =>
      internal.warn(`Sending in ${namespace} could not be loaded`, error),
    )
  const of = { address: session.accounts[0].address, chainId: session.chainId }
  internal.send({ feature: 'send', namespace, event: { type: 'open', of } })
  internal.send({ feature: 'send', namespace, event: { type: 'edit', change } })
}

export declare namespace updateSend {
  /** Fields to change. Everything else stays. */
  type Parameters = SendChange & { readonly namespace?: ChainNamespace | undefined }
  type ErrorType = NotConnectedError | MethodNotSupportedError
}
