import type { KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getLabel } from '../../assets/labels/getLabel.js'
import type { ActivityItem } from './types.js'

/** Returns the labels of the senders and recipients of transactions, by address as the transactions have it. */
export function toAddressLabels(
  state: Pick<KitState, 'labels'>,
  namespace: ChainNamespace,
  items: readonly ActivityItem[],
): Readonly<Record<string, string>> {
  // Most users have no labels, and a list can have a thousand transactions.
  if (!state.labels || Object.keys(state.labels.byAccount).length === 0) return {}
  const addresses = new Set(items.flatMap(({ from, to }) => [from, to]))
  const found: Record<string, string> = {}
  for (const address of addresses) {
    const label = address !== undefined && getLabel(state, namespace, address)
    if (label) found[address] = label
  }
  return found
}
