/**
 * A parsed PSBT (BIP-174, BIP-371).
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0174.mediawiki
 */
export type PsbtView = {
  /** The transaction without signatures. */
  readonly transaction: Uint8Array
  readonly inputs: readonly {
    /** The locking script of the output that it spends, if the PSBT has it. */
    readonly script?: Uint8Array | undefined
    /** The amount of that output in sats, if the PSBT has it. */
    readonly value?: bigint | undefined
    /** The signature hash type that the signer must use, if the PSBT has it. */
    readonly sighashType?: number | undefined
    readonly redeemScript?: Uint8Array | undefined
    readonly witnessScript?: Uint8Array | undefined
    readonly partialSig?:
      | readonly { readonly pubkey: Uint8Array; readonly signature: Uint8Array }[]
      | undefined
    readonly tapKeySig?: Uint8Array | undefined
    readonly tapScriptSig?:
      | readonly {
          readonly pubkey: Uint8Array
          readonly leafHash: Uint8Array
          readonly signature: Uint8Array
        }[]
      | undefined
    readonly tapLeafScript?:
      | readonly { readonly controlBlock: Uint8Array; readonly script: Uint8Array }[]
      | undefined
    readonly tapInternalKey?: Uint8Array | undefined
    readonly tapMerkleRoot?: Uint8Array | undefined
    /** The keys that signers derive, with the paths that the PSBT has (BIP-32). */
    readonly bip32Derivation?: readonly { readonly pubkey: Uint8Array }[] | undefined
    readonly tapBip32Derivation?: readonly { readonly pubkey: Uint8Array }[] | undefined
    readonly finalScriptSig?: Uint8Array | undefined
    readonly finalScriptWitness?: Uint8Array | undefined
  }[]
}
