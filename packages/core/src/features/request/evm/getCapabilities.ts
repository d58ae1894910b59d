import type { Latchkit } from '../../../engine/latchkit.js'
import { untilDestroyed } from '../../../engine/untilDestroyed.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { getAdapter } from '../../connection/getAdapter.js'
import { sessionOf } from '../../connection/rules.js'
import { getEvmMethods } from '../getEvmMethods.js'

/**
 * Returns the EIP-5792 capabilities of the wallet connected on `eip155`, by chain id in hex.
 * Returns `{}` when the call fails, because many wallets do not implement the method.
 *
 * @throws `NotConnectedError`; `AbortedError` when the kit is destroyed.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { getCapabilities } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const { '0x1': onMainnet } = await getCapabilities(kit)
 * ```
 */
export async function getCapabilities(kit: Latchkit): Promise<getCapabilities.ReturnType> {
  const session = sessionOf(kit.getState(), 'eip155')
  if (!session) throw new NotConnectedError({ namespace: 'eip155' })
  const { connectorId, accounts } = session
  try {
    const evm = getEvmMethods(getAdapter(kit.internal, 'eip155'))
    const { address } = accounts[0]
    return await untilDestroyed(kit, () => evm.getCapabilities({ connectorId, address }))
  } catch (error) {
    if (error instanceof AbortedError) throw error
    // Many wallets do not implement EIP-5792: a failed call means that no capabilities are known.
    return {}
  }
}

export declare namespace getCapabilities {
  type ReturnType = Readonly<Record<string, Readonly<Record<string, unknown>>>>
  type ErrorType = NotConnectedError | AbortedError
}
