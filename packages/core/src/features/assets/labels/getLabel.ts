import type { KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { toLabelKey } from './toLabelKey.js'

/** Returns the label of an address; `undefined` if it has none, or the labels are not loaded. */
export function getLabel(
  { labels }: Pick<KitState, 'labels'>,
  namespace: ChainNamespace,
  address: string,
): string | undefined {
  return labels?.byAccount[toLabelKey(namespace, address)] || undefined
}
