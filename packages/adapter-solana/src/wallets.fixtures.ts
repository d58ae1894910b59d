import type { Network } from '@latchkit/core'
import type { Adapter, AdapterEvent, AdapterFactory, Connector, PortContext } from '@latchkit/core/ports'
import { fakeClock } from '@latchkit/core/testing'
import { solanaCaipNetworkId } from '@latchkit/devnet'
import { Keypair, VersionedTransaction } from '@solana/web3.js'
import { onTestFinished } from 'vitest'
import { createNetwork } from './chain.fixtures.js'

/** A network without a server. */
export const home: Network = createNetwork(solanaCaipNetworkId, 'http://127.0.0.1:1')

/** Registers a value by the Wallet Standard, now and whenever an app is ready. Returns the app's response. */
export function registerWallet(wallet: unknown): { unregister: () => void } {
  const state = { unregister: () => {} }
  const announce = (api: { readonly register: (wallet: unknown) => () => void }) => {
    state.unregister = api.register(wallet)
  }
  window.addEventListener('wallet-standard:app-ready', (event) => announce((event as CustomEvent).detail))
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: announce }))
  return { unregister: () => state.unregister() }
}

/** Parameters of a test wallet of the Wallet Standard. */
export type TestWalletParameters = {
  readonly name: string
  readonly icon: string
  readonly version: '1.0.0'
  chains: string[]
  accounts: Record<string, unknown>[]
  features: Record<string, object>
}

/** Creates a wallet that approves every request, signs correctly, and has mutable members. */
export function createStandardWallet(
  parameters: {
    readonly name?: string
    readonly keys?: readonly Keypair[]
    readonly without?: readonly string[]
  } = {},
): {
  readonly wallet: TestWalletParameters
  readonly keys: readonly Keypair[]
  readonly emitChange: () => void
  readonly requests: string[]
} {
  const { name = 'Made', keys = [Keypair.generate()], without = [] } = parameters
  const listeners = new Set<() => void>()
  const requests: string[] = []
  const chains = [solanaCaipNetworkId, 'solana:mainnet']
  const keyOf = (account: { readonly address: string }) => {
    const key = keys.find(({ publicKey }) => publicKey.toBase58() === account.address)
    if (!key) throw new Error('The account belongs to another wallet.')
    return key
  }
  const sign = (input: {
    readonly account: { readonly address: string }
    readonly transaction: Uint8Array
  }) => {
    const transaction = VersionedTransaction.deserialize(input.transaction)
    transaction.sign([keyOf(input.account)])
    return transaction.serialize()
  }
  const features: Record<string, object> = {
    'standard:connect': {
      connect: async (input?: { readonly silent?: boolean }) => {
        requests.push(input?.silent ? 'silent' : 'connect')
        return { accounts: wallet.accounts }
      },
    },
    'standard:events': {
      on(_: 'change', listener: () => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    'solana:signMessage': {
      signMessage: async ({ message }: { readonly message: Uint8Array }) => [
        { signedMessage: message, signature: new Uint8Array(64) },
      ],
    },
    'solana:signTransaction': {
      supportedTransactionVersions: ['legacy', 0],
      signTransaction: async (...inputs: readonly Parameters<typeof sign>[0][]) => {
        requests.push('sign')
        return inputs.map((input) => ({ signedTransaction: sign(input) }))
      },
    },
    'solana:signAndSendTransaction': {
      supportedTransactionVersions: ['legacy', 0],
      signAndSendTransaction: async (input: object) => {
        requests.push(JSON.stringify(input, ['chain', 'options', 'preflightCommitment', 'maxRetries']))
        return [{ signature: new Uint8Array(64).fill(7) }]
      },
    },
  }
  for (const feature of without) delete features[feature]
  const wallet: TestWalletParameters = {
    name,
    icon: 'data:image/png;base64,AA==',
    version: '1.0.0',
    chains,
    features,
    accounts: keys.map(({ publicKey }) => ({
      address: publicKey.toBase58(),
      publicKey: publicKey.toBytes(),
      chains,
      features: Object.keys(features),
    })),
  }
  const emitChange = () => {
    for (const listener of listeners) listener()
  }
  return { wallet, keys, emitChange, requests }
}

/** Starts an adapter and stops it after the test. */
export function startAdapter(
  factory: AdapterFactory,
  options: Partial<Pick<PortContext, 'networks' | 'clock'>> = {},
): {
  readonly adapter: Adapter
  readonly stop: () => void
  readonly warnings: readonly string[]
  /** The connectors emitted last. */
  readonly connectors: () => readonly Connector[]
  /** All emitted events except connectors. */
  readonly emitted: () => readonly AdapterEvent[]
} {
  const warnings: string[] = []
  const events: AdapterEvent[] = []
  const adapter = factory({
    projectId: 'test',
    metadata: { name: 'Test', description: '', url: 'http://localhost', icons: [] },
    networks: [home],
    clock: fakeClock(),
    enableEIP6963: true,
    enableInjected: true,
    warn: (message) => warnings.push(message),
    ...options,
  })
  const stop = adapter.start((event) => events.push(event))
  onTestFinished(stop)
  return {
    adapter,
    stop,
    warnings,
    connectors: () => events.findLast((event) => event.type === 'connectors')?.connectors ?? [],
    emitted: () => events.filter(({ type }) => type !== 'connectors'),
  }
}

/** A signal that never fires. */
export function createSignal(): AbortSignal {
  return new AbortController().signal
}

/** Returns the reason a promise rejects with. */
export async function getRejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error) => error,
  )
}
