import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { watchList } from '../list/watchList.js'
import { tokenList } from './tokenList.js'

/**
 * Keeps the tokens of the connected account in `kit.getState().portfolio` up to date until it is stopped: reads them now,
 * when the account or its chain changes, after a transaction of the app, when its native balance changes, and every 30 s
 * while the page is visible. After a failure it tries again after 30 s. Several watchers share their reads.
 * `toTokensModel` of `@latchkit/core/views/tokens` returns them ready to show. Without the option `dataApi`, they are the native
 * token and the `tokens` of the network, read from its nodes.
 *
 * @param parameters `namespace`: the namespace of the account. Default: the active one, also when it changes.
 * @returns A function that stops watching.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { watchTokens } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toTokensModel } from '@latchkit/core/views/tokens'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const stop = watchTokens(kit, { namespace: 'eip155' })
 * kit.subscribe(() => {
 *   const model = toTokensModel(kit.getState(), kit.config, 'eip155')
 *   if (model.status === 'ready') console.log(model.list.tokens.map(({ symbol }) => symbol))
 * })
 * stop()
 * ```
 */
export function watchTokens(kit: Latchkit, parameters: watchTokens.Parameters = {}): () => void {
  checkParameters(kit, parameters, 'watchTokens(kit, {})')
  return watchList(kit, tokenList, parameters.namespace)
}

export declare namespace watchTokens {
  type Parameters = { readonly namespace?: ChainNamespace | undefined }
}
