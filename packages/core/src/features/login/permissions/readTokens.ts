import { isEvmAddress } from '../../../chains/evm/evmAddress.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { getAdapter } from '../../wallet/connection/getAdapter.js'
import { getEvmMethods } from '../../wallet/request/getEvmMethods.js'
import { toTokenKey } from './toTokenKey.js'
import type { GrantedPermission } from './types.js'

const abi = [
  { type: 'function', name: 'symbol', stateMutability: 'view', inputs: [], outputs: [{ type: 'string' }] },
  { type: 'function', name: 'decimals', stateMutability: 'view', inputs: [], outputs: [{ type: 'uint8' }] },
]
/** Number of characters of the longest symbol that is shown. */
const symbolLengthMax = 20

/** Reads the symbols and decimals of the tokens that permissions are for. Tokens without them are left out. */
export async function readTokens(
  kit: Latchkit,
  all: readonly GrantedPermission[],
  signal: AbortSignal,
): Promise<void> {
  const { readContract } = getEvmMethods(getAdapter(kit.internal, 'eip155'))
  const wanted = new Map(all.map((one) => [toTokenKey(one), one]))
  await Promise.allSettled(
    [...wanted].map(async ([key, { chainId, permission }]) => {
      const network = kit.config.networkOf(chainId)
      const address = permission.data.tokenAddress
      if (key === undefined || !network || !isEvmAddress(address, { strict: false })) return
      if (kit.getState().permissions?.tokens[key]) return
      const read = (functionName: string) => readContract({ network, address, abi, functionName, signal })
      const [symbol, decimals] = await Promise.all([read('symbol'), read('decimals')])
      if (typeof symbol !== 'string' || symbol === '' || symbol.length > symbolLengthMax) return
      if (typeof decimals !== 'number' || !Number.isInteger(decimals) || decimals < 0 || decimals > 255)
        return
      kit.internal.send({
        feature: 'permissions',
        event: { type: 'tokenRead', key, token: { symbol, decimals } },
      })
    }),
  )
}
