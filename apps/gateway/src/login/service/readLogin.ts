import { existsSync } from 'node:fs'
import * as z from 'zod/mini'
import { parseShape } from '../../foundation/config/parseShape.js'
import { readJson } from '../../foundation/config/readJson.js'
import { GatewayError } from '../../foundation/GatewayError.js'
import type { Kek } from './createKeyring.js'
import { keksSchema, type LoginSettings, loginSchema } from './LoginSettings.js'

/** The settings of the login service, with the keys of their file. */
export type LoginConfig = Omit<LoginSettings, 'keks' | 'kekFile'> & { readonly keks: readonly Kek[] }

const kekFileSchema = z.strictObject({ keks: keksSchema })

/**
 * Reads the settings of the login service. Error messages name the invalid fields, but not their values, which contain secrets.
 *
 * @param source The settings, or the path of their file. Without either, there is no login service.
 * @throws GatewayError if they are invalid, or a file does not exist.
 */
export function readLogin(source: LoginSettings | string | undefined): LoginConfig | undefined {
  if (source === undefined) return undefined
  const { keks, kekFile, ...settings } = readSource(source)
  if ((keks === undefined) === (kekFile === undefined))
    throw new GatewayError('The settings of the login service must have either keks or kekFile.')
  return { ...settings, keks: keks ?? readKeks(kekFile ?? '') }
}

function readSource(source: LoginSettings | string): LoginSettings {
  if (typeof source !== 'string') return parseShape('The settings of the login service', source, loginSchema)
  if (!existsSync(source)) throw new GatewayError(`LOGIN_FILE must be an existing file, got ${source}.`)
  return readJson(source, loginSchema)
}

function readKeks(file: string): readonly Kek[] {
  if (!existsSync(file)) throw new GatewayError(`kekFile must be an existing file, got ${file}.`)
  return readJson(file, kekFileSchema).keks
}
