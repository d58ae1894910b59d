import type { Network } from '../../foundation/schema/network.js'
import type { NodeClock } from '../rpc/withTransport.js'
import { askNode } from './askNode.js'
import { toComparedValue } from './toComparedValue.js'

type Call = (...params: readonly unknown[]) => {
  readonly send: (options: { readonly abortSignal: AbortSignal }) => Promise<unknown>
}

/**
 * Sends a JSON-RPC request that only reads to the nodes of a cluster.
 *
 * @throws `RpcRequestError`, or `AbortedError` as soon as `signal` aborts
 */
export function requestNetwork(
  clock: NodeClock,
  parameters: {
    readonly network: Network
    readonly method: string
    readonly params: readonly unknown[]
    readonly signal: AbortSignal
    readonly needsMajority?: boolean | undefined
  },
): Promise<unknown> {
  const { params, ...call } = parameters
  const { method } = call
  return askNode(clock, { ...call, toCompared: toComparedValue }, async (node, abortSignal) => {
    // The node creates its methods from their names; its type lists those that the library knows.
    const methods = node as unknown as Readonly<Record<string, Call>>
    return methods[method]?.(...params).send({ abortSignal })
  })
}
