import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { untilDestroyed } from '../../../engine/untilDestroyed.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import { PayError } from '../../../foundation/errors/pay.js'
import type { Exchange } from '../../../ports/Exchanges.js'

/**
 * Returns the exchanges from whose balance users can pay.
 *
 * @param parameters `asset`: CAIP-19 id of the asset that they must have; default any. `page`: from 1, the default.
 * @throws see `getExchanges.ErrorType`. `PayError` with the code `pay-exchanges`
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { getExchanges } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const { exchanges } = await getExchanges(kit, { asset: 'eip155:1/slip44:60' })
 * ```
 */
export async function getExchanges(
  kit: Latchkit,
  parameters: getExchanges.Parameters = {},
): Promise<getExchanges.ReturnType> {
  checkParameters(kit, parameters, 'getExchanges(kit, {})')
  const { signal, ...query } = parameters
  const { exchanges } = kit.internal.dataApi ?? {}
  if (!exchanges)
    throw new PayError({ code: 'pay-exchanges', reason: 'Set the option `dataApi` to one with exchanges.' })
  try {
    const read = async (inner: AbortSignal) => (await exchanges()).getExchanges({ ...query, signal: inner })
    return await untilDestroyed(kit, read, signal)
  } catch (cause) {
    throw new PayError({ code: 'pay-exchanges', cause })
  }
}

export declare namespace getExchanges {
  type Parameters = {
    readonly asset?: string | undefined
    /** In base units. */
    readonly amount?: bigint | undefined
    readonly page?: number | undefined
    readonly signal?: AbortSignal | undefined
  }
  type ReturnType = { readonly exchanges: readonly Exchange[]; readonly total: number }
  type ErrorType = PayError | LatchkitError
}
