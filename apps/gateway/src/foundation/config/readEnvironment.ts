import { existsSync } from 'node:fs'
import type * as z from 'zod/mini'
import { GatewayError } from '../GatewayError.js'
import { toEnvironmentName } from './findMisspeltNames.js'
import { readJson } from './readJson.js'

/**
 * Reads settings from the environment and from the file in `CONFIG_FILE`. The environment takes precedence.
 *
 * @param schema Schema of the settings, with their names as in the file.
 * @throws GatewayError that names every invalid setting.
 */
export function readEnvironment<Schema extends z.ZodMiniObject>(
  env: Readonly<Record<string, string | undefined>>,
  schema: Schema,
): z.output<Schema> {
  const inFile = env.CONFIG_FILE ? readFile(env.CONFIG_FILE, schema) : {}
  const given = Object.keys(schema.shape).flatMap((key) => {
    const value = env[toEnvironmentName(key)]
    return value ? [[key, value] as const] : []
  })
  const result = schema.safeParse(Object.fromEntries(given))
  if (result.success) return { ...inFile, ...result.data }
  // Omits the value: the address of a database contains a password, and start-up errors are logged.
  const problems = result.error.issues.map(
    ({ path, message }) => `${toEnvironmentName(String(path[0]))} must be ${message}`,
  )
  throw new GatewayError(`${problems.join('; ')}.`)
}

function readFile<Schema extends z.ZodMiniObject>(file: string, schema: Schema): z.output<Schema> {
  if (!existsSync(file)) throw new GatewayError(`CONFIG_FILE must be an existing file, got ${file}.`)
  return readJson(file, schema)
}
