import { isEvmAddress } from '../../../chains/evm/evmAddress.js'
import type { SwapToken } from '../../../ports/SwapSource.js'
import type { EvmSwapToken } from './types.js'

/** Returns a token with its parsed address; `undefined` if it is none of an EVM chain. */
export function toEvmToken(token: SwapToken | undefined): EvmSwapToken | undefined {
  if (!token) return undefined
  const { address, ...rest } = token
  if (address === undefined) return rest
  return isEvmAddress(address, { strict: false }) ? { ...rest, address } : undefined
}
