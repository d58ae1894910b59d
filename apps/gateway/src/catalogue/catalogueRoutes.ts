import { HttpError } from '../http/HttpError.js'
import type { Route, RouteAnswer } from '../http/Route.js'
import { requireProject } from '../http/requireProject.js'
import type { Project } from '../projects/Project.js'
import type { CatalogueWallet } from './CatalogueWallet.js'
import { findWallets } from './findWallets.js'
import { knownAssetIds } from './knownAssetIds.js'
import type { Catalogue } from './openCatalogue.js'
import { parseFilter } from './parseFilter.js'
import { readImage } from './readImage.js'
import { supportsChain } from './supportsChain.js'

/** An image never changes: a new one gets a new id. A drawing that is opened by itself runs nothing. */
const imageHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}

/** `GET /getWallets`, `GET /getWalletImage/{id}`, `GET /public/getAssetImage/{id}` */
export function catalogueRoutes(catalogue: Catalogue, projects: () => readonly Project[]): readonly Route[] {
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
              .map((wallet) => describe(wallet, filter.chains)),
            count: found.length,
          },
        }
      },
    },
    {
      name: 'walletImage',
      method: 'GET',
      pattern: /^\/getWalletImage\/([^/]+)$/,
      handle: ({ id }) => answerImage(catalogue.folder, `images/${id}`),
    },
    {
      name: 'assetImage',
      method: 'GET',
      pattern: /^\/public\/getAssetImage\/([^/]+)$/,
      handle: ({ id }) => answerImage(catalogue.folder, `assets/${id}`, knownAssetIds[id]),
    },
  ]
}

/** @param fallback Asked for if the folder has no image of that very id. */
async function answerImage(folder: string, path: string, fallback?: string): Promise<RouteAnswer> {
  const image = (await readImage(folder, path)) ?? (fallback && (await readImage(folder, fallback)))
  if (!image) throw new HttpError(404, 'id', 'There is no such image')
  return { headers: { ...imageHeaders, 'content-type': image.type }, body: image.bytes }
}

/**
 * As clients know a wallet: what only the catalogue needs is left out. Existing kits filter the answer by `chains` once
 * more, so a chain that was asked for and that a user can add to the wallet is listed too.
 */
function describe({ custom_chains, ...wallet }: CatalogueWallet, asked: readonly string[] = []): object {
  const added = asked.filter((chain) => supportsChain({ ...wallet, custom_chains }, chain))
  return { ...wallet, chains: [...new Set([...wallet.chains, ...added])], display_index: wallet.order }
}
