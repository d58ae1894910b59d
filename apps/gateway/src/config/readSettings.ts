import { existsSync } from 'node:fs'
import { GatewayError } from '../GatewayError.js'
import { readJson } from './readJson.js'
import { type Settings, settingsSchema } from './Settings.js'

/**
 * Reads the settings from the environment and from the file in `CONFIG_FILE`. The environment takes precedence.
 *
 * @throws GatewayError that names every invalid setting.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const inFile = env.CONFIG_FILE ? readFile(env.CONFIG_FILE) : {}
  const given = Object.keys(settingsSchema.shape).flatMap((key) => {
    const value = env[toEnvironmentName(key)]
    return value ? [[key, value] as const] : []
  })
  const result = settingsSchema.safeParse(Object.fromEntries(given))
  if (result.success) return { ...inFile, ...result.data }
  // Omits the value: the address of a database contains a password, and start-up errors are logged.
  const problems = result.error.issues.map(
    ({ path, message }) => `${toEnvironmentName(String(path[0]))} must be ${message}`,
  )
  throw new GatewayError(`${problems.join('; ')}.`)
}

function readFile(file: string): Settings {
  if (!existsSync(file)) throw new GatewayError(`CONFIG_FILE must be an existing file, got ${file}.`)
  return readJson(file, settingsSchema)
}

/** `dataDir` → `DATA_DIR` */
function toEnvironmentName(key: string): string {
  return key.replace(/[A-Z]/g, '_$&').toUpperCase()
}
