import type { KitContext } from '../../../engine/types.js'
import type { BalanceSubject } from '../../assets/balance/types.js'
import { isSpam } from './rules.js'
import type { StartModules } from './startModules.js'
import { toActivityItem } from './toActivityItem.js'
import type { ActivityPage } from './types.js'

/**
 * Reads a page of the transactions of an account on one chain from the data API, without spam.
 *
 * @throws what the data API throws.
 */
export async function readActivity(
  { dataApi, config }: Pick<KitContext, 'dataApi' | 'config'>,
  parameters: BalanceSubject & { readonly cursor?: string | undefined; readonly signal: AbortSignal },
  modules: Pick<StartModules, 'cleanName' | 'isWebUrl'>,
): Promise<ActivityPage> {
  // Transactions are only read with a data API.
  const { transactions, cursor } = (await dataApi?.getHistory(parameters)) ?? { transactions: [] }
  const items = transactions
    .filter((one) => one.chainId === parameters.chainId && !isSpam(one))
    .map((one) => toActivityItem(one, config, modules))
  return { items, ...(cursor !== undefined && { cursor }) }
}
