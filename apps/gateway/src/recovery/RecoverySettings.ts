import * as z from 'zod/mini'
import { httpUrl } from '../foundation/config/httpUrl.js'
import { settingsSchema } from '../foundation/config/Settings.js'
import { contractAddress, farcasterUrl } from '../identityProviders/farcaster/FarcasterSettings.js'

const { host, port, trustProxy, dataDir, databaseUrl, minFreeBytes, projectsFile, logLevel, metricsToken } =
  settingsSchema.shape

/** Schema of the settings of the recovery service. */
export const recoverySettingsSchema = z.strictObject({
  host,
  port,
  /** Public URL of the recovery service. Links in mails begin with it. */
  publicUrl: z.optional(httpUrl),
  /** Public URL of the login service, which accepts the proofs of this service. */
  loginUrl: z.optional(httpUrl),
  trustProxy,
  dataDir,
  databaseUrl,
  /** Free bytes on the disk of the data folder; below half of it, nothing is stored. */
  minFreeBytes,
  /** Folder of the keys. */
  keysDir: z.optional(z.string()),
  projectsFile,
  /** SMTP server: `smtp://` or `smtps://`. */
  smtpUrl: z.optional(z.string()),
  /** Sender of the mails. */
  mailFrom: z.optional(z.string()),
  /** File with the list of the providers whose accounts recover wallets. */
  identityProvidersFile: z.optional(z.string()),
  /** Origin of the login frame, which Farcaster messages must name. */
  frameOrigin: z.optional(
    z
      .string()
      .check(
        z.refine((value) => URL.canParse(value) && new URL(value).origin === value, { error: 'an origin' }),
      ),
  ),
  /** JSON-RPC of a node of Optimism, with which Farcaster accounts recover wallets. Not the node of the login service. */
  farcasterRpcUrl: z.optional(farcasterUrl),
  /** Farcaster's IdRegistry. Default: the public contract. */
  farcasterIdRegistry: z.optional(contractAddress),
  /**
   * Hours for which the release of a key to a new device waits, so that the user can refuse it. Default: none for links in mails,
   * 24 for logins with an account.
   */
  recoveryDelayHours: z.optional(
    z.coerce.number().check(
      z.refine((value) => Number.isInteger(value) && value >= 1 && value <= 168, {
        error: 'a whole number from 1 to 168',
      }),
    ),
  ),
  logLevel,
  metricsToken,
})

/** The settings of the recovery service. */
export type RecoverySettings = z.output<typeof recoverySettingsSchema>
