import {
  InvalidParameterError,
  NotLoggedInError,
  WalletRequestError,
  WalletResponseError,
} from '@latchkit/core/errors'
import type { Frame, Storage } from '@latchkit/core/ports'
import { decodeBase58, encodeBase58, isSolanaAddress } from '@latchkit/core/schema'
import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
  SolanaSignTransactionInput,
} from '@solana/wallet-standard-features'
import type { Wallet, WalletAccount } from '@wallet-standard/base'
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from '@wallet-standard/features'
import { transactionsMax } from '../protocol/limits.js'
import { createEvents } from './createEvents.js'
import { createPermission } from './createPermission.js'
import { frameIcon } from './frameIcon.js'

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
  /** The name that is shown to users. Default: `Login wallet`. */
  readonly name?: string | undefined
  /** A `data:` URL. Default: a plain symbol. */
  readonly icon?: Wallet['icon'] | undefined
  /** The chains that the frame supports, the one to connect with first. Default: all. */
  readonly chains?: readonly [SolanaChainName, ...SolanaChainName[]] | undefined
  /** Where it stores that the app is connected. Default: `localStorage`. `null`: nowhere. */
  readonly storage?: Storage | null | undefined
}

type SignInput = SolanaSignTransactionInput

const namespace = 'solana'

/**
 * CAIP-2 ids of the chains.
 *
 * @see https://chainagnostic.org/CAIPs/caip-2
 */
const chainIds: Readonly<Record<SolanaChainName, string>> = {
  'solana:mainnet': 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:devnet': 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  'solana:testnet': 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
}

const supportedTransactionVersions = ['legacy', 0] as const

/**
 * Creates a Wallet Standard wallet over a login frame, for Solana libraries. `standard:connect` connects the user who has logged in,
 * and never prompts. With `silent` it only connects if the app was connected before, and does not load the frame otherwise.
 * Requests that sign show the frame.
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
    name = 'Login wallet',
    icon = frameIcon,
    chains = ['solana:mainnet', 'solana:devnet', 'solana:testnet'],
  } = options
  const events = createEvents()
  const permission = createPermission(frame.origin, namespace, options.storage)
  let accounts: readonly WalletAccount[] = []
  /** Counts the ends of the login, because an answer of an earlier one must not connect. */
  let ends = 0

  function setAccounts(next: readonly WalletAccount[]): void {
    accounts = next
    events.emit('change', { accounts })
  }

  async function connect(silent: boolean): Promise<readonly WalletAccount[]> {
    if (accounts.length > 0 || (silent && !permission.read())) return accounts
    const endsBefore = ends
    const chainId = chainIds[chains[0]]
    const isConnected = await frame.isConnected({})
    const user = isConnected ? await frame.getUser({ chainId }) : undefined
    if (!user || ends !== endsBefore) {
      if (ends === endsBefore) permission.write(undefined)
      if (silent) return accounts
      throw new NotLoggedInError()
    }
    const publicKey = isSolanaAddress(user.address) ? decodeBase58(user.address) : undefined
    if (!publicKey) throw createResponseError('standard:connect', 'the address of the user is invalid')
    permission.write(chainId)
    if (accounts.length === 0)
      setAccounts([{ address: user.address, publicKey, chains, features: signingFeatures }])
    return accounts
  }

  function end(): void {
    ends += 1
    permission.write(undefined)
    if (accounts.length > 0) setAccounts([])
  }

  /** Ends the session if the frame does not know the user any more. */
  async function checkLogin(): Promise<void> {
    const endsBefore = ends
    const isConnected = await frame.isConnected({}).catch(() => true)
    if (!isConnected && ends === endsBefore) end()
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
    try {
      return await frame.request({ method, params, chainId: chainIds[known], namespace })
    } catch (error) {
      if (error instanceof WalletRequestError && error.rpcCode === 4100) await checkLogin()
      throw error
    }
  }

  /** Signs transactions of one account on one chain, about which the user decides together. */
  async function signAll(
    inputs: readonly SignInput[],
  ): Promise<{ readonly signedTransaction: Uint8Array }[]> {
    const [input, ...others] = inputs
    if (!input) return []
    const method = others.length > 0 ? 'solana_signAllTransactions' : 'solana_signTransaction'
    const transactions = inputs.map(({ transaction }) => toBase64(transaction))
    const response = await send(
      method,
      input,
      others.length > 0 ? { transactions } : { transaction: transactions[0] },
    )
    const list = others.length > 0 ? fieldOf(response, 'transactions') : [fieldOf(response, 'transaction')]
    const signed = Array.isArray(list) ? list.map(fromBase64) : []
    if (signed.length !== inputs.length)
      throw createResponseError(method, 'it is not one transaction for each')
    return signed.map((signedTransaction) => {
      if (!signedTransaction) throw createResponseError(method, 'it is not a transaction in base64')
      return { signedTransaction }
    })
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
          end()
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
        signTransaction: async (...inputs) => (await inEach(toRequests(inputs), signAll)).flat(),
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

/** Groups transactions that can be signed with one request, in their order. */
function toRequests(inputs: readonly SignInput[]): readonly (readonly SignInput[])[] {
  const groups: SignInput[][] = []
  for (const input of inputs) {
    const group = groups.at(-1)
    const [first] = group ?? []
    const isSame = first?.account.address === input.account.address && first.chain === input.chain
    if (group && isSame && group.length < transactionsMax) group.push(input)
    else groups.push([input])
  }
  return groups
}

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
  if (bytes?.length !== 64) throw createResponseError(method, 'the signature is not 64 bytes in base58')
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

function createResponseError(method: string, reason: string): WalletResponseError {
  return new WalletResponseError({ method, reason })
}
