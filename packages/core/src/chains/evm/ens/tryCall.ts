import type { Hex } from '../../../foundation/encoding/hex.js'
import type { Network } from '../../../foundation/schema/network.js'
import type { NetworkRequest } from '../askNetwork.js'
import { toWord } from './abi.js'

/**
 * Code that calls the contract in the first word of its calldata with the rest of it, and returns whether that succeeded, and its data. It
 * uses no `PUSH0`, so that it also runs on chains without the Shanghai upgrade.
 */
const code: Hex = '0x602036038060206000376000600091600060006000355af16000523d600060203e3d6020016000f3'

/** Any address without a contract: it only gets code during the call. */
const caller: Hex = `0x${'e45c'.repeat(10)}`

/**
 * Calls a contract, and returns its data, also of a revert, which nodes and adapters report in different forms. Uses `eth_call` with a
 * state override. `simulateCalls` makes several calls, and is loaded with the first simulation.
 *
 * @throws What the request rejects with; `TypeError` if the network ignores the code
 */
export async function tryCall(
  request: NetworkRequest,
  parameters: {
    readonly network: Network
    readonly to: Hex
    readonly data: Hex
    readonly signal: AbortSignal
  },
): Promise<{ readonly isReverted: boolean; readonly data: Hex }> {
  const { network, to, data, signal } = parameters
  const call = { to: caller, data: `0x${toWord(BigInt(to))}${data.slice(2)}` }
  const params = [call, 'latest', { [caller]: { code } }]
  const answer = await request({ network, method: 'eth_call', params, signal })
  const [, status, result] = /^0x0{63}([01])((?:[\da-f]{2})*)$/i.exec(String(answer)) ?? []
  if (result === undefined) throw new TypeError(`The network can't simulate`)
  return { isReverted: status === '0', data: `0x${result}` }
}
