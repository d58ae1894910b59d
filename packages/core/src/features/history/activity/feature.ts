import { defineFeature, type Feature } from '../../../engine/feature.js'
import type { TransactionPage } from '../../../ports/DataApi.js'
import { createEffects } from '../../assets/list/createListFeature.js'
import type { ItemPage } from '../../assets/list/pages.js'
import { sendRequest } from '../../assets/list/sendRequest.js'
import type { ListCode, ListDefinition, PageParameters, ReadContext } from '../../assets/list/types.js'
import { withoutServer } from '../../assets/list/withoutServer.js'
import { followActivity } from './followActivity.js'
import { initialState, transition } from './machine.js'
import { createPolicy } from './policy.js'
import { isSpam } from './rules.js'
import { toActivityItem } from './toActivityItem.js'
import type { ActivityItem, ActivityList, ActivityPage } from './types.js'

/** Creates the transactions of the active account of each namespace, which the actions that show them install. */
export function createFeature(definition: ListDefinition<ActivityList, ItemPage<ActivityItem>>): Feature {
  return defineFeature({
    name: 'activity',
    perNamespace: true,
    initialState,
    transition,
    effects: createEffects(definition, read),
    policy: createPolicy(definition.cleanName),
  })
}

/** Reads the list for an action. */
export const request: ListCode<ActivityList, ItemPage<ActivityItem>>['request'] = sendRequest

/** Reads the transactions of the connected account again as long as they are watched. */
export const follow: typeof followActivity = followActivity

/** Reads a page of the transactions of an account on one chain, without spam. Throws what the data API throws. */
export async function read(
  { dataApi, config, cleanName }: Pick<ReadContext, 'dataApi' | 'config' | 'cleanName'>,
  parameters: PageParameters,
): Promise<ActivityPage> {
  const page = await dataApi?.getHistory(parameters)
  const { transactions, cursor, unavailable }: TransactionPage = page ?? {
    transactions: [],
    ...withoutServer,
  }
  const items = transactions
    .filter((transaction) => transaction.chainId === parameters.chainId && !isSpam(transaction))
    .map((transaction) => toActivityItem(transaction, config, cleanName))
  return {
    items,
    ...(cursor !== undefined && { cursor }),
    ...(unavailable !== undefined && { unavailable }),
  }
}
