import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { Session } from '../../../ports/Adapter.js'

/** Creates a session of the wallet `connectorId`, by default with one account on Ethereum. The first address is active. */
export function makeSession(
  connectorId: string,
  parameters: {
    readonly addresses?: readonly [string, ...string[]] | undefined
    readonly chainId?: CaipNetworkId | undefined
    readonly approvedChainIds?: readonly CaipNetworkId[] | undefined
  } = {},
): Session {
  const { addresses = [`0x${connectorId}`], chainId = 'eip155:1', approvedChainIds } = parameters
  const [first, ...rest] = addresses.map((address) => ({ address, type: 'eoa' }) as const)
  if (!first) throw new TypeError('A session has an account')
  return {
    connectorId,
    accounts: [first, ...rest],
    chainId,
    ...(approvedChainIds ? { approvedChainIds } : {}),
  }
}
