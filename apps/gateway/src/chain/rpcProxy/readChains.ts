import { existsSync } from 'node:fs'
import { parseShape } from '../../foundation/config/parseShape.js'
import { readJson } from '../../foundation/config/readJson.js'
import { GatewayError } from '../../foundation/GatewayError.js'
import { type Chain, chainsSchema } from './Chain.js'

/**
 * Reads the chains. Error messages name the invalid fields, but not their values, which may contain keys.
 *
 * @param source The list, or the paths of its files, separated by commas. Without either, there is no JSON-RPC proxy.
 * @throws GatewayError if the list is invalid, a file does not exist, or two files contain the same chain.
 */
export function readChains(source: readonly Chain[] | string | undefined): readonly Chain[] {
  if (source === undefined) return []
  if (typeof source !== 'string')
    return parseShape('The list of chains', { chains: source }, chainsSchema).chains
  const files = source.split(',').map((file) => file.trim())
  const chains = files.flatMap(readChainsFile)
  const repeated = chains.find(({ id }, index) => chains.findIndex((chain) => chain.id === id) < index)
  if (repeated)
    throw new GatewayError(
      `The files of CHAINS_FILE must not contain a chain twice, got ${repeated.id}: remove it from one of ${files.join(', ')}.`,
    )
  return chains
}

function readChainsFile(file: string): readonly Chain[] {
  if (!existsSync(file)) throw new GatewayError(`CHAINS_FILE must be an existing file, got ${file}.`)
  return readJson(file, chainsSchema).chains
}
