import type { Emitter } from '../wallet/createEmitter.js'
import type { Person } from '../wallet/createPerson.js'
import type { Recipient } from './buildTransfer.js'
import type { BitcoinNetworkName, BitcoinWalletAddress, BitcoinWalletState } from './control.js'
import type { MessageProtocol } from './signMessage.js'

/** An input that a page wants signed. */
export type WantedInput = {
  readonly index: number
  readonly address: string
  readonly sighashTypes?: readonly number[] | undefined
}

/** A PSBT that a page wants signed. */
export type PsbtRequest = {
  readonly psbt: Uint8Array
  /** Absent: every input that the page's addresses hold. */
  readonly inputs?: readonly WantedInput[] | undefined
  /** In place of `inputs`: these, whichever of the page's addresses holds them. */
  readonly only?: readonly number[] | undefined
  /** For inputs whose owner is found out. */
  readonly sighashTypes?: readonly number[] | undefined
  readonly finalize: boolean
}

/** What a style of wallet can see and do; each puts its own words around it. */
export type BitcoinWalletContext = {
  readonly person: Person<BitcoinWalletState>
  /** What the page's listeners are on. */
  readonly events: Emitter
  readonly network: () => BitcoinNetworkName
  /** What the page may see, the active account's payment address first. */
  readonly addresses: () => readonly BitcoinWalletAddress[]
  /** Answers a request as the state says. */
  readonly answer: (method: string, params: unknown, run: () => unknown) => Promise<unknown>
  /** Asks for the addresses, unless the page may see them already. */
  readonly connect: (method: string, params: unknown) => Promise<void>
  /**
   * Signs a message with an address's key. The page's permission is checked first, then the person is asked.
   *
   * @throws ProviderRpcError 4100 or 4001
   */
  readonly signMessage: (request: {
    readonly method: string
    readonly address: string
    readonly message: Uint8Array
    readonly protocol: MessageProtocol
  }) => Promise<Uint8Array>
  /**
   * Signs PSBTs, with one prompt for all.
   *
   * @throws ProviderRpcError 4100, 4001 or -32602
   */
  readonly signPsbts: (method: string, requests: readonly PsbtRequest[]) => Promise<readonly Uint8Array[]>
  /** Sends a signed PSBT, finalised if it is not; its id. */
  readonly sendPsbt: (psbt: Uint8Array) => Promise<string>
  /** Sends a transaction in hex; its id. */
  readonly sendHex: (transaction: string) => Promise<string>
  /** Pays from the active payment address; the transaction's id. */
  readonly transfer: (method: string, recipients: readonly Recipient[]) => Promise<string>
  /** What an address holds, in sats. */
  readonly balanceOf: (address: string) => Promise<bigint>
}

/** A style of wallet: how a page finds it and speaks to it. */
export type BitcoinStyle = {
  /** The methods that ask the person. All others are answered without. */
  readonly promptingMethods: readonly string[]
  readonly create: (context: BitcoinWalletContext) => StyledWallet
}

/** A wallet in its style. */
export type StyledWallet = {
  /** What the page speaks to. */
  readonly provider: object
  /** Where it stands on `window`; `[]` where it is registered instead. */
  readonly path: readonly string[]
  /** Tells the page what it may see now. */
  readonly accountsChanged: (addresses: readonly BitcoinWalletAddress[]) => void
  readonly networkChanged: (network: BitcoinNetworkName) => void
}
