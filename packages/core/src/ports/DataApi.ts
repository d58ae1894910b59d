import type { CaipNetworkId } from '../foundation/schema/caip.js'
import type { PortContext } from './Adapter.js'
import type { Capabilities } from './Capabilities.js'
import type { Exchanges } from './Exchanges.js'
import type { NameRegistry } from './NameRegistry.js'
import type { OnRamp } from './OnRamp.js'
import type { PermissionList } from './PermissionList.js'
import type { SwapSource } from './SwapSource.js'

/** A balance of an account. Parsed where it is received; texts and URLs are untrusted and only shown. */
export type TokenBalance = {
  readonly chainId: CaipNetworkId
  /** The address of its contract or mint; absent for the native token of the chain. */
  readonly address?: string | undefined
  readonly name: string
  readonly symbol: string
  /** Number of decimals of `amount`: 1 to 255. Tokens without decimals are left out. */
  readonly decimals: number
  /** In base units. */
  readonly amount: bigint
  /** The price of one token in US dollars as decimal text, such as `2988.02`; absent if it is unknown. */
  readonly price?: string | undefined
  /** URL of its image. */
  readonly icon?: string | undefined
}

/** The balances of an account on one chain. */
export type AccountBalances = {
  readonly balances: readonly TokenBalance[]
  /** Whether the server has no prices of the chain: no value is known, also not of an account without tokens. Default: false. */
  readonly isUnpriced?: boolean | undefined
  /**
   * Why the server has no balances of the chain, such as `unsupported`. Absent if it has them. A list with a code is not read again every
   * 30 s.
   */
  readonly unavailable?: string | undefined
}

/** A token or NFT that a transaction moved from or to the account. Texts and URLs are untrusted and only shown. */
export type TransactionTransfer = {
  readonly kind: 'token' | 'nft'
  readonly name: string
  /** Empty for an NFT. */
  readonly symbol: string
  /** URL of its image. */
  readonly icon?: string | undefined
  /** Whether it is the native token of the chain. A token of a contract can have any symbol. Absent if that is not known. */
  readonly isNative?: boolean | undefined
  /** Seen from the account: received, sent, or sent to itself. */
  readonly direction: 'in' | 'out' | 'self'
  /** The amount as decimal text, such as `1.5`. */
  readonly amount: string
  /** Whether the server takes the NFT for spam. Always false for a token. */
  readonly isSpam: boolean
}

/** A transaction of an account. Parsed where it is received; texts are untrusted and only shown. */
export type Transaction = {
  /** Unique among the transactions of the account. */
  readonly id: string
  readonly chainId: CaipNetworkId
  /** Hash or signature of the transaction, valid for its namespace. */
  readonly hash: string
  /** When its block was mined, in ms since the epoch. */
  readonly at: number
  readonly status: 'confirmed' | 'failed' | 'pending'
  /** Kind of the transaction: `send`, `receive`, `trade`, `approve`, `mint`, `execute` and others. */
  readonly operation: string
  /** Address of the sender; absent if it is unknown. */
  readonly from?: string | undefined
  /** Absent for the deployment of a contract. */
  readonly to?: string | undefined
  /** Empty if the server does not know them. */
  readonly transfers: readonly TransactionTransfer[]
  /**
   * The accounts to which the transaction itself sends assets of the account: of a token payment, the one that is paid, not the
   * contract of the token. Absent if the server does not know them.
   */
  readonly recipients?: readonly string[] | undefined
  /** The accounts from which the account receives assets. Absent if the server does not know them. */
  readonly senders?: readonly string[] | undefined
}

/** A page of the transactions of an account. */
export type TransactionPage = {
  /** The newest first. */
  readonly transactions: readonly Transaction[]
  /** The cursor of the next page; absent on the last one. */
  readonly cursor?: string | undefined
  /**
   * Why the server has no such list of the chain, such as `not_indexed`. Absent if it has one. A list with a code is not read
   * again every
   * 30 s.
   */
  readonly unavailable?: string | undefined
}

/** An NFT of an account. Parsed where it is received; texts and URLs are untrusted and only shown. */
export type Nft = {
  /** CAIP-19 id, such as `eip155:1/erc721:0x…/1`; `solana:…/nft:<mint>` on Solana. Unique among the NFTs of the account. */
  readonly id: string
  readonly chainId: CaipNetworkId
  readonly standard: 'erc721' | 'erc1155' | 'metaplex'
  /** The address of its contract in the case of the server, or of its mint on Solana. */
  readonly contract: string
  /** Its id in the contract as decimal text; absent on Solana. */
  readonly tokenId?: string | undefined
  /** Empty if it is unknown. */
  readonly name: string
  readonly description?: string | undefined
  /** The name of its collection. */
  readonly collection?: string | undefined
  /** How many of it the account owns: 1 or more. */
  readonly amount: bigint
  /** URL of a small image. */
  readonly preview?: string | undefined
  /** URL of a large image. */
  readonly image?: string | undefined
  /** Whether the server takes it for spam. */
  readonly isSpam: boolean
}

/** A page of the NFTs of an account. */
export type NftPage = {
  /** The newest in the account first. */
  readonly nfts: readonly Nft[]
  /** The cursor of the next page; absent on the last one. */
  readonly cursor?: string | undefined
  /**
   * Why the server has no such list of the chain, such as `not_indexed`. Absent if it has one. A list with a code is not read
   * again every
   * 30 s.
   */
  readonly unavailable?: string | undefined
}

/** The name of an address, and its image. Parsed where it is received; both are untrusted and only shown. */
export type Identity = {
  /** A name that resolves to the address, such as `vitalik.eth`; absent without one. */
  readonly name?: string | undefined
  /** URL of an image; absent without one. */
  readonly avatar?: string | undefined
}

/** Data of accounts that a server indexes. Each method rejects with a `LatchkitError`: `AbortedError` when `signal` aborted. */
export interface DataApi {
  /** Returns the balances of an account on one chain; an empty list with a code if the server does not have them. */
  getBalances(parameters: {
    readonly chainId: CaipNetworkId
    readonly address: string
    /** Whether the balances may have just changed: the server must not answer from its cache. Default: false. */
    readonly force?: boolean | undefined
    readonly signal: AbortSignal
  }): Promise<AccountBalances>
  /** Returns a page of the transactions of an account on one chain; an empty one with a code if the server does not have them. */
  getHistory(parameters: {
    readonly chainId: CaipNetworkId
    readonly address: string
    /** The cursor of the previous page. Default: the first page. */
    readonly cursor?: string | undefined
    readonly signal: AbortSignal
  }): Promise<TransactionPage>
  /** Returns a page of the NFTs of an account on one chain; an empty one with a code if the server does not have them. */
  getNfts(parameters: {
    readonly chainId: CaipNetworkId
    readonly address: string
    /** The cursor of the previous page. Default: the first page. */
    readonly cursor?: string | undefined
    readonly signal: AbortSignal
  }): Promise<NftPage>
  /** Returns the name and the image of an EVM address; an empty object without a name. `sender`: the account of the user, if there is one. */
  getIdentity(parameters: {
    readonly address: string
    readonly sender?: string | undefined
    readonly signal: AbortSignal
  }): Promise<Identity>
  /** Returns what the server can do; an empty object if it cannot tell. Absent: it never can. Nothing is hidden then. */
  getCapabilities?(parameters: { readonly signal: AbortSignal }): Promise<Capabilities>
  /** Starts to load the code of the reads above, without a request. Absent: it is there. */
  load?(): Promise<unknown>
  /** Loads the swaps of the server. Absent: it has none. */
  readonly swaps?: (() => Promise<SwapSource>) | undefined
  /** Loads the purchases of the server. Absent: it has none. */
  readonly onramp?: (() => Promise<OnRamp>) | undefined
  /** Loads the names that users register. Absent if the server has none. */
  loadNames?(): Promise<NameRegistry>
  /** Loads the permissions that the server lists. Absent: it has none. */
  readonly permissions?: (() => Promise<PermissionList>) | undefined
  /** Loads the payments by exchange. Absent: users pay with their wallet only. */
  readonly exchanges?: (() => Promise<Exchanges>) | undefined
}

/** Creates a data API from the kit's own parts; the type of the option `dataApi`. */
export type DataApiFactory = (context: PortContext) => DataApi
