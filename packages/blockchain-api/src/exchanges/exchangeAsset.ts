import * as z from 'zod/mini'

/**
 * Schema of a CAIP-19 id of an asset that can be paid: `slip44:60` and `erc20:0x…` on EVM chains, `slip44:501` and `token:<mint>`
 * on Solana.
 *
 * @see https://chainagnostic.org/CAIPs/caip-19
 */
export const exchangeAssetSchema: z.ZodMiniType<string> = z
  .string()
  .check(
    z.regex(
      /^(?:eip155:[1-9]\d{0,31}\/(?:slip44:60|erc20:0x[\da-fA-F]{40})|solana:[-_a-zA-Z0-9]{1,32}\/(?:slip44:501|token:[1-9A-HJ-NP-Za-km-z]{32,44}))$/,
    ),
  )

/**
 * Schema of a CAIP-10 id of an account on an EVM chain or on Solana.
 *
 * @see https://chainagnostic.org/CAIPs/caip-10
 */
export const exchangeRecipientSchema: z.ZodMiniType<string> = z
  .string()
  .check(
    z.regex(
      /^(?:eip155:[1-9]\d{0,31}:0x[\da-fA-F]{40}|solana:[-_a-zA-Z0-9]{1,32}:[1-9A-HJ-NP-Za-km-z]{32,44})$/,
    ),
  )
