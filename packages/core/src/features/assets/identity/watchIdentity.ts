import { readPageActivity } from '../../../browser/pageActivity.js'
import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { watchLazily } from '../../../engine/watchLazily.js'
import { sessionOf } from '../../wallet/connection/rules.js'

/**
 * Keeps the name and the avatar of an EVM address in `kit.getState().identity` until it is stopped: reads them now, when the
 * address changes, and every 5 minutes while the page is visible. A failure shows no name, and is tried again after 30 s.
 * Several watchers share their reads. A name is what its owner chose: show it with the address, never instead. Does nothing
 * without the option `dataApi`.
 *
 * @param parameters `address`: 0x and 40 hex digits. Default: the address of the connected account on `eip155`, also when it changes.
 * @returns A function that stops watching.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { watchIdentity } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
 * const stop = watchIdentity(kit, { address })
 * kit.subscribe(() => console.log(kit.getState().identity?.byAddress[address]?.identity?.name))
 * stop()
 * ```
 */
export function watchIdentity(kit: Latchkit, parameters: watchIdentity.Parameters = {}): () => void {
  checkParameters(kit, parameters, 'watchIdentity(kit, {})')
  const getAddress = () => parameters.address ?? sessionOf(kit.getState(), 'eip155')?.accounts[0].address
  return watchLazily(kit, 'names', async () => {
    // Loaded here, because most users never open their account.
    const { identityFeature, followIdentity } = await import('./feature.js')
    return () => {
      kit.internal.install(identityFeature)
      return followIdentity(kit, getAddress, readPageActivity())
    }
  })
}

export declare namespace watchIdentity {
  type Parameters = { readonly address?: string | undefined }
}
