import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../config/readJson.js'
import { GatewayError } from '../GatewayError.js'
import { type CatalogueWallet, walletSchema } from './CatalogueWallet.js'

/**
 * Reads a folder of wallets, one JSON file each.
 *
 * @param onInvalid Told about each file that is not right, which is left out: one slip does not empty the list.
 * @returns Sorted by order, then name.
 * @throws GatewayError if there is no such folder.
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
        throw new GatewayError(`${file} has the id of ${wallets.get(wallet.id)?.name}.`)
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
      `There is no folder ${folder}: point CATALOGUE_DIR at a folder with wallets/, images/ and assets/, or leave it out for the one that comes with the gateway.`,
      { cause },
    )
  }
}
