import { existsSync } from 'node:fs'
import { parseShape } from '../../foundation/config/parseShape.js'
import { readJson } from '../../foundation/config/readJson.js'
import { GatewayError } from '../../foundation/GatewayError.js'
import { type ExchangeSettings, exchangesSchema } from './ExchangeSettings.js'

/**
 * Reads the exchanges. Error messages name the invalid fields, but not their values, which contain keys.
 *
 * @param source The list, or the path of its file. Without either, there are no payments by exchange.
 * @throws GatewayError if the list is invalid, or its file does not exist.
 */
export function readExchanges(
  source: readonly ExchangeSettings[] | string | undefined,
): readonly ExchangeSettings[] {
  if (source === undefined) return []
  if (typeof source !== 'string')
    return parseShape('The list of exchanges', { exchanges: source }, exchangesSchema).exchanges
  if (!existsSync(source)) throw new GatewayError(`EXCHANGES_FILE must be an existing file, got ${source}.`)
  return readJson(source, exchangesSchema).exchanges
}
