import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { cleanName } from '../../../foundation/schema/cleanName.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import { loadAddressLabels } from './loadAddressLabels.js'
import { toLabelKey } from './toLabelKey.js'

/**
 * Gives an address a label, which is shown instead of its name. It stays on this device, in the kit's storage, also when the
 * wallet is disconnected. At most 100 labels are kept; beyond them, those that were set first are forgotten.
 *
 * @throws If the code of the feature cannot be loaded.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { setAddressLabel } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await setAddressLabel(kit, { address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', label: 'Savings' })
 * ```
 */
export async function setAddressLabel(kit: Latchkit, parameters: setAddressLabel.Parameters): Promise<void> {
  checkParameters(kit, parameters, 'setAddressLabel(kit, { address, label })')
  const { address, label, namespace = getActiveNamespace(kit.getState()) } = parameters
  const { internal } = kit
  if (!kit.getState().labels) await loadAddressLabels(kit)
  if (internal.signal.aborted) return
  const event = { type: 'set', key: toLabelKey(namespace, address), label: cleanName(label) } as const
  internal.send({ feature: 'labels', event })
}

export declare namespace setAddressLabel {
  type Parameters = {
    readonly address: string
    /** One line. Invisible characters are removed, and a longer text is shortened to 40 characters. Empty: removes the label. */
    readonly label: string
    /** Default the active one. */
    readonly namespace?: ChainNamespace | undefined
  }
}
