/** A parameter of an ABI, as described by ethers 6 and 5. */
export type Parameter = {
  readonly name: string
  readonly type: string
  /** Components of a tuple. */
  readonly components: readonly Parameter[] | null
  /** Element type of an array. */
  readonly arrayChildren: Parameter | null
}

/** An encoded contract call. */
export type Call = {
  readonly data: string
  readonly outputs: readonly Parameter[]
  /** Decodes a response to values in the library's types. */
  readonly decode: (answer: string) => readonly unknown[]
}

/** The parts of ethers that this adapter uses and that differ between ethers 6 and 5. Loaded on first use. */
export type Library = {
  encodeCall(parameters: {
    readonly abi: readonly unknown[]
    readonly functionName: string
    readonly args: readonly unknown[]
  }): Call
  /** Returns a name in its normal form (ENSIP-15); throws for an invalid one. Absent in ethers 5, whose tables are older. */
  normalizeName?(name: string): string
}
