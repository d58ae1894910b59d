import type { CaipNetworkId } from '../foundation/schema/caip.js'
import type { BitcoinMessageProtocol, BitcoinMethods, PsbtInput } from '../ports/BitcoinMethods.js'
import type { Clock } from '../ports/Clock.js'
import { fakeSignature } from './fakeSignature.js'
import type { FakeWalletInside } from './fakeWallet.js'

/** What a fake `bip122` adapter was given to sign and send. */
export type FakeBitcoin = {
  /** Every message that was asked for in a form of its own and approved, in order. */
  readonly messages: readonly {
    readonly address: string
    readonly message: string | Uint8Array
    readonly protocol: BitcoinMessageProtocol | undefined
  }[]
  /** Every PSBT that was approved, in order. They are answered as they came. */
  readonly signed: readonly {
    readonly psbt: string
    readonly inputs: readonly PsbtInput[]
    readonly chainId: CaipNetworkId
    readonly txid?: string | undefined
  }[]
  /** Every transfer that was approved, in order. */
  readonly sent: readonly {
    readonly txid: string
    readonly address: string
    readonly chainId: CaipNetworkId
    readonly to: string
    readonly amount: bigint
  }[]
}

/** What the fake adapter lends to its Bitcoin half. */
type Lent = {
  readonly opened: (caller: { connectorId: string; address: string }, method: string) => FakeWalletInside
  readonly clock: Clock
}

/** Makes the Bitcoin half of a fake adapter. */
export function fakeBitcoin(): FakeBitcoin & { readonly methods: (lent: Lent) => BitcoinMethods } {
  const messages: FakeBitcoin['messages'][number][] = []
  const signed: FakeBitcoin['signed'][number][] = []
  const sent: FakeBitcoin['sent'][number][] = []
  let transactions = 0
  const nextTxid = () => {
    transactions += 1
    return transactions.toString(16).padStart(64, '0')
  }

  return {
    messages,
    signed,
    sent,
    methods: ({ opened, clock }) => ({
      async signMessage({ message, protocol, ...caller }) {
        const { address } = caller
        const onYes = () => {
          messages.push({ address, message, protocol })
          const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message
          return fakeSignature(address, bytes)
        }
        return opened(caller, 'signMessage').ask({ question: 'sign', clock, onYes })
      },
      async signPsbt({ psbt, inputs, broadcast, ...caller }) {
        const onYes = () => {
          const ending = broadcast ? { txid: nextTxid() } : {}
          signed.push({ psbt, inputs, chainId: caller.network.caipNetworkId, ...ending })
          return { psbt, isFinal: true, ...ending }
        }
        const question = broadcast ? 'send' : 'sign'
        return opened(caller, 'signPsbt').ask({ question, clock, onYes })
      },
      async sendTransfer({ to, amount, ...caller }) {
        const { address, network } = caller
        const onYes = () => {
          const txid = nextTxid()
          sent.push({ txid, address, chainId: network.caipNetworkId, to, amount })
          return txid
        }
        return opened(caller, 'sendTransfer').ask({ question: 'send', clock, onYes })
      },
    }),
  }
}
