import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { ReviewContext } from '../review/ReviewKind.js'

/**
 * Whether the app pays the network fees of the smart account on a chain: its login frame has a paymaster for it, which it tells with
 * `sponsored` in the capability `paymasterService` (EIP-7677). `false` if it does not answer within `waitMs`. Never prompts, and never
 * rejects. This module has no imports, because a bundler would put shared ones into chunks of their own.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7677
 */
export async function isFeeSponsored(
  chainId: CaipNetworkId,
  { adapterOf, clock, getState }: Pick<ReviewContext, 'adapterOf' | 'clock' | 'getState'>,
  waitMs: number,
): Promise<boolean> {
  const connection = getState().connection.eip155
  const session = connection && 'session' in connection ? connection.session : undefined
  const evm = adapterOf('eip155')?.evm
  // The connector of the login. Only its frame is trusted, because it pays with that paymaster.
  if (!evm || session?.connectorId !== 'auth' || session.accounts[0].type !== 'smartAccount') return false
  const { connectorId, accounts } = session
  let stopTimer = () => {}
  const late = new Promise<undefined>((resolve) => {
    stopTimer = clock.setTimeout(() => resolve(undefined), waitMs)
  })
  try {
    const asked = evm.getCapabilities({ connectorId, address: accounts[0].address })
    const capabilities = await Promise.race([asked, late])
    const chain = `0x${BigInt(chainId.slice('eip155:'.length)).toString(16)}`
    const { paymasterService } = Object(capabilities?.[chain] ?? capabilities?.['0x0'])
    return Object(paymasterService).sponsored === true
  } catch {
    // The fees are shown then.
    return false
  } finally {
    stopTimer()
  }
}
