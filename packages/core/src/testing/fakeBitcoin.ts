import { AbortedError } from '../foundation/errors/wallet.js'
import type { CaipNetworkId } from '../foundation/schema/caip.js'
import type {
  BitcoinMessageProtocol,
  BitcoinMethods,
  BitcoinTransactionStatus,
  BitcoinTransferFacts,
  PsbtInput,
} from '../ports/BitcoinMethods.js'
import type { Clock } from '../ports/Clock.js'
import { fakeSignature } from './fakeSignature.js'
import type { FakeWalletInside } from './fakeWallet.js'
import { readFake } from './readFake.js'

/** The requests that a fake `bip122` adapter has signed and sent. */
export type FakeBitcoin = {
  /** Every approved message with an explicit protocol, in order. */
  readonly messages: readonly {
    readonly address: string
    readonly message: string | Uint8Array
    readonly protocol: BitcoinMessageProtocol | undefined
  }[]
  /** Every approved PSBT, in order. They are returned unchanged. */
  readonly signed: readonly {
    readonly psbt: string
    readonly inputs: readonly PsbtInput[]
    readonly chainId: CaipNetworkId
    readonly txid?: string | undefined
  }[]
  /** Every approved transfer, in order. */
  readonly sent: readonly {
    readonly txid: string
    readonly address: string
    readonly chainId: CaipNetworkId
    readonly to: string
    readonly amount: bigint
  }[]
  /** What the server knows of every sent transaction. Default `confirmed`. It knows no others. */
  transactionStatus: BitcoinTransactionStatus
  /** What the server knows about transfers, or how the read fails. Default `fails`. */
  transferFacts: BitcoinTransferFacts | 'fails' | 'hangs'
}

/** The parts of the fake adapter that its Bitcoin methods use. */
type AdapterContext = {
  readonly getOpenWallet: (
    caller: { connectorId: string; address: string },
    method: string,
  ) => FakeWalletInside
  readonly clock: Clock
}

/** Creates the Bitcoin methods of a fake adapter. */
export function fakeBitcoin(): FakeBitcoin & {
  readonly methods: (context: AdapterContext) => BitcoinMethods
} {
  const messages: FakeBitcoin['messages'][number][] = []
  const signed: FakeBitcoin['signed'][number][] = []
  const sent: FakeBitcoin['sent'][number][] = []
  let transactions = 0
  const nextTxid = () => {
    transactions += 1
    return transactions.toString(16).padStart(64, '0')
  }

  const bitcoin: FakeBitcoin & { readonly methods: (context: AdapterContext) => BitcoinMethods } = {
    messages,
    signed,
    sent,
    transactionStatus: { status: 'confirmed' },
    transferFacts: 'fails',
    methods: ({ getOpenWallet, clock }) => ({
      async signMessage({ message, protocol, ...caller }) {
        const { address } = caller
        const onYes = () => {
          messages.push({ address, message, protocol })
          const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message
          return fakeSignature(address, bytes)
        }
        return getOpenWallet(caller, 'signMessage').ask({ question: 'sign', clock, onYes })
      },
      async signPsbt({ psbt, inputs, broadcast, ...caller }) {
        const onYes = () => {
          const ending = broadcast ? { txid: nextTxid() } : {}
          signed.push({ psbt, inputs, chainId: caller.network.caipNetworkId, ...ending })
          return { psbt, isFinal: true, ...ending }
        }
        const question = broadcast ? 'send' : 'sign'
        return getOpenWallet(caller, 'signPsbt').ask({ question, clock, onYes })
      },
      async sendTransfer({ to, amount, ...caller }) {
        const { address, network } = caller
        const onYes = () => {
          const txid = nextTxid()
          sent.push({ txid, address, chainId: network.caipNetworkId, to, amount })
          return txid
        }
        return getOpenWallet(caller, 'sendTransfer').ask({ question: 'send', clock, onYes })
      },
      readTransfer: ({ network, signal }) => readFake(bitcoin.transferFacts, { network, signal }),
      async getTransactionStatus({ txid, signal }) {
        if (signal.aborted) throw new AbortedError()
        const isSent = [...sent, ...signed].some((one) => one.txid === txid)
        return isSent ? bitcoin.transactionStatus : { status: 'unknown' }
      },
    }),
  }
  return bitcoin
}
