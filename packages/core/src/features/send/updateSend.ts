import type { Latchkit } from '../../engine/latchkit.js'
import { NotConnectedError } from '../../foundation/errors/request.js'
import { sessionOf } from '../connection/rules.js'
import { installSend } from './installSend.js'
import type { SendChange } from './types.js'

/**
 * Changes the transfer that the user prepares, which `toSendModel` returns: the token, the amount and the recipient. Starts with an
 * empty one for the account that is connected on `eip155`; another account or chain starts again.
 *
 * @throws `NotConnectedError`
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
  const { internal } = kit
  if (!kit.getState().send) installSend(kit)
  const session = sessionOf(kit.getState(), 'eip155')
  if (!session) throw new NotConnectedError({ namespace: 'eip155' })
  const of = { address: session.accounts[0].address, chainId: session.chainId }
  internal.send({ feature: 'send', event: { type: 'open', of } })
  internal.send({ feature: 'send', event: { type: 'edit', change: parameters } })
}

export declare namespace updateSend {
  /** What changes. Everything else stays. */
  type Parameters = SendChange
  type ErrorType = NotConnectedError
}
