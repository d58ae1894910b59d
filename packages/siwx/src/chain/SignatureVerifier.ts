import type { ChainReader } from './ChainReader.js'

/** A signed text, and the account that must have signed it. */
export type SignedText = {
  readonly message: string
  readonly signature: string
  readonly address: string
  /** The CAIP-2 id of the chain. */
  readonly chainId: string
  readonly reader?: ChainReader | undefined
}

/** The result of the verification of a signature. */
export type SignatureStatus =
  | { readonly status: 'valid' | 'malformed' | 'unsupported' }
  /** `hasNoContract`: the key of the account did not sign, and there is no contract at its address that could verify. */
  | { readonly status: 'invalid'; readonly hasNoContract?: boolean | undefined }
  /** The signature can be neither verified nor refused, because the chain is not available. */
  | { readonly status: 'unknown'; readonly cause: unknown }

/** Verifies signatures of one namespace. */
export type SignatureVerifier = (signed: SignedText) => Promise<SignatureStatus>
