import type { Latchkit } from '../../../engine/latchkit.js'
import { startModules } from './startModules.js'

/**
 * Reads the labels that the user gave to addresses from the storage, so that `getAddressLabel` and the models of views have
 * them. `setAddressLabel` keeps them up to date.
 *
 * @throws If the code of the feature cannot be loaded.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { getAddressLabel, loadAddressLabels } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await loadAddressLabels(kit)
 * getAddressLabel(kit, { address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' }) // 'Savings'
 * ```
 */
export async function loadAddressLabels({ internal }: Pick<Latchkit, 'internal'>): Promise<void> {
  // Loaded here, because most users never open their account.
  const { createLabelsFeature } = await import('./feature.js')
  if (internal.signal.aborted) return
  internal.install(createLabelsFeature(startModules))
  internal.send({ feature: 'labels', event: { type: 'load' } })
}
