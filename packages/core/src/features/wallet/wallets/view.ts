import type { Config, CustomWallet } from '../../../config/config.js'
import { cleanName } from '../../../foundation/schema/cleanName.js'
import { isWebUrl, safeImageUrl } from '../../../foundation/schema/url.js'
import type { CatalogueWallet } from '../../../ports/Catalogue.js'
import { gatherWallets } from './gatherWallets.js'
import type { WalletsState } from './machine.js'
import { snapshot } from './snapshot/snapshot.js'

/** A wallet that the user can get. Links are `https:` only. */
export type WalletOffer = {
  readonly id: string
  readonly name: string
  readonly icon?: string | undefined
  readonly homepage?: string | undefined
  readonly chromeStore?: string | undefined
  readonly appStore?: string | undefined
  readonly playStore?: string | undefined
}

/** The model of the GetWallet view. */
export type GetWalletModel =
  | { readonly status: 'ready'; readonly wallets: readonly WalletOffer[] }
  /** No wallet matches the configuration: the view explains wallets without links. */
  | { readonly status: 'empty' }

const offersMax = 4

/**
 * Returns the model of the GetWallet view: at most four wallets that are neither installed nor excluded. Featured wallets
 * come first, then custom wallets, then built-in wallets that support a configured chain.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toGetWalletModel } from '@latchkit/core/views/get-wallet'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toGetWalletModel(kit.getState(), kit.config)
 * ```
 */
export function toGetWalletModel(state: { readonly wallets: WalletsState }, config: Config): GetWalletModel {
  const { customWallets, networks, featuredWalletIds, includeWalletIds, excludeWalletIds } = config
  const installed = gatherWallets(state.wallets.connectors, config)
    .filter(({ members }) => members.length > 0)
    .flatMap(({ aliases }) => aliases)
  const known = snapshot.filter(({ namespaces }) =>
    networks.some(({ chainNamespace }) => namespaces.includes(chainNamespace)),
  )
  const candidates = [...customWallets.map(offerOfCustom), ...known.map(offerOfKnown)]
  const isAmong = (ids: readonly string[], list: readonly string[]) => ids.some((id) => list.includes(id))
  const position = (ids: readonly string[]) => {
    const index = featuredWalletIds.findIndex((id) => ids.includes(id))
    return index < 0 ? featuredWalletIds.length : index
  }
  const wallets = candidates
    .filter(({ ids, offer }) => {
      if (!offer.homepage && !offer.chromeStore && !offer.appStore && !offer.playStore) return false
      if (isAmong(ids, installed) || isAmong(ids, excludeWalletIds)) return false
      return !includeWalletIds || isAmong(ids, includeWalletIds)
    })
    .filter(({ ids }, index, all) => all.findIndex((other) => isAmong(other.ids, ids)) === index)
    .sort((a, b) => position(a.ids) - position(b.ids))
    .slice(0, offersMax)
    .map(({ offer }) => offer)
  return wallets.length > 0 ? { status: 'ready', wallets } : { status: 'empty' }
}

type Candidate = { readonly ids: readonly string[]; readonly offer: WalletOffer }

function offerOfCustom(wallet: CustomWallet): Candidate {
  const { id, rdns } = wallet
  const icon = safeImageUrl(wallet.image_url)
  return {
    ids: rdns ? [id, rdns] : [id],
    offer: {
      id,
      name: cleanName(wallet.name),
      ...(icon && { icon }),
      ...link('homepage', wallet.homepage),
      ...link('chromeStore', wallet.chrome_store),
      ...link('appStore', wallet.app_store),
      ...link('playStore', wallet.play_store),
    },
  }
}

function offerOfKnown(wallet: CatalogueWallet): Candidate {
  const { id, rdns, name, icon, homepage, chromeStore, appStore, playStore } = wallet
  return {
    ids: rdns ? [id, rdns] : [id],
    offer: { id: rdns ?? id, name, ...(icon && { icon }), homepage, chromeStore, appStore, playStore },
  }
}

function link(
  name: 'homepage' | 'chromeStore' | 'appStore' | 'playStore',
  url: string | undefined,
): Partial<Pick<WalletOffer, typeof name>> {
  return url && isWebUrl(url) ? { [name]: url } : {}
}
