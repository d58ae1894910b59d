import type { RpcRequest } from './TestChain.js'

/** A Solana cluster of a test: in memory, or behind an RPC URL. */
export type SolanaTestChain = {
  readonly kind: 'fake' | 'node'
  readonly rpcUrl: string
  /** The names that wallets know it by: of the Wallet Standard, or CAIP-2. */
  readonly clusters: readonly string[]
  /** The RPC URLs of the app that lead to it: parts of URLs, or patterns. Default: all. */
  readonly appUrls?: readonly (string | RegExp)[] | undefined
  /** Calls the node. @throws ProviderRpcError with the node's code, message and data. */
  readonly request: (request: RpcRequest) => Promise<unknown>
}

/** An unspent output of Bitcoin. */
export type UnspentOutput = { readonly txid: string; readonly vout: number; readonly value: number }

/** A request to a server with the API of Esplora. */
export type EsploraRequest = {
  readonly method: string
  /** Without the path of the server: `/address/…/utxo`. */
  readonly path: string
  readonly body: string
}

/** An answer of a server with the API of Esplora. */
export type EsploraResponse = { readonly status: number; readonly body: string }

/** A Bitcoin chain of a test: in memory, or behind a server with the API of Esplora. */
export type BitcoinTestChain = {
  readonly kind: 'fake' | 'node'
  readonly network: 'mainnet' | 'testnet' | 'regtest'
  /** The servers of the app that lead to it: parts of URLs, or patterns. Default: Blockstream's and mempool.space. */
  readonly appUrls?: readonly (string | RegExp)[] | undefined
  readonly getUnspentOutputs: (address: string) => Promise<readonly UnspentOutput[]>
  /** Sends a transaction in hex. Returns its id. */
  readonly sendTransaction: (transaction: string) => Promise<string>
  /** Answers a request of the app to a server with the API of Esplora. */
  readonly handleEsplora: (request: EsploraRequest) => Promise<EsploraResponse>
}
