import { type CompleteNetworks, completeNetworks } from '../config/completeNetworks.js'
import type { Options } from '../config/config.js'
import type { Latchkit } from '../engine/latchkit.js'
import { createKit } from './createKit.js'
import { machines } from './loadMachines.js'

/**
 * Creates a kit. It is synchronous, uses no globals and starts nothing: `mount` does. Its initial state is complete; the code that
 * changes the state is loaded by `mount`, or with the first action.
 *
 * @throws `ConfigError` naming the invalid option.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { base, mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet, base] })
 * const stop = kit.mount()
 * stop()
 * ```
 */
export function createLatchkit<const Networks extends Options['networks']>(
  options: Options & { readonly networks: Networks },
): Latchkit<CompleteNetworks<Networks>> {
  const withNetworks = completeNetworks(options)
  // The options are validated after the gateway has completed them.
  const completed = options?.gateway?.complete?.(withNetworks) ?? withNetworks
  // The configuration has the networks of the options.
  return createKit(completed, machines) as Latchkit<CompleteNetworks<Networks>>
}
