import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Hex } from 'viem'
import type { EvmChain } from '../evm/evmChain.js'
import type { Devnet } from '../startDevnet.js'
import { createBundlerSettings, createSponsorship } from './bundler.js'
import { type GatewayBundlerSettings, type GatewayProject, loadGateway } from './loadGateway.mjs'

/** `without nonces`: the node refuses to count the transactions of an account. */
type FaultyNodeMode = 'up' | 'down' | 'slow' | 'without nonces'

/** A node that tests make fail. */
export type FaultyNode = {
  readonly url: string
  readonly set: (mode: FaultyNodeMode) => void
  /** Refuses the transactions whose data has an address, as geth refuses a second authorization of an account. */
  readonly refuse: (address: string) => void
  readonly stop: () => Promise<void>
}

/** Starts a server in front of a node. */
export async function startFaultyNode(rpcUrl: string): Promise<FaultyNode> {
  let mode: FaultyNodeMode = 'up'
  let refused: string | undefined
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    if (mode === 'down') return void request.socket.destroy()
    const body = Buffer.concat(chunks)
    response.setHeader('content-type', 'application/json')
    if (mode === 'without nonces' && body.includes('eth_getTransactionCount')) {
      const { id } = JSON.parse(body.toString()) as { readonly id: unknown }
      const error = { code: 3, message: 'no nonces' }
      return void response.end(JSON.stringify({ jsonrpc: '2.0', id, error }))
    }
    if (refused && body.includes('eth_sendRawTransaction') && body.includes(refused)) {
      const { id } = JSON.parse(body.toString()) as { readonly id: unknown }
      const error = { code: -32_000, message: 'authority already reserved' }
      return void response.end(JSON.stringify({ jsonrpc: '2.0', id, error }))
    }
    if (mode === 'slow') await setTimeout(3_000)
    const headers = { 'content-type': 'application/json' }
    try {
      response.end(await (await fetch(rpcUrl, { method: 'POST', headers, body })).text())
    } catch {
      // The node has stopped.
      request.socket.destroy()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    set(next) {
      mode = next
    },
    refuse(address) {
      refused = address.slice(2).toLowerCase()
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Starts a gateway with the bundler of the first chain, and projects `a`, which sponsors, and `b`, which does not. */
export async function startBundlerGateway(
  { chains: [chain] }: Pick<Devnet, 'chains'>,
  {
    nodeUrl,
    dataDir,
    sponsorship = {},
    tracing = 'off',
    settings = {},
    external,
    frameOrigins,
    isSponsoringB = false,
    trustProxy,
  }: {
    readonly nodeUrl?: string
    readonly dataDir?: string
    readonly sponsorship?: Partial<NonNullable<GatewayProject['sponsorship']>>
    readonly tracing?: 'require' | 'prefer' | 'off'
    /** Further settings of the chain. */
    readonly settings?: Partial<GatewayBundlerSettings['chains'][number]>
    readonly external?: GatewayBundlerSettings['external']
    readonly frameOrigins?: readonly string[]
    /** Whether project `b` sponsors too, requests with an origin. */
    readonly isSponsoringB?: boolean
    readonly trustProxy?: readonly string[]
  } = {},
): Promise<{
  readonly getUrl: (projectId?: string) => string
  readonly url: string
  readonly stop: () => Promise<void>
}> {
  if (!chain) throw new Error('the devnet has no chain')
  const { startGateway } = await loadGateway()
  const bundler = await createBundlerSettings([chain])
  const { url, stop } = await startGateway({
    port: 0,
    dataDir,
    trustProxy,
    chains: [{ id: `eip155:${chain.id}`, http: [nodeUrl ?? chain.rpcUrl] }],
    bundler: {
      ...bundler,
      pollMs: 20,
      chains: bundler.chains.map((one) => ({ ...one, tracing, ...settings })),
      external,
      frameOrigins,
    },
    // Traces take seconds on a busy machine.
    rpcTimeoutMs: nodeUrl ? 1_000 : tracing === 'off' ? 10_000 : 30_000,
    projects: [
      { id: 'a', allowedOrigins: [], sponsorship: { ...createSponsorship([chain]), ...sponsorship } },
      {
        id: 'b',
        allowedOrigins: ['https://b.example'],
        ...(isSponsoringB && { sponsorship: { ...createSponsorship([chain]), requireOrigin: true } }),
      },
    ],
  })
  return {
    url,
    getUrl: (projectId = 'a') => `${url}/v1/bundler?projectId=${projectId}&chainId=eip155:${chain.id}`,
    stop,
  }
}

/** The chain of a devnet with one chain. */
export function getChain({ chains: [chain] }: Pick<Devnet, 'chains'>): EvmChain {
  if (!chain) throw new Error('the devnet has no chain')
  return chain
}

/** Returns a number in hex. */
export const hexOf = (value: bigint): Hex => `0x${value.toString(16)}`
