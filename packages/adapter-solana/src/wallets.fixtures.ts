import { createNetwork } from '@latchkit/adapter-tests/solana/network'
import type { Network } from '@latchkit/core'
import { solanaCaipNetworkId } from '@latchkit/devnet'
import { Keypair, VersionedTransaction } from '@solana/web3.js'

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
