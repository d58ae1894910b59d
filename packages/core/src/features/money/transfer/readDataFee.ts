import type { NetworkRequest } from '../../../chains/evm/askNetwork.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import type { Network } from '../../../foundation/schema/network.js'

/** `GasPriceOracle` of the rollups that are built on the OP Stack; other chains have no contract at this address. */
const gasPriceOracle: Hex = '0x420000000000000000000000000000000000000f'

/** Selector of `getL1FeeUpperBound(uint256)`. */
const upperBoundSelector = '0xf1c7a58b'

/** Number of bytes of an EIP-1559 transaction without its data and signature. */
const transactionLength = 110

/**
 * Returns the most that an OP Stack rollup adds to the fee for publishing a transaction on the chain below, in wei; 0 on other
 * chains, whose gas contains it.
 */
export async function readDataFee(
  request: NetworkRequest,
  parameters: { readonly network: Network; readonly dataLength: number; readonly signal: AbortSignal },
): Promise<bigint> {
  const { network, dataLength, signal } = parameters
  const size = (transactionLength + dataLength).toString(16).padStart(64, '0')
  const call = { to: gasPriceOracle, data: `${upperBoundSelector}${size}` }
  // A chain can have another contract at this address, which reverts.
  const answer = await request({ network, method: 'eth_call', params: [call, 'latest'], signal }).catch(
    () => '0x',
  )
  return typeof answer === 'string' && /^0x[\da-f]{64}$/i.test(answer) ? BigInt(answer) : 0n
}
