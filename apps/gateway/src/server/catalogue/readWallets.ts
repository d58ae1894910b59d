import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../../foundation/config/readJson.js'
import { GatewayError } from '../../foundation/GatewayError.js'
import { type CatalogueWallet, walletSchema } from './CatalogueWallet.js'

/**
 * Reads a folder of wallets, one JSON file each.
 *
 * @param onInvalid Called for each invalid file, which is left out.
 * @returns The wallets, sorted by order, then name.
 * @throws GatewayError if the folder does not exist.
 */
export function readWallets(
  folder: string,
  onInvalid: (error: GatewayError) => void,
): readonly CatalogueWallet[] {
  const wallets = new Map<string, CatalogueWallet>()
  for (const name of listJson(folder)) {
    const file = join(folder, name)
    try {
      const wallet = readJson(file, walletSchema)
      if (wallets.has(wallet.id))
        throw new GatewayError(`${file} has the same id as ${wallets.get(wallet.id)?.name}.`)
      wallets.set(wallet.id, wallet)
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      onInvalid(error)
    }
  }
  return [...wallets.values()].sort((a, b) => a.order - b.order || a.name.localeCompare(b.name, 'en'))
}

function listJson(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
  } catch (cause) {
    throw new GatewayError(
      `There is no folder ${folder}: point CATALOGUE_DIR at a folder with wallets/, images/ and assets/, or leave it out to use the one of the gateway.`,
      { cause },
    )
  }
}
