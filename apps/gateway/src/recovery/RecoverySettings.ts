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
  /** Public URL of the recovery service. Links in mails begin with it. Default: the address on which it listens. */
  publicUrl: z.optional(httpUrl),
  /** Public URL of the login service, to which the proofs of this service are addressed. */
  loginUrl: z.optional(httpUrl),
  trustProxy,
  /** Folder of the embedded database. `keysDir` must not be in it. */
  dataDir,
  /** Postgres to use instead of the embedded database. Not the database of the gateway. */
  databaseUrl,
  /** Free bytes on the disk of `dataDir`. Below half of it, nothing is stored, requests get the status 503, and `/health` is 503 with `full`. */
  minFreeBytes,
  /** Folder of the keys, which are created at the first start. */
  keysDir: z.optional(z.string()),
  projectsFile,
  /** SMTP server: `smtp://` (STARTTLS if the server offers it, and always with a password, but on this machine) or `smtps://`. User and password are percent-encoded. */
  smtpUrl: z.optional(z.string()),
  /** Sender of the mails. */
  mailFrom: z.optional(z.string()),
  /** JSON list of the providers whose accounts recover wallets. Without one, only e-mail addresses do, and Farcaster if it is set up. */
  identityProvidersFile: z.optional(z.string()),
  /** Origin of the login frame, which Farcaster messages must name. Required with `farcasterRpcUrl`. */
  frameOrigin: z.optional(
    z
      .string()
      .check(
        z.refine((value) => URL.canParse(value) && new URL(value).origin === value, { error: 'an origin' }),
      ),
  ),
  /** JSON-RPC of a node of Optimism, with which Farcaster accounts recover wallets. Use another node than the login service. */
  farcasterRpcUrl: z.optional(farcasterUrl),
  /** Farcaster's IdRegistry. Default: the public contract. */
  farcasterIdRegistry: z.optional(contractAddress),
  /**
   * Hours (1 to 168) for which the release of a key to a new device waits, so that the user can refuse it. Default: none for links in mails,
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
