import { readEnvironment } from './readEnvironment.js'
import { type Settings, settingsSchema } from './Settings.js'

/**
 * Reads the settings of the gateway from the environment and from the file in `CONFIG_FILE`. The environment takes precedence.
 *
 * @throws GatewayError that names every invalid setting.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  return readEnvironment(env, settingsSchema)
}
