import { delegationFramework, type EnforcerName } from '@latchkit/permissions'
import * as z from 'zod/mini'
import { httpUrl } from '../foundation/config/httpUrl.js'
import { settingsSchema } from '../foundation/config/Settings.js'

const { host, port, trustProxy, projectsFile, logLevel } = settingsSchema.shape

/** Schema of the settings of the frame's server. */
export const frameSettingsSchema = z.strictObject({
  host,
  port,
  /** Public URL of the frame, if a proxy is in front of this server. */
  publicUrl: z.optional(httpUrl),
  trustProxy,
  /** File with the projects that may embed the frame. */
  projectsFile,
  /** Public URL of the login service. */
  loginUrl: z.optional(httpUrl),
  /** Public URL of the recovery service. */
  recoveryUrl: z.optional(httpUrl),
  /** Folder of the built login frame. */
  frameDir: z.optional(z.string()),
  /** JSON file with the RPC endpoints of the frame, by CAIP-2 id, such as `{ "eip155:1": "https://rpc.example.com" }`. Without one, the frame neither reads from chains nor sends. */
  rpcUrlsFile: z.optional(z.string()),
  /** JSON file with the names of networks that the frame has no name for, by CAIP-2 id, such as `{ "eip155:31337": "My network" }`. The frame shows them with the id. An app cannot name a network. */
  networkNamesFile: z.optional(z.string()),
  /** JSON file with the smart accounts of the frame, by CAIP-2 id. Without one, all accounts are ordinary ones. */
  smartAccountsFile: z.optional(z.string()),
  /** Public URL of the gateway, whose `/v1/bundler` is the default bundler of smart accounts, and which has the prices that approvals show. */
  gatewayUrl: z.optional(httpUrl),
  logLevel,
})

const chainId = z
  .string()
  .check(z.regex(/^[-a-z0-9]{3,8}:[-\w]{1,32}$/, { error: 'a CAIP-2 id such as eip155:1' }))

/** Schema of the file with the RPC endpoints. */
export const rpcUrlsSchema = z.record(chainId, httpUrl)

/** Schema of the file with the names of networks. Their characters are visible, and do not change the order of others. */
export const networkNamesSchema = z.record(
  chainId,
  z
    .string()
    .check(
      z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{P} ]{0,31}$/u, { error: 'a name of up to 32 characters' }),
    ),
)

const address = z.string().check(z.regex(/^0x[\da-f]{40}$/i, { error: 'an address of 20 bytes in hex' }))

/** All of them: without one, a permission could not be granted. */
const enforcers = z.record(z.enum(Object.keys(delegationFramework.enforcers) as EnforcerName[]), address)

/** EntryPoint 0.7, at the same address on every chain. */
const entryPoint = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'

const smartAccount = {
  entryPoint: z._default(z.literal(entryPoint), entryPoint),
  implementation: address,
  delegationManager: address,
  enforcers: z.optional(enforcers),
  bundlerUrl: z.optional(httpUrl),
  isSponsored: z._default(z.boolean(), false),
  paymasterUrl: z.optional(httpUrl),
}
const kinds = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('eip7702'), ...smartAccount }),
  z.strictObject({ kind: z.literal('erc4337'), ...smartAccount, factory: address }),
])
const defaultKind = z.transform((given: unknown) =>
  typeof given === 'object' && given !== null && !('kind' in given) ? { kind: 'eip7702', ...given } : given,
)

/** Schema of the file with the smart accounts. Only EVM chains have them. */
export const smartAccountsSchema = z
  .record(
    z.string().check(z.regex(/^eip155:[1-9]\d{0,31}$/, { error: 'a CAIP-2 id such as eip155:1' })),
    z.pipe(defaultKind, kinds),
  )
  .check(
    z.refine((accounts) => new Set(Object.values(accounts).flatMap(toCounterfactual)).size <= 1, {
      error: 'the same factory and implementation for each chain of the kind erc4337',
    }),
  )

/** Contracts that decide the addresses of accounts of the kind `erc4337`: a user has the same address on each chain. */
function toCounterfactual(account: z.output<typeof kinds>): readonly string[] {
  return account.kind === 'erc4337' ? [`${account.factory} ${account.implementation}`.toLowerCase()] : []
}

/** The settings of the frame's server. */
export type FrameSettings = z.output<typeof frameSettingsSchema>
