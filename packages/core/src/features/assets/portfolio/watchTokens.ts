import { readPageActivity } from '../../../browser/pageActivity.js'
import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { watchLazily } from '../../../engine/watchLazily.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import type { FollowedAccount } from './followAccount.js'
import { startModules } from './startModules.js'

/**
 * Keeps the tokens of the connected account in `kit.getState().portfolio` up to date until it is stopped: reads them now,
 * when the account or its chain changes, after a transaction of the app, when its native balance changes, and every 30 s
 * while the page is visible. After a failure it tries again after 30 s. Several watchers share their reads.
 * `toTokensModel` of `@latchkit/core/views/tokens` returns them ready to show. Does nothing without the option `dataApi`.
 *
 * @param parameters `namespace`: that of the account. Default: the active one, also when it changes.
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
  function getAccount(): FollowedAccount | undefined {
    const state = kit.getState()
    const namespace = parameters.namespace ?? getActiveNamespace(state)
    const session = sessionOf(state, namespace)
    // A chain that is not configured has no name to show.
    if (!session || !kit.config.networkOf(session.chainId)) return undefined
    return { namespace, address: session.accounts[0].address, chainId: session.chainId }
  }

  return watchLazily(kit, 'the tokens', async () => {
    // Loaded here, because most users never open their account.
    const [{ createPortfolioFeature }, { followAccount }] = await Promise.all([
      import('./feature.js'),
      import('./followAccount.js'),
    ])
    return () => {
      kit.internal.install(createPortfolioFeature(startModules))
      return followAccount(kit, getAccount, readPageActivity())
    }
  })
}

export declare namespace watchTokens {
  type Parameters = { readonly namespace?: ChainNamespace | undefined }
}
