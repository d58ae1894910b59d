import { InvalidParameterError, NotLoggedInError, WalletResponseError } from '@latchkit/core/errors'
import type { Frame } from '@latchkit/core/ports'
import { decodeBase58, encodeBase58, isSolanaAddress } from '@latchkit/core/schema'
import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features'
import type { Wallet, WalletAccount } from '@wallet-standard/base'
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from '@wallet-standard/features'
import { createEvents } from './createEvents.js'

/** A chain as Wallet Standard names it. */
export type SolanaChainName = 'solana:mainnet' | 'solana:devnet' | 'solana:testnet'

/** The Wallet Standard wallet of a login frame. */
export type FrameWallet = Wallet & {
  readonly features: StandardConnectFeature &
    StandardDisconnectFeature &
    StandardEventsFeature &
    SolanaSignMessageFeature &
    SolanaSignTransactionFeature &
    SolanaSignAndSendTransactionFeature
}

/** Options of `createFrameWallet`. */
export type FrameWalletOptions = {
  /** The name that is shown to users. Default: `Auth`. */
  readonly name?: string | undefined
  /** A `data:` URL. Default: a plain symbol. */
  readonly icon?: Wallet['icon'] | undefined
  /** The chains that the frame supports, the one to connect with first. Default: all. */
  readonly chains?: readonly [SolanaChainName, ...SolanaChainName[]] | undefined
}

const namespace = 'solana'

/** CAIP-2 ids of the chains. */
const chainIds: Readonly<Record<SolanaChainName, string>> = {
  'solana:mainnet': 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:devnet': 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  'solana:testnet': 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
}

const symbol =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAyNCAyNCI+PHBhdGggZD0iTTMgNWgxOHYxNEgzeiIvPjwvc3ZnPg=='

const supportedTransactionVersions = ['legacy', 0] as const

/**
 * Creates a Wallet Standard wallet over a login frame, for Solana libraries. `standard:connect` connects the user who has logged in,
 * and never prompts. Requests that sign show the frame.
 *
 * @example
 * ```ts
 * import { createFrame, createFrameWallet } from '@latchkit/frame-client'
 *
 * const url = 'https://login.my-dapp.example/sdk'
 * const frame = createFrame({ url, projectId: 'my-dapp', title: 'Log in' })
 * const wallet = createFrameWallet(frame)
 * const { accounts } = await wallet.features['standard:connect'].connect()
 * ```
 */
export function createFrameWallet(frame: Frame, options: FrameWalletOptions = {}): FrameWallet {
  const {
    name = 'Auth',
    icon = symbol,
    chains = ['solana:mainnet', 'solana:devnet', 'solana:testnet'],
  } = options
  const events = createEvents()
  let accounts: readonly WalletAccount[] = []
  /** Counts the ends of the login, because an answer of an earlier one must not connect. */
  let ends = 0

  function setAccounts(next: readonly WalletAccount[]): void {
    accounts = next
    events.emit('change', { accounts })
  }

  async function connect(silent: boolean): Promise<readonly WalletAccount[]> {
    if (accounts.length > 0) return accounts
    const endsBefore = ends
    const isConnected = await frame.isConnected({})
    const user = isConnected ? await frame.getUser({ chainId: chainIds[chains[0]] }) : undefined
    if (!user || ends !== endsBefore) {
      if (silent) return accounts
      throw new NotLoggedInError()
    }
    const publicKey = isSolanaAddress(user.address) ? decodeBase58(user.address) : undefined
    if (!publicKey) throw invalid('standard:connect', 'the address of the user is invalid')
    if (accounts.length === 0)
      setAccounts([{ address: user.address, publicKey, chains, features: signingFeatures }])
    return accounts
  }

  /** Sends a request of the account, on that chain. */
  async function send(
    method: string,
    { account, chain = chains[0] }: { readonly account: WalletAccount; readonly chain?: string | undefined },
    params: object,
  ): Promise<unknown> {
    if (!accounts.some(({ address }) => address === account.address)) throw new NotLoggedInError()
    const known = chains.find((one) => one === chain)
    if (!known)
      throw new InvalidParameterError({ field: 'chain', reason: `must be one of ${chains.join(', ')}` })
    return frame.request({ method, params, chainId: chainIds[known], namespace })
  }

  const wallet: FrameWallet = {
    version: '1.0.0',
    name,
    icon,
    chains,
    get accounts() {
      return accounts
    },
    features: {
      'standard:connect': {
        version: '1.0.0',
        connect: async ({ silent = false } = {}) => ({ accounts: await connect(silent) }),
      },
      'standard:disconnect': {
        version: '1.0.0',
        async disconnect() {
          ends += 1
          if (accounts.length > 0) setAccounts([])
          await frame.signOut()
        },
      },
      'standard:events': {
        version: '1.0.0',
        on(event, listener) {
          // The payload of the only event.
          const call = (payload: unknown) => listener(payload as Parameters<typeof listener>[0])
          events.on(event, call)
          return () => events.removeListener(event, call)
        },
      },
      'solana:signMessage': {
        version: '1.1.0',
        signMessage: (...inputs) =>
          inEach(inputs, async (input) => {
            const method = 'solana_signMessage'
            const params = { message: encodeBase58(input.message), pubkey: input.account.address }
            const signature = toSignature(method, await send(method, input, params))
            return { signedMessage: input.message, signature, signatureType: 'ed25519' as const }
          }),
      },
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions,
        signTransaction: (...inputs) =>
          inEach(inputs, async (input) => {
            const method = 'solana_signTransaction'
            const response = await send(method, input, { transaction: toBase64(input.transaction) })
            const signed = fromBase64(fieldOf(response, 'transaction'))
            if (!signed) throw invalid(method, 'it is not a transaction in base64')
            return { signedTransaction: signed }
          }),
      },
      'solana:signAndSendTransaction': {
        version: '1.0.0',
        supportedTransactionVersions,
        signAndSendTransaction: (...inputs) =>
          inEach(inputs, async (input) => {
            const method = 'solana_signAndSendTransaction'
            const { skipPreflight, preflightCommitment, maxRetries, minContextSlot } = input.options ?? {}
            const sendOptions = { skipPreflight, preflightCommitment, maxRetries, minContextSlot }
            const params = { transaction: toBase64(input.transaction), options: sendOptions }
            return { signature: toSignature(method, await send(method, input, params)) }
          }),
      },
    },
  }
  return wallet
}

const signingFeatures = [
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
] as const

/** Runs one after the other, because the user decides about each. */
async function inEach<Input, Output>(
  inputs: readonly Input[],
  run: (input: Input) => Promise<Output>,
): Promise<Output[]> {
  const outputs: Output[] = []
  for (const input of inputs) outputs.push(await run(input))
  return outputs
}

function toSignature(method: string, response: unknown): Uint8Array {
  const text = fieldOf(response, 'signature')
  const bytes = typeof text === 'string' && text.length <= 100 ? decodeBase58(text) : undefined
  if (bytes?.length !== 64) throw invalid(method, 'the signature is not 64 bytes in base58')
  return bytes
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

function fromBase64(text: unknown): Uint8Array | undefined {
  if (typeof text !== 'string' || text === '') return undefined
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    // Not base64.
    return undefined
  }
}

function invalid(method: string, reason: string): WalletResponseError {
  return new WalletResponseError({ method, reason })
}
