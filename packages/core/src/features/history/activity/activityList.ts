import { TransactionsUnavailableError } from '../../../foundation/errors/history.js'
import { cleanName } from '../../../foundation/schema/cleanName.js'
import type { ItemPage } from '../../assets/list/pages.js'
import type { ListDefinition } from '../../assets/list/types.js'
import { activityNamespaces } from './activityNamespaces.js'
import type { ActivityItem, ActivityList } from './types.js'

/** The transactions of an account. */
export const activityList: ListDefinition<ActivityList, ItemPage<ActivityItem>> = {
  name: 'activity',
  title: 'the transactions',
  namespaces: activityNamespaces,
  select: ({ activity }) => activity,
  toFact: (fact) => (fact.feature === 'activity' ? fact : undefined),
  toError: (parameters) => new TransactionsUnavailableError(parameters),
  cleanName,
  load: () => import('./feature.js'),
}
