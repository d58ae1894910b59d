/** A server to check, and an account that it knows. */
export type Target = {
  /** URL of the server, without a slash at its end. */
  readonly url: string
  readonly projectId: string
  /** CAIP-2 id of a chain of the server: `eip155:…`. */
  readonly chainId: string
  /** An address on that chain. */
  readonly address: string
}

/** A check of a server. */
export type Check = {
  /** The `operationId` of the endpoint. */
  readonly endpoint: string
  /** Requirement of the server. */
  readonly name: string
  /** Rejects with what is wrong. */
  readonly run: (target: Target) => Promise<void>
}
