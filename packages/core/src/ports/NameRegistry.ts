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
  /** Registers a name. */
  register(parameters: SignedNameRequest): Promise<RegisteredName>
  /** Replaces the attributes of a name, and returns them. */
  setAttributes(
    parameters: SignedNameRequest & { readonly name: string },
  ): Promise<RegisteredName['attributes']>
  /** Sets the address of a name on one chain, and returns all of them. */
  setAddress(parameters: SignedNameRequest & { readonly name: string }): Promise<RegisteredName['addresses']>
  /** Releases a name: it has no addresses any more. */
  release(parameters: SignedNameRequest & { readonly name: string }): Promise<void>
}

/** A change that an account has signed. It is sent once. */
export type SignedNameRequest = {
  /** The exact text that the account has signed. */
  readonly message: string
  readonly signature: string
  /** Of the chain of the account (ENSIP-11). */
  readonly coinType: number
  readonly address: string
  readonly signal: AbortSignal
}
