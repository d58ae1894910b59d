import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { toExplorerUrl } from '../../../foundation/schema/toExplorerUrl.js'
import { isWebUrl } from '../../../foundation/schema/url.js'
import { toNetworkModel } from './toOnRampModel.js'
import type { Purchase } from './types.js'
import type { PurchaseModel, PurchaseRow, PurchasesModel } from './view.js'

type ModelConfig = Pick<Config, 'networkOf' | 'chainImages'>

/**
 * Returns the purchases of this browser by month of the local time of the device, the newest first, ready to show. They are there
 * after `watchPurchases` was called.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toPurchasesModel } from '@latchkit/core/views/onramp'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toPurchasesModel(kit.getState(), kit.config)
 * ```
 */
export function toPurchasesModel({ onramp }: Pick<KitState, 'onramp'>, config: ModelConfig): PurchasesModel {
  const months: { at: number; purchases: PurchaseRow[] }[] = []
  for (const purchase of onramp?.purchases ?? []) {
    const last = months.at(-1)
    const row = toRow(purchase, config)
    if (last && toMonth(last.at) === toMonth(purchase.startedAt)) last.purchases.push(row)
    else months.push({ at: purchase.startedAt, purchases: [row] })
  }
  return { status: 'ready', months }
}

/**
 * Returns one purchase, ready to show.
 *
 * @param id Its id. Default: the one that is being started, or the newest one.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toPurchaseModel } from '@latchkit/core/views/onramp'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toPurchaseModel(kit.getState(), kit.config)
 * ```
 */
export function toPurchaseModel(
  { onramp }: Pick<KitState, 'onramp'>,
  config: ModelConfig,
  id?: string,
): PurchaseModel {
  if (!onramp) return { status: 'none' }
  const { start, options, purchases, pages } = onramp
  if (id === undefined && start) {
    const provider =
      options.status === 'ready'
        ? options.value.providers.find((one) => one.id === start.provider)
        : undefined
    const { name = '', icon } = provider ?? {}
    return {
      status: start.status === 'failed' ? 'start-failed' : 'starting',
      provider: { name, ...(icon !== undefined && { icon }) },
    }
  }
  const purchase = id === undefined ? purchases[0] : purchases.find((one) => one.id === id)
  if (!purchase) return { status: 'none' }
  const page = pages[purchase.id]
  return {
    status: 'shown',
    purchase: toRow(purchase, config),
    ...(page && { url: page.url }),
    isBlocked: page?.isBlocked ?? false,
    isFollowed: purchase.isFollowed,
  }
}

function toRow(purchase: Purchase, config: ModelConfig): PurchaseRow {
  const { id, provider, symbol, amount, payment, paid, status, startedAt, chainId, transactionHash } =
    purchase
  const explorer = config.networkOf(chainId)?.blockExplorers?.default.url
  const explorerUrl = transactionHash && toExplorerUrl(explorer, ['tx', transactionHash], isWebUrl)
  return {
    ...{ id, symbol, payment, paid, status, startedAt },
    provider: { name: provider.name, ...(provider.icon !== undefined && { icon: provider.icon }) },
    network: toNetworkModel({ chainId, name: chainId }, config),
    ...(amount !== undefined && { amount }),
    ...(explorerUrl && { explorerUrl: explorerUrl.href }),
  }
}

function toMonth(at: number): number {
  const date = new Date(at)
  return date.getFullYear() * 12 + date.getMonth()
}
