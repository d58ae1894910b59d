import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import { toFailure } from '../../../foundation/errors/toFailure.js'
import { balanceRetryBlockMs } from '../../../foundation/limits.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { isSameSubject, usdDecimals } from './rules.js'
import type { TokensModel } from './view.js'

/**
 * Returns the tokens of the account of one namespace, ready to show. Its status is `loading` until `watchTokens` or
 * `refreshTokens` has added `state.portfolio`, which they do only with the option `dataApi`.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toTokensModel } from '@latchkit/core/views/tokens'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toTokensModel(kit.getState(), kit.config, 'eip155')
 * ```
 */
export function toTokensModel(
  state: Pick<KitState, 'connection' | 'portfolio'>,
  config: Config,
  namespace: ChainNamespace,
): TokensModel {
  const session = sessionOf(state, namespace)
  if (!session) return { status: 'disconnected' }
  const { accounts, chainId } = session
  const network = config.networkOf(chainId)
  if (!network) return { status: 'unsupported' }
  const tokens = state.portfolio?.[namespace]
  // The tokens of exactly this account and chain; another one's are never shown.
  if (!tokens || tokens.status === 'idle' || !isSameSubject(tokens.of, { ...accounts[0], chainId })) {
    return { status: 'loading' }
  }
  const { list } = tokens
  const shown = list && {
    namespace,
    network: { id: chainId, name: network.name, image: config.chainImages[chainId] },
    list,
    valueDecimals: usdDecimals,
  }
  if (tokens.status === 'failed') {
    const failed = { ...toFailure(tokens.error), retryAt: tokens.at + balanceRetryBlockMs }
    return shown ? { status: 'stale', ...shown, ...failed } : { status: 'failed', ...failed }
  }
  const error: LatchkitError | undefined = tokens.status === 'loading' ? tokens.previousError : undefined
  if (!shown) return error ? { status: 'failed', ...toFailure(error) } : { status: 'loading' }
  return error ? { status: 'stale', ...shown, ...toFailure(error) } : { status: 'ready', ...shown }
}
