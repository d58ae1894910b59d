import type { CaipNetworkId } from '../foundation/schema/caip.js'
import type { TypedData } from './EvmMethods.js'

/** A name that a user could register. Texts are untrusted and only shown. */
export type NameSuggestion = {
  /** The complete name, such as `alice.example.eth`. */
  readonly name: string
  readonly isAvailable: boolean
}

/** A registered name with its addresses. Parsed where it is received. */
export type RegisteredName = {
  readonly name: string
  /** EVM addresses by coin type (ENSIP-11): `60` is Ethereum. */
  readonly addresses: Readonly<Record<string, string>>
  readonly attributes: Readonly<Record<string, string>>
}

/** Names that users register at a server. Each method rejects with a `LatchkitError`: `AbortedError` when `signal` aborted. */
export interface NameRegistry {
  /** Returns the zones in which names can be registered, such as `example.eth`; none if the server has no names. */
  getZones(parameters: { readonly signal: AbortSignal }): Promise<readonly string[]>
  /** Returns the requested name first, and then free ones. */
  getSuggestions(parameters: {
    /** A label, or a name in a zone. */
    readonly name: string
    readonly signal: AbortSignal
  }): Promise<readonly NameSuggestion[]>
  /** Returns a name; `undefined` if it is not registered. */
  getName(parameters: {
    readonly name: string
    readonly signal: AbortSignal
  }): Promise<RegisteredName | undefined>
  /** Returns the names that an address has registered, the oldest first. */
  getNamesOfAddress(parameters: {
    readonly address: string
    readonly signal: AbortSignal
  }): Promise<readonly RegisteredName[]>
  /**
   * Returns the typed data that an account signs to change a name (EIP-712), with a nonce of the server. It states the name, its
   * zone, the server and the purpose, so that the signature is of no use elsewhere.
   */
  prepareChange(parameters: {
    readonly change: NameChange
    /** The account that signs. */
    readonly address: string
    /** Of the account. */
    readonly chainId: CaipNetworkId
    readonly signal: AbortSignal
  }): Promise<TypedData>
  /** Registers a name. */
  register(parameters: SignedNameChange): Promise<RegisteredName>
  /** Replaces the attributes of a name, and returns them. */
  setAttributes(
    parameters: SignedNameChange & { readonly name: string },
  ): Promise<RegisteredName['attributes']>
  /** Sets the address of a name on one chain, and returns all of them. */
  setAddress(parameters: SignedNameChange & { readonly name: string }): Promise<RegisteredName['addresses']>
  /** Releases a name: it has no addresses any more. */
  release(parameters: SignedNameChange & { readonly name: string }): Promise<void>
}

/** A change of a name. */
export type NameChange =
  | {
      readonly type: 'register' | 'setAttributes'
      readonly name: string
      readonly attributes: RegisteredName['attributes']
    }
  | {
      readonly type: 'setAddress'
      readonly name: string
      /** Coin type of the chain of the address (ENSIP-11). */
      readonly coinType: number
      readonly address: string
    }
  | { readonly type: 'release'; readonly name: string }

/** A change that an account has signed. It is sent once. */
export type SignedNameChange = {
  /** Request that the account has signed, as `prepareChange` has returned it. */
  readonly typedData: TypedData
  readonly signature: string
  /** Of the chain of the account (ENSIP-11). */
  readonly coinType: number
  readonly address: string
  readonly signal: AbortSignal
}
