import { askNetwork, type NetworkRequest } from '@latchkit/core/eip1193'
import type { EvmMethods } from '@latchkit/core/ports'
import type { Library } from './Library.js'
import { toPlainValue } from './toPlainValue.js'

/** Calls a contract through the network's RPC. Returns a single output as it is, several as a list. */
export function readContract(
  load: () => Promise<Library>,
  request: NetworkRequest,
  parameters: Parameters<EvmMethods['readContract']>[0],
): Promise<unknown> {
  const { network, address, abi, functionName, args = [], signal = new AbortController().signal } = parameters
  const method = 'eth_call'
  return askNetwork({ method, network, signal }, async () => {
    const { encodeCall } = await load()
    const { data, outputs, decode } = encodeCall({ abi, functionName, args })
    const answer = await request({ network, method, params: [{ to: address, data }, 'latest'], signal })
    const decoded = decode(String(answer))
    const values = outputs.map((output, index) => toPlainValue(output, decoded[index]))
    return values.length > 1 ? values : values[0]
  })
}
