import type { FeeSpeed } from '../../../chains/evm/readFees.js'
import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import { toCommand } from '../review/toCommand.js'
import { getTransferChain } from './getTransferChain.js'

/**
 * Selects how soon the transfer under review should be in a block, and so its network fee. Default `normal`.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { setSendSpeed } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * setSendSpeed(kit, { speed: 'fast' })
 * ```
 */
export function setSendSpeed(kit: Latchkit, parameters: setSendSpeed.Parameters): void {
  checkParameters(kit, parameters, 'setSendSpeed(kit, { speed })')
  const state = kit.getState()
  const { speed, namespace = getActiveNamespace(state) } = parameters
  const chain = getTransferChain(state, namespace)
  if (chain) kit.internal.send(toCommand(chain.reviewName, { type: 'setSpeed', speed }))
}

export declare namespace setSendSpeed {
  type Parameters = {
    readonly speed: FeeSpeed
    /** Default: the active namespace. */
    readonly namespace?: ChainNamespace | undefined
  }
}
