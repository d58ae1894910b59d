import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { InvalidParameterError } from '../../../foundation/errors/parameters.js'
import type { NotConnectedError } from '../../../foundation/errors/request.js'
import { openSwap } from './installSwap.js'
import { slippageBpsMax } from './rules.js'
import type { SwapChange } from './types.js'

/**
 * Changes the swap that the user prepares, which `toSwapModel` returns: the tokens, the amount, which of the two amounts it is,
 * slippage and deadline. Quotes are read when the user pauses. Starts with an empty form for the account of the active namespace;
 * another account or chain starts again.
 *
 * @param parameters Tokens are addresses of contracts in lower case, mints on Solana, or `native`. `slippageBps`: in hundredths
 * of a percent, `undefined` for automatic. `toChainId`: the chain of the token to buy, which can be another EVM network than the
 * account's; `to` is one of its tokens.
 * @throws `NotConnectedError`; `InvalidParameterError` for a `toChainId` that is not configured, a slippage above 50 %, or a
 * deadline that is not 1 to 1440 minutes
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { updateSwap } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * updateSwap(kit, { from: 'native', to: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', amount: '0.5' })
 * ```
 */
export function updateSwap(kit: Latchkit, parameters: updateSwap.Parameters = {}): void {
  checkParameters(kit, parameters, 'updateSwap(kit, {})')
  const { slippageBps = 0, deadlineMinutes = 1, toChainId } = parameters
  if (toChainId !== undefined && !(toChainId.startsWith('eip155:') && kit.config.networkOf(toChainId)))
    throw new InvalidParameterError({ field: 'toChainId', reason: 'it must be a configured EVM network' })
  if (!Number.isInteger(slippageBps) || slippageBps < 0 || slippageBps > slippageBpsMax)
    throw new InvalidParameterError({ field: 'slippageBps', reason: `it must be 0 to ${slippageBpsMax}` })
  if (!Number.isInteger(deadlineMinutes) || deadlineMinutes < 1 || deadlineMinutes > 1_440)
    throw new InvalidParameterError({ field: 'deadlineMinutes', reason: 'it must be 1 to 1440' })
  openSwap(kit)
  kit.internal.send({ feature: 'swap', event: { type: 'edit', change: parameters } })
}

export declare namespace updateSwap {
  /** Fields to change. Everything else stays. */
  type Parameters = SwapChange
  type ErrorType = NotConnectedError | InvalidParameterError
}
