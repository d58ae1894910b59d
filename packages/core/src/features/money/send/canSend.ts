import type { Config } from '../../../config/config.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'

const namespaces: readonly ChainNamespace[] = ['eip155', 'solana', 'bip122']

/**
 * Returns whether the accounts of a namespace can send: the app has the option `features.send`, and Latchkit transfers tokens of the
 * namespace.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { canSend } from '@latchkit/core/views/send'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * console.log(canSend(kit.config, 'eip155'))
 * ```
 */
export function canSend(config: Pick<Config, 'send'>, namespace: ChainNamespace): boolean {
  return config.send && namespaces.includes(namespace)
}
