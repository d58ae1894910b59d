/** A transaction that a fake chain accepted. Each is in a block of its own. */
export type SentBitcoinTransaction = {
  readonly txid: string
  readonly height: number
  readonly hex: string
  /** In sats. Outputs without an address, such as OP_RETURN, have none. */
  readonly outputs: readonly { readonly address: string | undefined; readonly value: number }[]
  /** In sats. */
  readonly fee: number
}
