import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { BalanceUnavailableError } from '../../../foundation/errors/balance.js'
import { ConfigError } from '../../../foundation/errors/config.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { isBlocked, isSameSubject } from './rules.js'
import { startModules } from './startModules.js'
import type { TokenList } from './types.js'

/**
 * Reads the tokens of the connected account on its chain from the data API, and returns them. It bypasses the cache, but not
 * the block of 30 s after a failure.
 *
 * @param parameters `namespace`: default the active one.
 * @throws `NotConnectedError`; `BalanceUnavailableError` also for 30 s after a failure; `AbortedError` where account or
 * network change meanwhile; `ConfigError` without the option `dataApi`.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { refreshTokens } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const { tokens } = await refreshTokens(kit)
 * for (const { symbol, amount } of tokens) console.log(symbol, amount)
 * ```
 */
export async function refreshTokens(
  kit: Latchkit,
  parameters: refreshTokens.Parameters = {},
): Promise<refreshTokens.ReturnType> {
  checkParameters(kit, parameters, 'refreshTokens(kit, {})')
  const { install, dataApi, clock, request } = kit.internal
  if (!dataApi) throw new ConfigError({ path: 'dataApi', reason: 'must be set to read the tokens' })
  const { namespace = getActiveNamespace(kit.getState()) } = parameters
  // Loaded here, because most users never open their account.
  const { createPortfolioFeature } = await import('./feature.js')
  install(createPortfolioFeature(startModules))
  const state = kit.getState()
  const session = sessionOf(state, namespace)
  if (!session) throw new NotConnectedError({ namespace })
  const of = { address: session.accounts[0].address, chainId: session.chainId }
  if (!kit.config.networkOf(of.chainId)) throw new BalanceUnavailableError({ network: of.chainId })
  const at = clock.now()
  const tokens = state.portfolio?.[namespace]
  if (tokens && isBlocked(tokens, of, at)) throw tokens.error
  // A pending read is started again: its result could be older than this call.
  return request<TokenList>(
    { feature: 'portfolio', namespace, event: { type: 'load', of, at, force: true } },
    (fact) => {
      if (fact.feature !== 'portfolio' || !isSameSubject(fact.of, of)) return undefined
      if (fact.type === 'loaded') return { value: fact.list }
      return { error: fact.type === 'failed' ? fact.error : new AbortedError() }
    },
  )
}

export declare namespace refreshTokens {
  /** The namespace of the account. */
  type Parameters = { readonly namespace?: ChainNamespace | undefined }
  /** The tokens, the most valuable first, and their total value in units of 10^-18 US dollars. */
  type ReturnType = TokenList
  /** Another `Error` if the code of the tokens cannot be loaded. */
  type ErrorType = NotConnectedError | BalanceUnavailableError | AbortedError | ConfigError
}
