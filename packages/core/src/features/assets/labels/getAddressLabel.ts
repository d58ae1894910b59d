import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import { getLabel } from './getLabel.js'

/**
 * Returns the label that the user gave to an address; `undefined` if there is none, or `loadAddressLabels` was not called.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { getAddressLabel } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * getAddressLabel(kit, { address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' }) // undefined
 * ```
 */
export function getAddressLabel(
  kit: Pick<Latchkit, 'getState'>,
  parameters: getAddressLabel.Parameters,
): string | undefined {
  checkParameters(kit, parameters, 'getAddressLabel(kit, { address })')
  const { getState } = kit
  const state = getState()
  const { address, namespace = getActiveNamespace(state) } = parameters
  return getLabel(state, namespace, address)
}

export declare namespace getAddressLabel {
  type Parameters = {
    readonly address: string
    /** Default the active one. */
    readonly namespace?: ChainNamespace | undefined
  }
}
