import type { ChainAccount } from '../../../chains/solana/chainAccount.js'
import { keyOf, toWire, type WireParts } from '../../../chains/solana/wireTransaction.fixtures.js'
import { encodeBase58 } from '../../../foundation/encoding/base58.js'
import { toBase64 } from '../../../foundation/encoding/bytes.js'
import {
  SimulationRevertedError,
  SwapPriceChangedError,
  TransactionMismatchError,
} from '../../../foundation/errors/transaction.js'
import { getLimit, getPaid, getReceived, isAsGood } from '../swap-review/rules.js'
import { toSwapAction } from '../swap-review/toSwapAction.js'
import type { ClusterRequest, SwapTools } from './types.js'

const addressOf = (byte: number): string => encodeBase58(keyOf(byte))

export const systemProgram = '11111111111111111111111111111111'
export const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
export const token2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
export const owner: string = addressOf(1)
export const maker: string = addressOf(2)
export const thief: string = addressOf(3)
/** The token accounts of the owner for USDC and for another token, and its stake account. */
export const dollars: string = addressOf(4)
export const others: string = addressOf(5)
export const stake: string = addressOf(6)
export const usdc: string = addressOf(7)
export const otherMint: string = addressOf(8)

const keys: Readonly<Record<string, Uint8Array>> = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7, 8].map((byte) => [addressOf(byte), keyOf(byte)]),
)
export const toKey = (address: string): Uint8Array => keys[address] ?? keyOf(0)

/** A wallet with SOL. */
export const toWallet = (lamports: bigint): ChainAccount => ({
  lamports,
  program: systemProgram,
  data: new Uint8Array(),
})

/** A token account; `change` edits its data. */
export function toTokenAccount(
  { mint, amount, of = owner }: { readonly mint: string; readonly amount: bigint; readonly of?: string },
  change: (data: Uint8Array) => void = () => {},
  options: { readonly length?: number; readonly program?: string; readonly lamports?: bigint } = {},
): ChainAccount {
  const { length = 165, program = tokenProgram, lamports = 2_039_280n } = options
  const data = new Uint8Array(length)
  data.set(toKey(mint), 0)
  data.set(toKey(of), 32)
  new DataView(data.buffer).setBigUint64(64, amount, true)
  data[108] = 1
  if (length > 165) data[165] = 2
  change(data)
  return { lamports, program, data }
}

/** A transaction of the owner and the maker, which the maker has signed. It writes to the first accounts. */
export const parts: WireParts = {
  signatures: [new Uint8Array(64), new Uint8Array(64).fill(7)],
  version: 0,
  header: [2, 0, 1],
  keys: [1, 2, 4, 5, 6, 9].map(keyOf),
  blockhash: keyOf(20),
  instructions: [{ program: 5, accounts: [0, 1, 2], data: Uint8Array.of(1) }],
  lookups: [],
}

export const transaction: Uint8Array = toWire(parts)

export const tools: SwapTools = {
  getLimit,
  getPaid,
  getReceived,
  isAsGood,
  toSwapAction,
  createMismatch: (field, cause) => new TransactionMismatchError({ field, cause }),
  createReverted: (reason) => new SimulationRevertedError({ reason }),
  createPriceChanged: () => new SwapPriceChangedError(),
}

/** The accounts of the cluster by address. */
export type Accounts = Readonly<Record<string, ChainAccount | undefined>>

/** See `createFakeCluster`. */
export type FakeCluster = {
  before: Accounts
  /** What the simulation changes. */
  after: Accounts
  fee: bigint | null
  isBlockhashValid: boolean
  error: unknown
  readonly calls: (readonly [method: string, params: readonly unknown[]])[]
  readonly request: ClusterRequest
}

const toJson = (account: ChainAccount | undefined) =>
  account
    ? {
        lamports: account.lamports,
        owner: account.program,
        data: [account.data.length === 0 ? '' : toBase64(account.data), 'base64'],
      }
    : null

/** A node on which the owner has 10 SOL and 1,000 USDC, and which simulates by returning what a test sets. */
export function createFakeCluster(): FakeCluster {
  const cluster: FakeCluster = {
    before: {
      [owner]: toWallet(10_000_000_000n),
      [maker]: toWallet(900_000_000_000n),
      [dollars]: toTokenAccount({ mint: usdc, amount: 1_000_000_000n }),
      [others]: toTokenAccount({ mint: otherMint, amount: 5n }),
    },
    after: {},
    fee: 10_000n,
    isBlockhashValid: true,
    error: null,
    calls: [],
    async request(method, params) {
      cluster.calls.push([method, params])
      const addresses = (list: unknown) => list as readonly string[]
      switch (method) {
        case 'isBlockhashValid':
          return { value: cluster.isBlockhashValid }
        case 'getFeeForMessage':
          return { value: cluster.fee }
        case 'getBlockHeight':
          return 1_000n
        case 'getBalance':
          return { value: cluster.before[owner]?.lamports ?? 0n }
        case 'getMinimumBalanceForRentExemption':
          return params[0] === 0 ? 890_880n : 2_039_280n
        case 'getTokenAccountsByOwner': {
          const { mint } = params[1] as { readonly mint: string }
          const found = Object.values(cluster.before).filter(
            (account) =>
              account && account.data.length >= 165 && encodeBase58(account.data.slice(0, 32)) === mint,
          )
          const amounts = found.map((account) =>
            String(new DataView((account?.data ?? new Uint8Array(72)).buffer).getBigUint64(64, true)),
          )
          return {
            value: amounts.map((amount) => ({
              account: { data: { parsed: { info: { tokenAmount: { amount } } } } },
            })),
          }
        }
        case 'getMultipleAccounts':
          return { value: addresses(params[0]).map((address) => toJson(cluster.before[address])) }
        case 'simulateTransaction': {
          const { accounts } = params[1] as { readonly accounts: { readonly addresses: readonly string[] } }
          const all = { ...cluster.before, ...cluster.after }
          return {
            value: {
              err: cluster.error,
              logs: ['Program failed'],
              accounts: accounts.addresses.map((address) => toJson(all[address])),
            },
          }
        }
        default:
          throw new TypeError(`The fake cluster does not know ${method}`)
      }
    },
  }
  return cluster
}
