import { decodeBase58 } from '../foundation/encoding/base58.js'
import { BlockhashExpiredError } from '../foundation/errors/rpc.js'
import { AbortedError } from '../foundation/errors/wallet.js'
import type { CaipNetworkId } from '../foundation/schema/caip.js'
import type { Clock } from '../ports/Clock.js'
import type {
  SolanaMethods,
  SolanaSendOptions,
  SolanaTransfer,
  SolanaTransferFacts,
} from '../ports/SolanaMethods.js'
import type { FakeWalletInside } from './fakeWallet.js'
import { readFake } from './readFake.js'

/**
 * The requests that a fake `solana` adapter has signed and sent, and the responses of its chain.
 */
export type FakeSolana = {
  /** Every transaction that was approved for signing only, in order. */
  readonly signed: readonly Uint8Array[]
  /** Every transaction or transfer that was approved for sending, in order. */
  readonly sent: readonly {
    readonly signature: string
    readonly address: string
    readonly chainId: CaipNetworkId
    readonly transaction?: Uint8Array | undefined
    readonly options?: SolanaSendOptions | undefined
    readonly transfer?: SolanaTransfer | undefined
  }[]
  /** The outcome of every awaited transaction; `pending` never settles. Default `success`. */
  confirmation: 'success' | 'failed' | 'expired' | 'pending'
  /** What the cluster knows about transfers, or how the read fails. Default `fails`. */
  transferFacts: SolanaTransferFacts | 'fails' | 'hangs'
}

/** The parts of the fake adapter that its Solana methods use. */
type AdapterContext = {
  readonly getOpenWallet: (
    caller: { connectorId: string; address: string },
    method: string,
  ) => FakeWalletInside
  readonly clock: Clock
}

/** The last block height at which a sent transaction is valid. */
const lifetime = { blockhash: `${'1'.repeat(31)}2`, lastValidBlockHeight: 150n }

/** Creates the Solana methods of a fake adapter. */
export function fakeSolana(): FakeSolana & { readonly methods: (context: AdapterContext) => SolanaMethods } {
  const signed: Uint8Array[] = []
  const sent: FakeSolana['sent'][number][] = []
  const send = (what: Omit<FakeSolana['sent'][number], 'signature'>) => {
    const signature = fakeId(sent.length + 1)
    sent.push({ signature, ...what })
    return signature
  }
  const sign = (transaction: Uint8Array) => {
    signed.push(transaction)
    return withSignature(transaction, signed.length)
  }

  const solana: FakeSolana & { readonly methods: (context: AdapterContext) => SolanaMethods } = {
    signed,
    sent,
    confirmation: 'success',
    transferFacts: 'fails',
    methods: ({ getOpenWallet, clock }) => ({
      async signTransaction({ transaction, ...caller }) {
        const wallet = getOpenWallet(caller, 'solana_signTransaction')
        return wallet.ask({ question: 'sign', clock, onYes: () => sign(transaction) })
      },
      async signAllTransactions({ transactions, ...caller }) {
        const wallet = getOpenWallet(caller, 'solana_signAllTransactions')
        return wallet.ask({ question: 'sign', clock, onYes: () => transactions.map(sign) })
      },
      async signAndSendTransaction({ transaction, options, ...caller }) {
        const { address, network } = caller
        const chainId = network.caipNetworkId
        const onYes = () => send({ address, chainId, transaction, options })
        return getOpenWallet(caller, 'solana_signAndSendTransaction').ask({ question: 'send', clock, onYes })
      },
      async transfer({ transfer, ...caller }) {
        const { address, network } = caller
        const onYes = () => ({
          signature: send({ address, chainId: network.caipNetworkId, transfer }),
          ...lifetime,
        })
        return getOpenWallet(caller, 'solana_transfer').ask({ question: 'send', clock, onYes })
      },
      readTransfer: ({ network, signal }) => readFake(solana.transferFacts, { network, signal }),
      async getTransactionStatus({ signature, signal }) {
        if (signal.aborted) throw new AbortedError()
        if (solana.confirmation === 'expired' || !sent.some((one) => one.signature === signature))
          return { status: 'expired' }
        if (solana.confirmation === 'pending') return { status: 'pending' }
        return { status: solana.confirmation === 'success' ? 'confirmed' : 'failed', slot: 1n }
      },
      buildTransfer: async ({ from }) => ({ transaction: emptyTransaction(from), ...lifetime }),
      async waitForConfirmation({ sent: { signature, lastValidBlockHeight }, signal }) {
        if (signal.aborted) throw new AbortedError()
        switch (solana.confirmation) {
          case 'success':
            return { status: 'success', slot: 1n }
          case 'failed':
            return { status: 'failed', slot: 1n, error: 'custom program error: 0x1' }
          case 'expired':
            throw new BlockhashExpiredError({ signature, lastValidBlockHeight })
          case 'pending':
            return new Promise((_, reject) => {
              signal.addEventListener('abort', () => reject(new AbortedError()), { once: true })
            })
        }
      },
    }),
  }
  return solana
}

/** Returns a transaction in wire format whose first signature is derived from a number. */
function withSignature(transaction: Uint8Array, number: number): Uint8Array {
  return transaction.slice().fill(number & 0xff, 1, 65)
}

/** Returns 64 base58-encoded bytes derived from a number, starting at 1. */
function fakeId(number: number): string {
  const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  let digits = ''
  for (let rest = number; rest > 0; rest = Math.floor(rest / 58)) digits = `${alphabet[rest % 58]}${digits}`
  const byteLength = Math.ceil(number.toString(16).length / 2)
  return `${'1'.repeat(64 - byteLength)}${digits}`
}

/** Returns an empty unsigned transaction in wire format, for one signer. */
function emptyTransaction(signer: string): Uint8Array {
  const header = [1, 0, 0]
  return Uint8Array.of(
    1,
    ...new Uint8Array(64),
    ...header,
    1,
    ...(decodeBase58(signer) ?? []),
    ...new Uint8Array(32),
    0,
  )
}
