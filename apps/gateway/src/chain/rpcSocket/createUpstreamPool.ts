import type { Logger } from 'pino'
import { WebSocket } from 'ws'
import { createDeadline } from '../../foundation/createDeadline.js'
import { type Node, openNode } from '../rpcProxy/openNode.js'

/** An open connection to a node. */
export type Upstream = { readonly socket: WebSocket; readonly node: Node }

/** The nodes of one chain that accept WebSocket connections. */
export type UpstreamPool = {
  /**
   * Connects to the first node that serves the chain, the one that failed last at the end.
   *
   * @returns `undefined` if no node can be used. The reason of `signal` is thrown if it is aborted.
   */
  readonly connect: (signal: AbortSignal) => Promise<Upstream | undefined>
  /** Tells that a node closed a connection, so that the next one is opened to another node. */
  readonly reportLost: (node: Node) => void
}

/** Maximum size of a message of a node. */
const maxMessageBytes = 10 * 1024 * 1024

/** Creates the pool of one chain. It opens no connection by itself. */
export function createUpstreamPool(options: {
  /** CAIP-2 id. */
  readonly chainId: string
  readonly urls: readonly string[]
  readonly timeoutMs: number
  readonly logger: Logger
}): UpstreamPool {
  const { chainId, urls, timeoutMs, logger } = options
  let nodes = urls.map((url, index) => openNode(url, index + 1))

  function moveToEnd(node: Node): void {
    nodes = [...nodes.filter((one) => one !== node), node]
  }

  return {
    async connect(signal) {
      for (const node of nodes) {
        signal.throwIfAborted()
        try {
          return {
            node,
            socket: await connectNode(node, chainId, createDeadline(signal, timeoutMs)),
          }
        } catch (error) {
          signal.throwIfAborted()
          // The message may contain the URL of the node, and with it a key.
          const details = error instanceof UpstreamError ? error.message : 'the connection failed'
          logger.warn({ chain: chainId, node: node.position, details }, 'a node does not accept a connection')
          moveToEnd(node)
        }
      }
      return undefined
    },
    reportLost: moveToEnd,
  }
}

/** A node cannot be used. Its message contains nothing that the node sent. */
class UpstreamError extends Error {
  override readonly name = 'UpstreamError'
}

/** Connects to a node. One of an EVM chain must answer with its chain id; nodes of Solana answer only subscriptions. */
async function connectNode(node: Node, chainId: string, signal: AbortSignal): Promise<WebSocket> {
  const { authorization } = node.headers
  const socket = new WebSocket(node.url, {
    headers: authorization ? { authorization } : {},
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
  })
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (details: string) => reject(new UpstreamError(details))
      signal.addEventListener('abort', () => fail('no answer in time'), { once: true })
      socket.on('error', () => fail('the connection failed'))
      socket.on('close', () => fail('the node closed the connection'))
      socket.once('open', () => {
        if (!chainId.startsWith('eip155:')) return resolve()
        socket.send('{"jsonrpc":"2.0","id":0,"method":"eth_chainId","params":[]}')
      })
      socket.once('message', (data) => {
        if (isAnswerOfChain(String(data), chainId)) resolve()
        else fail('the node serves another chain')
      })
    })
  } catch (error) {
    socket.on('error', () => {})
    socket.terminate()
    throw error
  }
  socket.removeAllListeners()
  socket.on('error', () => socket.terminate())
  return socket
}

/** Returns whether a text is the answer to `eth_chainId` of an EVM chain. */
function isAnswerOfChain(text: string, chainId: string): boolean {
  try {
    const { result } = JSON.parse(text)
    return /^0x[\da-f]{1,32}$/i.test(result) && `eip155:${BigInt(result)}` === chainId
  } catch {
    return false
  }
}
