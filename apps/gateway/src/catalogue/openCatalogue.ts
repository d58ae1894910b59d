import { join } from 'node:path'
import type { Logger } from 'pino'
import { watchFolder } from '../watchFolder.js'
import type { CatalogueWallet } from './CatalogueWallet.js'
import { readWallets } from './readWallets.js'

/** The wallets as they are now. */
export type Catalogue = {
  /** Holds `images` and `assets`. */
  readonly folder: string
  readonly list: () => readonly CatalogueWallet[]
  readonly close: () => void
}

/**
 * Reads the catalogue's folder and follows its changes. A file that is not right is left out, and logged.
 *
 * @throws GatewayError if the folder is absent at the start.
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
