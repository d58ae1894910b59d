import type { KitState } from '../../../engine/types.js'
import { namespaceOf } from '../../../foundation/schema/caip.js'
import type { BalanceSubject } from '../../assets/balance/types.js'
import { isSameSubject } from '../../assets/list/rules.js'
import type { Token } from '../../assets/portfolio/types.js'
import { findRecipientNotices, type RecipientNotice } from './findRecipientNotices.js'

/**
 * Returns what the user should know about a recipient, by the loaded transactions of the account.
 *
 * @param name The name that leads to it.
 */
export function getRecipientNotices(
  { activity }: Pick<KitState, 'activity'>,
  of: BalanceSubject,
  tokens: readonly Token[],
  recipient: string,
  name: string | undefined,
): readonly RecipientNotice[] {
  const namespace = namespaceOf(of.chainId)
  const own = activity?.[namespace]
  const isOwn = own !== undefined && own.status !== 'idle' && isSameSubject(own.of, of)
  const transactions = isOwn && own.list ? [...own.pending, ...own.list.items] : undefined
  return findRecipientNotices(recipient, {
    account: of.address,
    tokens,
    transactions,
    namespace,
    name,
  })
}
