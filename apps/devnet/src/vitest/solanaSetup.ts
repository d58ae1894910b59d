import type { TestProject } from 'vitest/node'
import type { SolanaChain } from '../solana/SolanaChain.js'
import { type LazyPort, listenLazily } from './listenLazily.js'

/**
 * Provides a Solana cluster to a vitest project and starts it on first use. For `globalSetup`; tests read it with
 * `inject('solana')`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<SolanaChain> | undefined
  const started = () => {
    starting ??= import('../parts/solanaChain.js').then(({ startSolanaChain }) => startSolanaChain())
    return starting
  }
  const [http, socket] = await listenOnPair(
    async () => getPort((await started()).rpcUrl),
    async () => getPort((await started()).wsUrl),
  )
  project.provide('solana', {
    rpcUrl: `http://127.0.0.1:${http.port}`,
    wsUrl: `ws://127.0.0.1:${socket.port}`,
  })
  return async () => {
    await Promise.all([http.stop(), socket.stop()])
    await (await starting)?.stop()
  }
}

/** Libraries expect the WebSocket at the port after the HTTP server's. */
async function listenOnPair(
  rpc: () => Promise<number>,
  ws: () => Promise<number>,
): Promise<readonly [LazyPort, LazyPort]> {
  for (;;) {
    const http = await listenLazily(rpc)
    try {
      return [http, await listenLazily(ws, http.port + 1)]
    } catch {
      // The next port is in use: try another pair.
      await http.stop()
    }
  }
}

function getPort(url: string): number {
  return Number(new URL(url).port)
}
