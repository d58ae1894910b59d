import * as z from 'zod/mini'
import { isProviderUrl } from '../social/isProviderUrl.js'

/** Schema of the URL of a server that Farcaster logins need. */
export const farcasterUrl: z.ZodMiniType<string> = z
  .string()
  .check(z.refine(isProviderUrl, { error: 'an https:// address, or an http:// address of this machine' }))

/** Schema of the address of a contract. */
export const contractAddress: z.ZodMiniType<`0x${string}`> = z.templateLiteral([
  '0x',
  z.string().check(z.regex(/^[0-9a-fA-F]{40}$/)),
])

/** Schema of the settings of Farcaster logins at the login service. */
export const farcasterSchema = z.strictObject({
  /**
   * The relay between this service and the user's Farcaster app, which learns the domain of the frame, and the FID of the user.
   * Default: `https://relay.farcaster.xyz`.
   */
  relayUrl: z.optional(farcasterUrl),
  /** JSON-RPC of a node of Optimism, where Farcaster's accounts are registered. */
  rpcUrl: farcasterUrl,
  /** Farcaster's IdRegistry. Default: the public contract. */
  idRegistry: z.optional(contractAddress),
})

/** The settings of Farcaster logins at the login service. */
export type FarcasterSettings = z.output<typeof farcasterSchema>
