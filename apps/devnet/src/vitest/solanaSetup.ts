import type { TestProject } from 'vitest/node'
import type { SolanaChain } from '../solana/cluster.js'
import { type Door, listenForUse } from './listenForUse.js'

/**
 * A Solana cluster for a vitest project, started when a test first talks to it. For `globalSetup`; tests get it by
 * `inject('solana')`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<SolanaChain> | undefined
  const started = () => {
    starting ??= import('../parts/solanaChain.js').then(({ startSolanaChain }) => startSolanaChain())
    return starting
  }
  const [http, socket] = await listenOnPair(
    async () => portOf((await started()).rpcUrl),
    async () => portOf((await started()).wsUrl),
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

/** Libraries look for the WebSocket one port after the HTTP server. */
async function listenOnPair(
  rpc: () => Promise<number>,
  ws: () => Promise<number>,
): Promise<readonly [Door, Door]> {
  for (;;) {
    const http = await listenForUse(rpc)
    try {
      return [http, await listenForUse(ws, http.port + 1)]
    } catch {
      // The next port is taken: another pair then.
      await http.stop()
    }
  }
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}
