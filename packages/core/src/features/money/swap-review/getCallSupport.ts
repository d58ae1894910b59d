import type { ReviewContext } from '../review/ReviewKind.js'
import type { SwapIntent } from './types.js'

/** How the connected wallet executes the steps of a swap. */
export type CallSupport = {
  /**
   * Whether it executes several calls together, all of them or none (the capability `atomic` of EIP-5792), or says that it can be made
   * ready for it.
   */
  readonly canBatch: boolean
  /** Whether the app pays the network fees of the smart account: see `isFeeSponsored`. */
  readonly isSponsored: boolean
}

/**
 * Asks the connected wallet once. Both are `false` if it does not answer within `waitMs`. Never prompts, and never rejects. This module
 * has no imports, so that no chunk is split for them.
 */
export async function getCallSupport(
  { chainId, from, isBatchRefused }: Pick<SwapIntent, 'chainId' | 'from' | 'isBatchRefused'>,
  { adapterOf, clock, getState }: Pick<ReviewContext, 'adapterOf' | 'clock' | 'getState'>,
  waitMs: number,
): Promise<CallSupport> {
  const connection = getState().connection.eip155
  const session = connection && 'session' in connection ? connection.session : undefined
  const evm = adapterOf('eip155')?.evm
  if (!session || !evm) return { canBatch: false, isSponsored: false }
  const { connectorId, accounts } = session
  // Only the frame of the login is trusted, because it pays with the paymaster that it tells.
  const canBeSponsored = connectorId === 'auth' && accounts[0].type === 'smartAccount'
  let stopTimer = () => {}
  const late = new Promise<undefined>((resolve) => {
    stopTimer = clock.setTimeout(() => resolve(undefined), waitMs)
  })
  try {
    const capabilities = await Promise.race([evm.getCapabilities({ connectorId, address: from }), late])
    const chain = `0x${BigInt(chainId.slice('eip155:'.length)).toString(16)}`
    // "0x0" stands for every chain (EIP-5792).
    const { atomic, paymasterService } = Object(capabilities?.[chain] ?? capabilities?.['0x0'])
    return {
      canBatch: !isBatchRefused && /^(?:supported|ready)$/.test(String(Object(atomic).status)),
      isSponsored: canBeSponsored && Object(paymasterService).sponsored === true,
    }
  } catch {
    return { canBatch: false, isSponsored: false }
  } finally {
    stopTimer()
  }
}
