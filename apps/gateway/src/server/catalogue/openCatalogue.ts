import { join } from 'node:path'
import type { Logger } from 'pino'
import { watchFolder } from '../../foundation/watchFolder.js'
import type { CatalogueWallet } from './CatalogueWallet.js'
import { readWallets } from './readWallets.js'

/** The current wallet catalogue. */
export type Catalogue = {
  /** Contains `images` and `assets`. */
  readonly folder: string
  readonly list: () => readonly CatalogueWallet[]
  readonly close: () => void
}

/**
 * Reads the catalogue, and reads it again when its folder changes. An invalid file is logged and left out.
 *
 * @throws GatewayError if the folder does not exist.
 */
export function openCatalogue(folder: string, logger: Logger): Catalogue {
  const wallets = join(folder, 'wallets')
  const read = () => readWallets(wallets, (error) => logger.error(`${error.message} It is left out.`))
  let list = read()
  logger.info({ wallets: list.length }, 'catalogue loaded')
  const reload = () => {
    try {
      list = read()
      logger.info({ wallets: list.length }, 'catalogue reloaded')
    } catch (error) {
      logger.error(error, 'the catalogue stays as it was')
    }
  }
  const stop = watchFolder(wallets, reload, (error) => logger.error(error, 'catalogue is not watched'))
  return { folder, list: () => list, close: stop }
}
