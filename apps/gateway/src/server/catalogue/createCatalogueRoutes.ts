import type { Route } from '../http/Route.js'
import type { Project } from '../projects/Project.js'
import { requireProject } from '../projects/requireProject.js'
import type { CatalogueWallet } from './CatalogueWallet.js'
import type { ImageRenderer } from './createImageRenderer.js'
import { findWallets } from './findWallets.js'
import { knownAssetIds } from './knownAssetIds.js'
import type { Catalogue } from './openCatalogue.js'
import { parseFilter } from './parseFilter.js'
import { serveCodeImage, serveImage } from './serveImage.js'
import { supportsChain } from './supportsChain.js'

/** Creates the routes `GET /getWallets`, `GET /getWalletImage/{id}` and `GET /public/getAssetImage/{id}`. */
export function createCatalogueRoutes(
  catalogue: Catalogue,
  renderer: ImageRenderer,
  projects: () => readonly Project[],
): readonly Route[] {
  const images = { folder: catalogue.folder, renderer }
  return [
    {
      name: 'wallets',
      method: 'GET',
      pattern: /^\/getWallets$/,
      handle(request) {
        requireProject(projects(), request)
        const { page, entries, ...filter } = parseFilter(request.query)
        const found = findWallets(catalogue.list(), filter)
        return {
          headers: { 'cache-control': 'public, max-age=300', vary: 'origin' },
          body: {
            data: found
              .slice((page - 1) * entries, page * entries)
              .map((wallet) => toResponse(wallet, filter.chains)),
            count: found.length,
          },
        }
      },
    },
    {
      name: 'walletImage',
      method: 'GET',
      pattern: /^\/getWalletImage\/([^/]+)$/,
      handle: (request) => serveImage(images, request, [`images/${request.id}`]),
    },
    {
      name: 'assetImage',
      method: 'GET',
      pattern: /^\/public\/getAssetImage\/([^/]+)$/,
      handle: (request) => {
        const known = Object.hasOwn(knownAssetIds, request.id) ? knownAssetIds[request.id] : undefined
        return serveImage(images, request, [`assets/${request.id}`, ...(known ? [known] : [])])
      },
    },
    {
      name: 'currencyImage',
      method: 'GET',
      pattern: /^\/public\/getCurrencyImage\/([^/]+)$/,
      handle: (request) => serveCodeImage(images, request, 'currency'),
    },
    {
      name: 'tokenImage',
      method: 'GET',
      pattern: /^\/public\/getTokenImage\/([^/]+)$/,
      handle: (request) => serveCodeImage(images, request, 'token'),
    },
  ]
}

/**
 * Converts a wallet to its API form, without `custom_chains`. Existing kits filter the response by `chains` again, so a
 * requested chain that a user can add to the wallet is listed too.
 */
function toResponse(
  { custom_chains, ...wallet }: CatalogueWallet,
  requested: readonly string[] = [],
): object {
  const added = requested.filter((chain) => supportsChain({ ...wallet, custom_chains }, chain))
  return { ...wallet, chains: [...new Set([...wallet.chains, ...added])], display_index: wallet.order }
}
