import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRejection, neverAborted } from '@latchkit/adapter-tests/promises'
import { createNetwork } from '@latchkit/adapter-tests/solana/network'
import { openPage } from '@latchkit/adapter-tests/solana/page'
import { startAdapter } from '@latchkit/adapter-tests/startAdapter'
import { solanaAccounts, solanaCaipNetworkId, solanaTokens } from '@latchkit/devnet'
import { type SolanaChain, startSolanaChain } from '@latchkit/devnet/solana'
import { Keypair } from '@solana/web3.js'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { solana } from './solana.js'

const from = solanaAccounts[4]?.address ?? ''
const dollar = solanaTokens[0]?.mint ?? ''
const to = Keypair.generate().publicKey.toBase58()

let cluster: SolanaChain
let rpcUrl: string
beforeAll(async () => {
  cluster = await startSolanaChain()
  rpcUrl = cluster.rpcUrl
}, 180_000)
afterAll(() => cluster.stop())
beforeEach(() => void openPage())

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

/** Starts a node in front of the real one that changes its answers, and returns its URL. */
async function startProxy(change: (answer: string) => string = (answer) => answer): Promise<string> {
  const server = createServer(async (request, response) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(rpcUrl, { method: 'POST', headers, body: await readBody(request) })
    response.writeHead(answer.status, headers).end(change(await answer.text()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Adds a digit to each amount of lamports. */
const addLamports = (answer: string) => answer.replaceAll(/"lamports":(\d+)/g, '"lamports":9$1')

/** Changes the decimals of a mint of 82 bytes, which is the only data of that length. */
function changeDecimals(answer: string): string {
  return answer.replaceAll(/"data":\["([\w+/=]+)","base64"\]/g, (whole, text: string) => {
    const bytes = Buffer.from(text, 'base64')
    if (bytes.length !== 82) return whole
    bytes[44] = 1
    return `"data":["${bytes.toString('base64')}","base64"]`
  })
}

/** Nodes that disagree are asked again after a delay. */
const clock = {
  now: Date.now,
  setTimeout(callback: () => void, delayMs: number) {
    const timer = setTimeout(callback, delayMs)
    return () => clearTimeout(timer)
  },
}

async function read(urls: readonly string[], mint?: string) {
  const network = { ...createNetwork(solanaCaipNetworkId, rpcUrl), rpcUrls: { default: { http: urls } } }
  const { adapter } = startAdapter(solana(), [network], { clock })
  if (!adapter.solana?.readTransfer) throw new Error('The adapter cannot read transfers.')
  const transfer = { to, amount: 1_000_000n, ...(mint && { mint }) } as const
  return adapter.solana.readTransfer({ from, network, transfer, signal: neverAborted })
}

test('behavior: a node that lies about a balance is outvoted: it does not decide what is sent', async () => {
  const honest = await read([rpcUrl])
  const liar = await startProxy(addLamports)
  expect((await read([liar])).balance).not.toBe(honest.balance)
  const facts = await read([liar, await startProxy(), await startProxy()])
  expect(facts.balance).toBe(honest.balance)
  expect(facts.leastBalance).toBe(honest.leastBalance)
})

test('behavior: a node that lies about the decimals of a token is outvoted', async () => {
  const liar = await startProxy(changeDecimals)
  const facts = await read([liar, await startProxy(), await startProxy()], dollar)
  expect(facts.token).toEqual((await read([rpcUrl], dollar)).token)
})

test('error: two nodes that disagree about a balance: nothing can be sent', async () => {
  const error = await getRejection(read([await startProxy(addLamports), await startProxy()]))
  expect(error).toMatchObject({ code: 'rpc-request', reason: 'disagreed' })
})
