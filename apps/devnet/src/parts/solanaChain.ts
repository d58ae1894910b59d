import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { solanaCaipNetworkId } from '@latchkit/test/source/solana/cluster'
import { createPortTakenError } from '../foundation/DevnetError.js'
import { createFaucet } from '../solana/createFaucet.js'
import { createLedger } from '../solana/createLedger.js'
import { createNodeServer, type NodeServer } from '../solana/createNodeServer.js'
import { fundCluster } from '../solana/fundCluster.js'
import type { NodeContext } from '../solana/methods/method.js'
import { getNodeMethod } from '../solana/methods/table.js'
import type { SolanaChain } from '../solana/SolanaChain.js'

/** Options of a Solana cluster. */
export type SolanaChainOptions = {
  /** Port of the HTTP server; the WebSocket port is one higher. Default 0: any free pair. */
  readonly port?: number | undefined
  /** Interval of empty blocks; in addition, each transaction creates one. Default 0: no empty blocks. */
  readonly blockMs?: number | undefined
}

const what = 'the Solana cluster'

/**
 * Starts a Solana cluster inside this process: a real virtual machine with the real programs, funded accounts and a
 * token, behind the RPC that web3.js uses. Every transaction is final at once.
 *
 * @throws DevnetError if the port or the next one is in use.
 * @example
 * import { startSolanaChain } from '@latchkit/devnet/solana'
 * import { Connection } from '@solana/web3.js'
 *
 * const solana = await startSolanaChain()
 * const connection = new Connection(solana.rpcUrl, 'confirmed')
 * await solana.stop()
 */
export async function startSolanaChain(options: SolanaChainOptions = {}): Promise<SolanaChain> {
  const { port = 0, blockMs = 0 } = options
  const ledger = createLedger()
  const faucet = createFaucet(ledger)
  await fundCluster(ledger)
  let dropping = false
  const setDropping = (value: boolean) => {
    dropping = value
  }
  const context: NodeContext = { ledger, faucet, dropping: () => dropping, setDropping }
  const run = (method: string, params: readonly unknown[]) => getNodeMethod(method)(context, params)
  const [http, socket] = await listenOnPair(() => createNodeServer({ ledger, run }), port)
  const timer = blockMs > 0 ? setInterval(() => ledger.advance(1), blockMs) : undefined
  return {
    name: 'Devnet Solana',
    caipNetworkId: solanaCaipNetworkId,
    rpcUrl: `http://127.0.0.1:${getPort(http)}`,
    wsUrl: `ws://127.0.0.1:${getPort(socket)}`,
    advance: ledger.advance,
    setDropping,
    async stop() {
      clearInterval(timer)
      await Promise.all([http.stop(), socket.stop()])
    },
  }
}

/** web3.js expects the WebSocket at the port after the HTTP server's. */
async function listenOnPair(
  create: () => NodeServer,
  port: number,
): Promise<readonly [NodeServer, NodeServer]> {
  for (;;) {
    const http = await listen(create(), port)
    if (http === undefined) throw createPortTakenError(port, what)
    const next = getPort(http) + 1
    const socket = next > 65_535 ? undefined : await listen(create(), next)
    if (socket) return [http, socket]
    await http.stop()
    if (port !== 0) throw createPortTakenError(next, what)
  }
}

async function listen(node: NodeServer, port: number): Promise<NodeServer | undefined> {
  node.server.listen(port, '127.0.0.1')
  try {
    await once(node.server, 'listening')
    return node
  } catch {
    // In use: the caller knows the port.
    return undefined
  }
}

function getPort({ server }: NodeServer): number {
  return (server.address() as AddressInfo).port
}
