import { deployer } from '@latchkit/test/source/contracts/tokens'
import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import { decodeEventLog, encodeEventTopics, encodeFunctionData, type Hex, type Log, toHex } from 'viem'
import * as z from 'zod/mini'
import { readArtifact } from '../contracts/artifact.js'
import { swapContracts } from '../contracts/swapContracts.js'
import type { EvmChain } from '../evm/evmChain.js'
import {
  type SourceBuild,
  type SourceRequest,
  type SourceServer,
  startSourceServer,
} from './startSourceServer.js'

/** A running bridge. */
export type Bridge = SourceServer & {
  /** While `true`, nothing is released. */
  readonly setPaused: (isPaused: boolean) => void
  /** See `BridgeBehavior`. */
  readonly setBehavior: (behavior: BridgeBehavior) => void
}

/**
 * How the bridge behaves. `wrongRouter`: its transactions call another contract than its quotes name. `refunds`: it releases what was
 * locked on the chain from which it came, to the recipient.
 */
export type BridgeBehavior = 'honest' | 'wrongRouter' | 'refunds'

/** The contract that a bridge with the behavior `wrongRouter` calls. */
const bridgeThief = '0x00000000000000000000000000000000000BadB1'

/** Interval at which the relayer looks for locked tokens, from the first swap that it builds. */
const pollMs = 250
const feePerMille = 1n
const behaviorSchema = z.object({
  isPaused: z.optional(z.boolean()),
  behavior: z.optional(z.enum(['honest', 'wrongRouter', 'refunds'])),
})

type Locked = {
  readonly token: string
  readonly amountOut: bigint
  readonly toChainId: bigint
  readonly recipient: string
}
type Release = {
  readonly status: 'done' | 'refunded'
  readonly toChainId: string
  readonly toHash: string
}

/**
 * Starts a bridge between EVM chains: it quotes each token for the same token on another chain, less a fee of 0.1 %, and its
 * relayer releases there what was locked. `POST /behavior` with `{ "isPaused": true }` pauses the relayer, and
 * with `behavior` changes it.
 */
export async function startBridge(chains: readonly EvmChain[]): Promise<Bridge> {
  const { abi } = readArtifact('Bridge')
  const [topic] = encodeEventTopics({ abi, eventName: 'Locked' })
  const releases = new Map<string, Release>()
  let isPaused = false
  let behavior: BridgeBehavior = 'honest'
  let timer: NodeJS.Timeout | undefined
  let polling = Promise.resolve()
  const findChain = (caip2: string) => chains.find(({ id }) => `eip155:${id}` === caip2)

  async function relay(chain: EvmChain): Promise<void> {
    const filter = { address: swapContracts.bridge, topics: [topic], fromBlock: '0x0' }
    const logs = (await jsonRpc(post, chain.rpcUrl, 'eth_getLogs', [filter])) as readonly Log[]
    for (const { transactionHash, data, topics } of logs) {
      if (!transactionHash || releases.has(transactionHash)) continue
      const { args } = decodeEventLog({ abi, data, topics, eventName: 'Locked' })
      // The ABI of an artifact has no types; the contract is ours.
      const locked = args as unknown as Locked
      await release(
        transactionHash,
        behavior === 'refunds' ? { ...locked, toChainId: BigInt(chain.id) } : locked,
        behavior === 'refunds' ? 'refunded' : 'done',
      )
    }
  }

  async function release(
    id: Hex,
    { token, amountOut, toChainId, recipient }: Locked,
    status: Release['status'],
  ): Promise<void> {
    const target = findChain(`eip155:${toChainId}`)
    if (!target) return
    const data = encodeFunctionData({ abi, functionName: 'release', args: [id, token, amountOut, recipient] })
    const transaction = { from: deployer, to: swapContracts.bridge, data }
    const receipt = await jsonRpc(post, target.rpcUrl, 'eth_sendTransactionSync', [transaction])
    const { transactionHash } = receipt as { readonly transactionHash: string }
    releases.set(id, { status, toChainId: `eip155:${toChainId}`, toHash: transactionHash })
  }

  /** One poll at a time, so that nothing is released twice. A chain that has stopped is tried again. */
  function poll(): void {
    if (isPaused) return
    const run = () => Promise.all(chains.map(relay)).then(() => {})
    polling = polling.then(run).catch(() => {})
  }

  const quote = async ({ from, to, amount, swapMode }: SourceRequest) => {
    const isSame = from.address.toLowerCase() === to.address.toLowerCase()
    if (!isSame || !findChain(from.chainId) || !findChain(to.chainId)) return undefined
    const fee = (amount * feePerMille) / 1_000n
    const amounts =
      swapMode === 'exactIn'
        ? { fromAmount: amount, toAmount: amount - fee }
        : { fromAmount: (amount * 1_000n) / (1_000n - feePerMille) + 1n, toAmount: amount }
    return {
      ...amounts,
      ...(!isNative(from.address) && { spender: swapContracts.bridge }),
      router: swapContracts.bridge,
      estimatedSeconds: 2,
      steps: [{ kind: 'bridge', name: 'Devnet Bridge', chainId: from.chainId }],
    }
  }

  const build = async (request: SourceBuild) => {
    const { from, to, recipient, deadline } = request
    const price = await quote(request)
    if (!price) return undefined
    timer ??= setInterval(poll, pollMs)
    const { fromAmount, toAmount, spender } = price
    const toChainId = BigInt(to.chainId.slice('eip155:'.length))
    const args = [from.address, fromAmount, toAmount, toChainId, recipient, BigInt(deadline)]
    const data = encodeFunctionData({ abi, functionName: 'lock', args })
    const value = isNative(from.address) ? fromAmount : 0n
    const target = behavior === 'wrongRouter' ? bridgeThief : swapContracts.bridge
    const transaction = { to: target, data, value, gas: 200_000n }
    return { fromAmount, toAmount, ...(spender && { spender }), transaction }
  }

  async function getStatus(query: URLSearchParams): Promise<object> {
    const [fromChainId, hash] = [query.get('fromChainId') ?? '', query.get('hash') ?? '']
    const release = releases.get(hash)
    if (release) return release
    const chain = findChain(fromChainId)
    const receipt = chain && (await jsonRpc(post, chain.rpcUrl, 'eth_getTransactionReceipt', [hash]))
    if (!receipt) return { status: 'unknown' }
    const { status, logs } = receipt as { readonly status: Hex; readonly logs: readonly Log[] }
    if (status !== toHex(1)) return { status: 'failed' }
    const isLock = logs.some(({ topics }) => topics[0] === topic)
    return { status: isLock ? 'pending' : 'unknown' }
  }

  const setPaused = (value: boolean) => {
    isPaused = value
  }
  const server = await startSourceServer({
    ...{ quote, build, getStatus },
    setBehavior(body) {
      const change = behaviorSchema.parse(body)
      if (change.isPaused !== undefined) setPaused(change.isPaused)
      if (change.behavior) behavior = change.behavior
    },
  })
  return {
    ...server,
    setPaused,
    setBehavior(value) {
      behavior = value
    },
    async stop() {
      clearInterval(timer)
      await polling
      await server.stop()
    },
  }
}

const isNative = (address: string) => /^0xe{40}$/i.test(address)
