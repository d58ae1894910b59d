import * as z from 'zod/mini'

const evmId = String.raw`eip155:\d{1,32}:0x[\da-fA-F]{40}`
const solanaId = `solana:[-_a-zA-Z0-9]{1,32}:[1-9A-HJ-NP-Za-km-z]{32,44}`

/**
 * Schema of a CAIP-10 id of an account or a token on an EVM chain, such as `eip155:1:0x…`.
 *
 * @see https://chainagnostic.org/CAIPs/caip-10
 */
export const evmAccountSchema: z.ZodMiniType<string> = z.string().check(z.regex(new RegExp(`^${evmId}$`)))

/**
 * Schema of a CAIP-10 id of an account or a token on a Solana cluster, such as `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:So11…`.
 *
 * @see https://chainagnostic.org/CAIPs/caip-10
 */
export const solanaAccountSchema: z.ZodMiniType<string> = z
  .string()
  .check(z.regex(new RegExp(`^${solanaId}$`)))

/**
 * Schema of a CAIP-10 id of an account or a token on a chain of one of both namespaces.
 *
 * @see https://chainagnostic.org/CAIPs/caip-10
 */
export const swapAccountSchema: z.ZodMiniType<string> = z
  .string()
  .check(z.regex(new RegExp(`^(?:${evmId}|${solanaId})$`)))
