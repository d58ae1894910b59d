import type { TypedData } from '@latchkit/core/ports'

/** A parameter of an ABI, as ethers 6 and 5 describe it. */
export type Parameter = {
  readonly name: string
  readonly type: string
  /** Of a tuple. */
  readonly components: readonly Parameter[] | null
  /** Of an array. */
  readonly arrayChildren: Parameter | null
}

/** A contract call, encoded. */
export type Call = {
  readonly data: string
  readonly outputs: readonly Parameter[]
  /** The values of an answer, in the library's own types. */
  readonly decode: (answer: string) => readonly unknown[]
}

/** What this adapter needs of ethers, and ethers 6 and 5 call differently. Loaded when it is first needed. */
export type Library = {
  /** Asks one server one question: no network detection before it, no batch, no cache. */
  send(parameters: {
    readonly url: string
    readonly chainId: number
    readonly timeoutMs: number
    readonly method: string
    readonly params: readonly unknown[]
  }): Promise<unknown>
  encodeCall(parameters: {
    readonly abi: readonly unknown[]
    readonly functionName: string
    readonly args: readonly unknown[]
  }): Call
  /** Typed data as wallets take it. `types` holds what `primaryType` needs, and nothing of the domain. */
  toPayload(typedData: TypedData): unknown
}
