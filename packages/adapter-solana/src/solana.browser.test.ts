import { neverAborted } from '@latchkit/adapter-tests/promises'
import { createNetwork } from '@latchkit/adapter-tests/solana/network'
import { createContext } from '@latchkit/adapter-tests/startAdapter'
import type { Clock } from '@latchkit/core/ports'
import { installSolanaWallets, lagoon, type SolanaWalletPage } from '@latchkit/devnet/page-solana'
import { base58 } from '@scure/base'
import { expect, inject, it } from 'vitest'
import { solana } from './solana.js'

const { rpcUrl } = inject('solana')
const caipNetworkId = `solana:${(await genesisHash()).slice(0, 32)}` as const
const network = createNetwork(caipNetworkId, rpcUrl)
const clock: Clock = {
  now: () => Date.now(),
  setTimeout(callback, delayMs) {
    const timer = setTimeout(callback, delayMs)
    return () => clearTimeout(timer)
  },
}

async function genesisHash(): Promise<string> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getGenesisHash' })
  const headers = { 'content-type': 'application/json' }
  const { result } = await (await fetch(rpcUrl, { method: 'POST', headers, body })).json()
  return result
}

function load() {
  const adapter = solana()(createContext([network], { clock }))
  const stop = adapter.start(() => {})
  if (!adapter.solana) throw new Error('The adapter has no solana methods.')
  return { adapter, methods: adapter.solana, stop }
}

/** Verifies a signature with the browser's ed25519. */
async function verifies(
  address: string,
  message: Uint8Array<ArrayBuffer>,
  signature: string,
): Promise<boolean> {
  const raw = Uint8Array.from(base58.decode(address))
  const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, Uint8Array.from(base58.decode(signature)), message)
}

it('default: connects, signs, sends, confirms, restores and disconnects in a browser', async () => {
  const page = window as unknown as SolanaWalletPage // A `Window` object tells that the wallets are already installed.
  installSolanaWallets(page, { rpcUrl, wallets: [lagoon] })
  const connectorId = lagoon.name
  const { adapter, methods, stop } = load()
  const session = await adapter.connect({ connectorId, signal: neverAborted })
  const [{ address }] = session.accounts
  const caller = { connectorId, address, network }
  const signature = await adapter.signMessage({ ...caller, message: 'Grüße' })
  expect(await verifies(address, new TextEncoder().encode('Grüße'), signature)).toBe(true)
  expect(await verifies(address, new TextEncoder().encode('Gruesse'), signature)).toBe(false)
  const to = base58.encode(crypto.getRandomValues(new Uint8Array(32)))
  const sent = await methods.transfer({ ...caller, transfer: { to, amount: 1_000_001n } })
  expect((await methods.waitForConfirmation({ sent, network, signal: neverAborted })).status).toBe('success')
  expect(await adapter.getBalance({ address: to, network, signal: neverAborted })).toBe(1_000_001n)
  stop()
  const next = load()
  expect(await next.adapter.reconnect({ connectorId, signal: neverAborted })).toEqual(session)
  await next.adapter.disconnect({ connectorId })
  expect(await next.adapter.reconnect({ connectorId, signal: neverAborted })).toBe(null)
  next.stop()
})
