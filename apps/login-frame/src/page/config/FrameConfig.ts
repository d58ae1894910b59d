import { type CaipNetworkId, isCaipNetworkId, isWebUrl } from '@latchkit/core/schema'
import * as z from 'zod/mini'
import { type SmartAccountConfig, smartAccountSchema } from '../../shared/config/SmartAccountConfig.js'

/** A chain that the frame signs for, with its own RPC endpoint. */
export type FrameChain = {
  /** CAIP-2. */
  readonly chainId: CaipNetworkId
  /** Never one that an app has given. */
  readonly rpcUrl: string
  /** Of the operator, never of an app. */
  readonly name?: string | undefined
  /** Absent: the chain has ordinary accounts only. */
  readonly smartAccount?: SmartAccountConfig | undefined
}

/** Statement of the frame's server about a project. */
export type FrameConfig = {
  /** Origins of the apps that may embed the frame. */
  readonly allowedOrigins: readonly string[]
  /** How the operator names the app that embeds the frame. `icon`: a `data:` URL. The app cannot change it. */
  readonly brand?: { readonly name: string; readonly icon?: string | undefined } | undefined
  readonly loginUrl: string
  readonly recoveryUrl: string
  /** Of the prices of tokens at the gateway of the operator. Absent: amounts have no value in US dollars. */
  readonly pricesUrl?: string | undefined
  /** Of the names of accounts at the same gateway. Absent: recipients have no name. */
  readonly identityUrl?: string | undefined
  readonly chains: readonly FrameChain[]
}

const url = z.string().check(z.refine(isWebUrl))
// The check makes it one of the namespaces.
const chainId = z
  .string()
  .check(z.refine((id) => isCaipNetworkId(id) && /^(?:eip155|solana):/.test(id))) as z.ZodMiniType<string> &
  z.ZodMiniType<CaipNetworkId>

/** Schema of `/config.json`. */
export const frameConfigSchema: z.ZodMiniType<FrameConfig> = z.object({
  allowedOrigins: z.array(z.string()).check(z.minLength(1)),
  brand: z.optional(
    z.object({
      name: z.string(),
      icon: z.optional(z.string().check(z.regex(/^data:image\/(?:png|jpeg);base64,/))),
    }),
  ),
  loginUrl: url,
  recoveryUrl: url,
  pricesUrl: z.optional(url),
  identityUrl: z.optional(url),
  chains: z
    .array(
      z
        .object({
          chainId,
          rpcUrl: url,
          name: z.optional(z.string()),
          smartAccount: z.optional(smartAccountSchema),
        })
        .check(
          z.refine(({ chainId: id, smartAccount }) => !smartAccount || id.startsWith('eip155:'), {
            error: 'Only EVM chains have smart accounts.',
          }),
        ),
    )
    .check(
      z.minLength(1),
      z.refine((chains) => new Set(chains.flatMap(toCounterfactual)).size <= 1, {
        error: 'Smart accounts with an address of their own must have the same contracts on each chain.',
      }),
    ),
})

/** Contracts that decide the address of a counterfactual account: with another factory, a user would have two addresses. */
function toCounterfactual({ smartAccount }: Pick<FrameChain, 'smartAccount'>): readonly string[] {
  if (smartAccount?.kind !== 'erc4337') return []
  return [`${smartAccount.factory} ${smartAccount.implementation}`.toLowerCase()]
}
