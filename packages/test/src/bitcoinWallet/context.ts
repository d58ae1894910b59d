import type { BaseWallet } from '../wallet/createBaseWallet.js'
import type { Emitter } from '../wallet/createEmitter.js'
import type { Recipient } from './buildTransfer.js'
import type { BitcoinNetworkName, BitcoinWalletAddress, BitcoinWalletState } from './control.js'
import type { MessageProtocol } from './signMessage.js'

/** An input that the app wants signed. */
export type WantedInput = {
  readonly index: number
  readonly address: string
  readonly sighashTypes?: readonly number[] | undefined
}

/** A PSBT that the app wants signed. */
export type PsbtRequest = {
  readonly psbt: Uint8Array
  /** Absent: every input of the app's addresses. */
  readonly inputs?: readonly WantedInput[] | undefined
  /** Alternative to `inputs`: these indexes, whichever address they belong to. */
  readonly only?: readonly number[] | undefined
  /** For inputs without a given address. */
  readonly sighashTypes?: readonly number[] | undefined
  readonly finalize: boolean
}

/** The capabilities of a wallet that each style exposes under its own names. */
export type BitcoinWalletContext = {
  readonly baseWallet: BaseWallet<BitcoinWalletState>
  /** The page's event listeners. */
  readonly events: Emitter
  readonly network: () => BitcoinNetworkName
  /** The authorized addresses, the active account's payment address first. */
  readonly addresses: () => readonly BitcoinWalletAddress[]
  /** Handles a request as the state defines. */
  readonly answer: (method: string, params: unknown, run: () => unknown) => Promise<unknown>
  /** Requests the addresses, unless the app is already authorized. */
  readonly connect: (method: string, params: unknown) => Promise<void>
  /**
   * Signs a message with the key of an address. Checks the permission first, then prompts.
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
   * Signs PSBTs with one prompt.
   *
   * @throws ProviderRpcError 4100, 4001 or -32602
   */
  readonly signPsbts: (method: string, requests: readonly PsbtRequest[]) => Promise<readonly Uint8Array[]>
  /** Finalizes a signed PSBT if needed and sends it. Returns its id. */
  readonly sendPsbt: (psbt: Uint8Array) => Promise<string>
  /** Sends a transaction in hex. Returns its id. */
  readonly sendHex: (transaction: string) => Promise<string>
  /** Pays from the active payment address. Returns the transaction id. */
  readonly transfer: (method: string, recipients: readonly Recipient[]) => Promise<string>
  /** Returns the balance of an address, in sats. */
  readonly getBalance: (address: string) => Promise<bigint>
}

/** A wallet style: the location and the API of its provider. */
export type BitcoinStyle = {
  /** The methods that prompt the user. All others never prompt. */
  readonly promptingMethods: readonly string[]
  readonly create: (context: BitcoinWalletContext) => StyledWallet
}

/** A wallet with the API of its style. */
export type StyledWallet = {
  /** The provider object. */
  readonly provider: object
  /** Its location on `window`; `[]` if it is registered instead. */
  readonly path: readonly string[]
  /** Notifies the page of the authorized addresses. */
  readonly accountsChanged: (addresses: readonly BitcoinWalletAddress[]) => void
  readonly networkChanged: (network: BitcoinNetworkName) => void
}
