import type { BatchCall, CallsCapabilities, SentCalls } from '../../../chains/evm/sendCalls.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type {
  BitcoinMessageProtocol,
  BitcoinMethods,
  PsbtInput,
  SignedPsbt,
} from '../../../ports/BitcoinMethods.js'
import type { EvmTransaction, TypedData } from '../../../ports/EvmMethods.js'
import type { SolanaSendOptions, SolanaSent, SolanaTransfer } from '../../../ports/SolanaMethods.js'
import type { ArrivalTarget } from './ArrivalTarget.js'

/** The parameters and the result of a write. */
type Kind<Asked, Answer> = { readonly asked: Asked; readonly answer: Answer }

/** Facts that the user has reviewed. The wallet is not asked for them. */
type Reviewed = {
  /** Promise of a swap to another chain. */
  readonly arrival?: ArrivalTarget | undefined
  /** A `SentAction`, not parsed: the action of a batch of calls can come from the storage. */
  readonly action?: unknown
}

/** Every kind of write. A write of one namespace has the JSON-RPC method name of its wallets, or that namespace as prefix. */
type Kinds = {
  readonly signMessage: Kind<{ readonly message: string | Uint8Array }, string>
  readonly signTypedData: Kind<{ readonly typedData: TypedData }, Hex>
  readonly sendTransaction: Kind<{ readonly transaction: EvmTransaction } & Reviewed, Hex>
  /** Executed together (EIP-5792). */
  readonly sendCalls: Kind<
    {
      readonly calls: readonly BatchCall[]
      /** Default: the chain of the session. The wallet need not be on this chain. */
      readonly chainId?: CaipNetworkId | undefined
      /** All of them or none. Default true. */
      readonly atomicRequired?: boolean | undefined
      readonly capabilities?: CallsCapabilities | undefined
    } & Reviewed,
    SentCalls
  >
  readonly solana_signTransaction: Kind<{ readonly transaction: Uint8Array }, Uint8Array>
  readonly solana_signAllTransactions: Kind<
    { readonly transactions: readonly Uint8Array[] },
    readonly Uint8Array[]
  >
  readonly solana_signAndSendTransaction: Kind<
    {
      readonly transaction: Uint8Array
      readonly options: SolanaSendOptions
      /** See `SolanaMethods.signAndSendTransaction`. */
      readonly isChecked?: boolean | undefined
      /** The last block height at which it can be included, if it is known. */
      readonly lastValidBlockHeight?: bigint | undefined
    } & Pick<Reviewed, 'action'>,
    string
  >
  readonly solana_transfer: Kind<{ readonly transfer: SolanaTransfer }, SolanaSent>
  readonly bip122_signMessage: Kind<
    { readonly message: string | Uint8Array; readonly protocol: BitcoinMessageProtocol | undefined },
    string
  >
  readonly bip122_signPsbt: Kind<
    { readonly psbt: string; readonly inputs: readonly PsbtInput[]; readonly broadcast: boolean },
    SignedPsbt
  >
  readonly bip122_sendTransfer: Kind<
    Pick<Parameters<BitcoinMethods['sendTransfer']>[0], 'to' | 'amount' | 'exact'>,
    string
  >
}

/** The name of a kind of write. */
export type WriteKind = keyof Kinds

/** A request to sign or send, with complete parameters: nothing is added later. */
export type WriteIntent<K extends WriteKind = WriteKind> = {
  [Name in K]: { readonly kind: Name } & Kinds[Name]['asked']
}[K]

/** The wallet's response to a write of that kind. */
export type WriteResult<K extends WriteKind = WriteKind> = Kinds[K]['answer']
