import { walletCapabilitiesWaitMs } from '../../foundation/limits.js'
import { sessionOf } from '../connection/rules.js'
import type { ReviewContext } from '../review/ReviewKind.js'
import type { SwapIntent } from './types.js'

/**
 * Whether the connected wallet executes several calls together, all of them or none (the capability `atomic` of EIP-5792), or says
 * that it can be made ready for it. `false` if it does not answer within 2 s. Never prompts.
 */
export async function canSendCalls(
  { chainId, from, isBatchRefused }: Pick<SwapIntent, 'chainId' | 'from' | 'isBatchRefused'>,
  { adapterOf, clock, getState }: Pick<ReviewContext, 'adapterOf' | 'clock' | 'getState'>,
): Promise<boolean> {
  const session = sessionOf(getState(), 'eip155')
  const evm = adapterOf('eip155')?.evm
  if (!session || !evm || isBatchRefused) return false
  const { connectorId } = session
  let stopTimer = () => {}
  const late = new Promise<undefined>((resolve) => {
    stopTimer = clock.setTimeout(() => resolve(undefined), walletCapabilitiesWaitMs)
  })
  try {
    const capabilities = await Promise.race([evm.getCapabilities({ connectorId, address: from }), late])
    const chain = `0x${BigInt(chainId.slice('eip155:'.length)).toString(16)}`
    // "0x0" stands for every chain (EIP-5792).
    const { atomic } = Object(capabilities?.[chain] ?? capabilities?.['0x0'])
    return /^(?:supported|ready)$/.test(String(Object(atomic).status))
  } catch {
    return false
  } finally {
    stopTimer()
  }
}
