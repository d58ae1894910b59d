import * as z from 'zod/mini'
// By name: `z.union` reads like a method of sets, which not every supported browser has.
import { union } from 'zod/mini'
import { base64Url, id } from './fields.js'

/**
 * Addresses of a wallet: EIP-55 checksummed on EVM chains, base58 on Solana.
 *
 * @see https://eips.ethereum.org/EIPS/eip-55
 */
export type WalletAddresses = { readonly eip155: string; readonly solana: string }

/**
 * Ways to recover the secret of a wallet on another device. `managed`: with the recovery service; the operator of both
 * services can open it.
 */
export const envelopeTypes = ['managed', 'passkey', 'password'] as const
/** One of `envelopeTypes`. */
export type EnvelopeType = (typeof envelopeTypes)[number]

/**
 * The secret of a wallet, encrypted with XChaCha20-Poly1305: 24 bytes of nonce, then the ciphertext, as base64url. While its key is
 * replaced, a `managed` envelope has several of these one after the other.
 */
export type Envelope = {
  readonly type: EnvelopeType
  readonly blob: string
  /** Inputs of the derivation of the key: salts, the id of a credential, costs. Public values. */
  readonly parameters?: Readonly<Record<string, string | number>> | undefined
}

/** Schema of the addresses of a wallet. */
export const addressesSchema: z.ZodMiniType<WalletAddresses> = z.object({
  eip155: z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/)),
  solana: z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)),
})

/** Schema of an envelope. */
export const envelopeSchema: z.ZodMiniType<Envelope> = z.object({
  type: z.enum(envelopeTypes),
  blob: base64Url,
  parameters: z.optional(
    z.record(z.string().check(z.maxLength(64)), union([z.string().check(z.maxLength(1024)), z.number()])),
  ),
})

/** A wallet as its user sees it. */
export type WalletRecord = {
  readonly id: string
  readonly addresses: WalletAddresses
  /** Four bytes that detect a wrong secret: HKDF-SHA256 of the secret, with the info `check`. */
  readonly check: string
  /** False until the frame has read back what it stored. */
  readonly isActive: boolean
  /** Whether the service has a share for the device that asks. */
  readonly hasShare: boolean
  readonly envelopes: readonly Envelope[]
}

/** Schema of a wallet as its user sees it. */
export const walletRecordSchema: z.ZodMiniType<WalletRecord> = z.object({
  id,
  addresses: addressesSchema,
  check: base64Url,
  isActive: z.boolean(),
  hasShare: z.boolean(),
  envelopes: z.array(envelopeSchema).check(z.maxLength(16)),
})
