import { field } from '../../foundation/encoding/field.js'
import { walletCapabilitiesWaitMs } from '../../foundation/limits.js'
import type { CaipNetworkId } from '../../foundation/schema/caip.js'
import { loginConnectorId } from '../../foundation/schema/loginConnectorId.js'
import { sessionOf } from '../connection/rules.js'
import type { ReviewContext } from '../review/ReviewKind.js'

/**
 * Whether the app pays the network fees of the smart account on a chain: its login frame has a paymaster for it, which it tells with
 * `sponsored` in the capability `paymasterService` (EIP-7677). Only the login frame is trusted, because it pays with that paymaster.
 * `false` if it does not answer within 2 s. Never prompts, and never rejects.
 */
export async function isFeeSponsored(
  chainId: CaipNetworkId,
  { adapterOf, clock, getState }: Pick<ReviewContext, 'adapterOf' | 'clock' | 'getState'>,
): Promise<boolean> {
  const session = sessionOf(getState(), 'eip155')
  const evm = adapterOf('eip155')?.evm
  if (!evm || session?.connectorId !== loginConnectorId || session.accounts[0].type !== 'smartAccount')
    return false
  let stopTimer = () => {}
  const late = new Promise<undefined>((resolve) => {
    stopTimer = clock.setTimeout(() => resolve(undefined), walletCapabilitiesWaitMs)
  })
  try {
    const { connectorId, accounts } = session
    const asked = evm.getCapabilities({ connectorId, address: accounts[0].address })
    const capabilities = await Promise.race([asked, late])
    const chain = `0x${BigInt(chainId.slice('eip155:'.length)).toString(16)}`
    const paymaster = field(capabilities?.[chain] ?? capabilities?.['0x0'], 'paymasterService')
    return field(paymaster, 'sponsored') === true
  } catch {
    // The fees are shown then.
    return false
  } finally {
    stopTimer()
  }
}
