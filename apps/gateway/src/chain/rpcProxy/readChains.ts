import { existsSync } from 'node:fs'
import { parseShape } from '../../foundation/config/parseShape.js'
import { readJson } from '../../foundation/config/readJson.js'
import { GatewayError } from '../../foundation/GatewayError.js'
import { type Chain, chainsSchema } from './Chain.js'

/**
 * Reads the chains. Error messages name the invalid fields, but not their values, which may contain keys.
 *
 * @param source The list, or the path of its file. Without either, there is no JSON-RPC proxy.
 * @throws GatewayError if the list is invalid, or its file does not exist.
 */
export function readChains(source: readonly Chain[] | string | undefined): readonly Chain[] {
  if (source === undefined) return []
  if (typeof source !== 'string')
    return parseShape('The list of chains', { chains: source }, chainsSchema).chains
  if (!existsSync(source)) throw new GatewayError(`CHAINS_FILE must be an existing file, got ${source}.`)
  return readJson(source, chainsSchema).chains
}
