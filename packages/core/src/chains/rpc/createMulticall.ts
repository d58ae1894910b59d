import type { Hex } from '../../foundation/encoding/hex.js'
import type { RpcRequestError } from '../../foundation/errors/rpc.js'
import type { EvmMethods } from '../../ports/EvmMethods.js'
import { type ContractCall, decodeAggregate, encodeAggregate } from './multicallData.js'

type NetworkRequest = EvmMethods['requestNetwork']
type Asked = Parameters<NetworkRequest>[0]

/** An `eth_call` that waits for the others of its task. */
type Pending = {
  readonly asked: Asked
  readonly call: ContractCall
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

/** The data of the calls that one call of Multicall3 contains, in bytes, as in viem. */
const maxBytes = 1_024

/**
 * Creates a request that combines the `eth_call`s of the same task to one call of Multicall3. Calls that have a sender, a value, a block or
 * state overrides are sent alone; so is a call that fails in there, whose error is then the one of the node.
 *
 * @param send Sends a request to the network.
 */
export function createMulticall(send: NetworkRequest): NetworkRequest {
  const queues = new Map<string, Pending[]>()
  const withoutContract = new Set<string>()

  const sendAlone = ({ asked, resolve, reject }: Pending) => void send(asked).then(resolve, reject)

  async function sendTogether(key: string, to: Hex, group: readonly Pending[]): Promise<void> {
    const [{ asked: first }] = group as readonly [Pending]
    try {
      const answer = await send({
        ...{ network: first.network, needsMajority: first.needsMajority, method: first.method },
        params: [{ to, data: encodeAggregate(group.map(({ call }) => call)) }, 'latest'],
        // One of them can be aborted, and the others need the answer.
        signal: new AbortController().signal,
      })
      const results = decodeAggregate(answer, group.length)
      // A chain without the contract returns no data.
      if (!results) withoutContract.add(key)
      for (const [index, pending] of group.entries()) {
        const result = results?.[index]
        if (result === undefined) sendAlone(pending)
        else pending.resolve(result)
      }
    } catch (error) {
      // Together, the calls can exceed the gas of a call.
      const isOfGroup = (error as Partial<RpcRequestError>).reason === 'refused'
      for (const pending of group)
        if (isOfGroup) sendAlone(pending)
        else pending.reject(error)
    }
  }

  function flush(key: string, to: Hex): void {
    const queue = queues.get(key) ?? []
    queues.delete(key)
    for (const group of split(queue)) {
      const [only, second] = group
      if (only && !second) sendAlone(only)
      else sendTogether(key, to, group)
    }
  }

  return (asked) => {
    const { network, needsMajority = false, signal } = asked
    const to = network.contracts?.multicall3?.address
    const call = toContractCall(asked)
    const key = JSON.stringify([network.caipNetworkId, network.rpcUrls, needsMajority, to])
    if (!to || !call || signal.aborted || withoutContract.has(key)) return send(asked)
    return new Promise((resolve, reject) => {
      const pending = { asked, call, resolve, reject }
      // The request of an aborted call rejects at once.
      signal.addEventListener('abort', () => sendAlone(pending), { once: true })
      const queue = queues.get(key)
      if (queue) return void queue.push(pending)
      queues.set(key, [pending])
      queueMicrotask(() => flush(key, to))
    })
  }
}

/** Returns the call of a request that only has a contract and data, at the latest block. */
function toContractCall({ params }: Asked): ContractCall | undefined {
  const [call, block] = params
  const { to, data, ...others } = Object(call) as Readonly<Record<string, unknown>>
  const isPlain = params.length === 2 && block === 'latest' && Object.keys(others).length === 0
  return isPlain && isHex(to, /^0x[\da-f]{40}$/i) && isHex(data, /^0x(?:[\da-f]{2})+$/i)
    ? { to, data }
    : undefined
}

const isHex = (value: unknown, pattern: RegExp): value is Hex =>
  typeof value === 'string' && pattern.test(value)

/** Splits calls into groups of at most that many bytes of data. A longer call is a group of its own. */
function split(calls: readonly Pending[]): readonly (readonly Pending[])[] {
  const groups: Pending[][] = []
  let size = 0
  for (const pending of calls) {
    const bytes = pending.call.data.length / 2 - 1
    const group = groups.at(-1)
    if (group && size + bytes <= maxBytes) {
      group.push(pending)
      size += bytes
    } else {
      groups.push([pending])
      size = bytes
    }
  }
  return groups
}
