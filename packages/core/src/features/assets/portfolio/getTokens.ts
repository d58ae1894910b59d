import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { BalanceUnavailableError } from '../../../foundation/errors/balance.js'
import type { AbortedError } from '../../../foundation/errors/wallet.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import { readList } from '../list/readList.js'
import { tokenList } from './tokenList.js'
import type { TokenList } from './types.js'

/**
 * Reads the tokens of any account on one chain from the data API, for apps with a cache of their own. It needs no wallet,
 * keeps nothing, and does not change the state of the kit: `refreshTokens` and `watchTokens` do.
 *
 * @param parameters `chainId`: CAIP-2 id. `force`: the server must not answer from its cache; default false.
 * @throws `BalanceUnavailableError` if the read fails; `AbortedError` as soon as `signal` aborts or the kit is destroyed.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { getTokens } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
 * const { tokens } = await getTokens(kit, { chainId: 'eip155:1', address })
 * ```
 */
export async function getTokens(
  kit: Latchkit,
  parameters: getTokens.Parameters,
): Promise<getTokens.ReturnType> {
  checkParameters(kit, parameters, 'getTokens(kit, { chainId, address })')
  return readList(kit, tokenList, parameters)
}

export declare namespace getTokens {
  type Parameters = {
    readonly chainId: CaipNetworkId
    readonly address: string
    readonly force?: boolean | undefined
    readonly signal?: AbortSignal | undefined
  }
  /** The tokens, the most valuable first, and their total value in units of 10^-18 US dollars. */
  type ReturnType = TokenList
  type ErrorType = BalanceUnavailableError | AbortedError
}
