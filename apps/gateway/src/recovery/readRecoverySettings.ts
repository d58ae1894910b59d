import { readEnvironment } from '../foundation/config/readEnvironment.js'
import { GatewayError } from '../foundation/GatewayError.js'
import { type RecoverySettings, recoverySettingsSchema } from './RecoverySettings.js'
import { recoveryDefaults } from './recoveryDefaults.js'

/** The settings of a recovery service that is started from the command line. */
export type CompleteRecoverySettings = RecoverySettings & {
  /** These have no default. */
  readonly [Key in 'loginUrl' | 'smtpUrl' | 'mailFrom']: string
} & { readonly logLevel: NonNullable<RecoverySettings['logLevel']> }

/**
 * Reads the settings of the recovery service from the environment and from the file in `CONFIG_FILE`, and adds the defaults.
 *
 * @throws GatewayError that names every invalid or missing setting.
 */
export function readRecoverySettings(
  env: Readonly<Record<string, string | undefined>>,
): CompleteRecoverySettings {
  const settings: RecoverySettings = {
    ...recoveryDefaults,
    ...readEnvironment(env, recoverySettingsSchema),
  }
  const { loginUrl, smtpUrl, mailFrom, logLevel = recoveryDefaults.logLevel } = settings
  if (loginUrl !== undefined && smtpUrl !== undefined && mailFrom !== undefined)
    return { ...settings, loginUrl, smtpUrl, mailFrom, logLevel }
  throw new GatewayError(
    'The recovery service needs LOGIN_URL (of the login service), SMTP_URL (such as smtps://user:password@mail.example.com) and MAIL_FROM (such as recovery@example.com).',
  )
}
