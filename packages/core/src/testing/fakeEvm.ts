import type { Eip1193Provider } from '../browser/eip6963.js'
import type { Hex } from '../foundation/encoding/hex.js'
import { ReceiptTimeoutError } from '../foundation/errors/rpc.js'
import { AbortedError } from '../foundation/errors/wallet.js'
import type { CaipNetworkId } from '../foundation/schema/caip.js'
import type { Clock } from '../ports/Clock.js'
import type { EvmMethods, EvmTransaction, TypedData } from '../ports/EvmMethods.js'
import type { FakeWalletInside } from './fakeWallet.js'

/**
 * The requests that a fake `eip155` adapter has signed and sent, and the responses of its chain.
 */
export type FakeEvm = {
  /** Every approved transaction, in order. */
  readonly sent: readonly {
    readonly hash: Hex
    readonly address: string
    readonly chainId: CaipNetworkId
    readonly transaction: EvmTransaction
  }[]
  /** All signed typed data, in order. */
  readonly signed: readonly TypedData[]
  /** The outcome of every awaited transaction; `pending` never settles. Default `success`. */
  receipt: 'success' | 'reverted' | 'pending'
  /**
   * The responses of the RPC server, by JSON-RPC method; a function is called with the parameters. Default: what is true of the
   * sent transactions, of which `receipt` is the outcome; `null` for other methods.
   */
  readonly networkAnswers: Map<string, unknown>
  /** The results of `readContract`, by function name. */
  readonly contractAnswers: Map<string, unknown>
  /** The wallet capabilities (EIP-5792). Default `{}`. */
  capabilities: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Returns the normal form of a name (ENSIP-15). Default: there are no tables, so it throws. */
  normalizeName: (name: string) => string
  /** Answers requests to the providers of the wallets (EIP-1193). Default: the providers have no function `request`. */
  request: Eip1193Provider['request'] | undefined
}

/** The parts of the fake adapter that its EVM methods use. */
type AdapterContext = {
  readonly getOpenWallet: (connectorId: string, method: string) => FakeWalletInside
  readonly clock: Clock
}

/** Creates the EVM methods of a fake adapter. */
export function fakeEvm(): FakeEvm & { readonly methods: (context: AdapterContext) => EvmMethods } {
  const sent: FakeEvm['sent'][number][] = []
  const signed: TypedData[] = []

  const evm: FakeEvm & { readonly methods: (context: AdapterContext) => EvmMethods } = {
    sent,
    signed,
    receipt: 'success',
    networkAnswers: new Map(),
    contractAnswers: new Map(),
    capabilities: {},
    normalizeName() {
      throw new TypeError('There are no tables of names')
    },
    request: undefined,
    methods: ({ getOpenWallet, clock }) => ({
      async signTypedData({ connectorId, typedData }) {
        const onYes = (): Hex => {
          signed.push(typedData)
          return `0x${String(signed.length).padStart(130, '0')}`
        }
        return getOpenWallet(connectorId, 'signTypedData').ask({ question: 'sign', clock, onYes })
      },
      async sendTransaction({ connectorId, address, network, transaction }) {
        const onYes = () => {
          const hash: Hex = `0x${(sent.length + 1).toString(16).padStart(64, '0')}`
          sent.push({ hash, address, chainId: network.caipNetworkId, transaction })
          return hash
        }
        return getOpenWallet(connectorId, 'sendTransaction').ask({ question: 'send', clock, onYes })
      },
      waitForReceipt({ hash, timeoutMs, signal }) {
        if (signal.aborted) return Promise.reject(new AbortedError())
        if (evm.receipt !== 'pending') {
          return Promise.resolve({ hash, status: evm.receipt, blockNumber: 1n, gasUsed: 21_000n })
        }
        return new Promise((_, reject) => {
          const stop = clock.setTimeout(() => reject(new ReceiptTimeoutError({ hash, timeoutMs })), timeoutMs)
          signal.addEventListener(
            'abort',
            () => {
              stop()
              reject(new AbortedError())
            },
            { once: true },
          )
        })
      },
      async requestNetwork({ method, params }) {
        const own = evm.networkAnswers.get(method)
        if (own !== undefined) return typeof own === 'function' ? own(...params) : own
        const nonce = sent.findIndex(({ hash }) => hash === params[0])
        const isMined = evm.receipt !== 'pending'
        if (method === 'eth_getTransactionCount') return `0x${(isMined ? sent.length : 0).toString(16)}`
        if (nonce < 0) return null
        if (method === 'eth_getTransactionByHash')
          return { hash: params[0], nonce: `0x${nonce.toString(16)}` }
        if (method !== 'eth_getTransactionReceipt' || !isMined) return null
        const status = evm.receipt === 'success' ? '0x1' : '0x0'
        return { transactionHash: params[0], status, blockNumber: '0x1', gasUsed: '0x5208' }
      },
      normalizeName: async (name) => evm.normalizeName(name),
      async readContract({ functionName }) {
        return evm.contractAnswers.get(functionName)
      },
      async getCapabilities() {
        return evm.capabilities
      },
    }),
  }
  return evm
}
