import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { BalanceUnavailableError } from '../../../foundation/errors/balance.js'
import type { NotConnectedError } from '../../../foundation/errors/request.js'
import type { AbortedError } from '../../../foundation/errors/wallet.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { refreshList } from '../list/requestList.js'
import { tokenList } from './tokenList.js'
import type { TokenList } from './types.js'

/**
 * Reads the tokens of the connected account on its chain from the data API, and returns them. It bypasses the cache, but not
 * the block of 30 s after a failure.
 *
 * @param parameters `namespace`: default the active one.
 * @throws `NotConnectedError`; `BalanceUnavailableError` also for 30 s after a failure; `AbortedError` where account or
 * network change meanwhile.
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
  return refreshList(kit, tokenList, parameters.namespace)
}

export declare namespace refreshTokens {
  /** The namespace of the account. */
  type Parameters = { readonly namespace?: ChainNamespace | undefined }
  /** The tokens, the most valuable first, and their total value in units of 10^-18 US dollars. */
  type ReturnType = TokenList
  /** Another `Error` if the code of the tokens cannot be loaded. */
  type ErrorType = NotConnectedError | BalanceUnavailableError | AbortedError
}
