import type { EvmMethods } from '../../ports/EvmMethods.js'
import type { SendJsonRpc } from './sendJsonRpc.js'
import type { TransportCall } from './TransportCall.js'

/** Methods that send a signed transaction. A network executes it once, however often it is sent. */
const writes: readonly string[] = ['eth_sendRawTransaction', 'sendTransaction']

/** Sends a JSON-RPC request with a transport. */
export function requestJson(
  request: (call: TransportCall<unknown>) => Promise<unknown>,
  { params, ...call }: Parameters<EvmMethods['requestNetwork']>[0],
  send: SendJsonRpc,
): Promise<unknown> {
  const { method, network } = call
  const { chainNamespace: namespace } = network
  return request({
    ...call,
    isWrite: writes.includes(method),
    ask: (url, signal) => send(url, { namespace, method, params, signal }),
  })
}
