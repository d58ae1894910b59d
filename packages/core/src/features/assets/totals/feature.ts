import type { PageActivity } from '../../../browser/pageActivity.js'
import type { Feature } from '../../../engine/feature.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { balanceCacheMs, totalsMax } from '../../../foundation/limits.js'
import type { CaipAddress } from '../../../foundation/schema/caip.js'
import type { BalanceSubject } from '../balance/types.js'
import { createKeyedFeature, followKeyed, type KeyedDefinition } from '../list/keyed.js'
import type { CleanName } from '../list/types.js'
import { readTokens } from '../portfolio/readTokens.js'
import { toAccountId } from './rules.js'
import type { KnownTotal, TotalsState } from './types.js'

const totals: KeyedDefinition<TotalsState, BalanceSubject, CaipAddress, KnownTotal, bigint | undefined> = {
  name: 'totals',
  select: ({ totals }) => totals,
  getEntries: ({ byAccount }) => byAccount,
  toState: (byAccount) => ({ byAccount }),
  getKey: toAccountId,
  getValue: ({ value }) => value,
  toEntry: (known, value) => ({ ...known, value }),
  freshMs: balanceCacheMs,
  max: totalsMax,
  isExclusive: true,
}

/** Creates the total values of accounts, which the action that watches them installs. */
export function createTotalsFeature(cleanName: CleanName): Feature {
  return createKeyedFeature(totals, async (context, of, signal) => {
    const { totalValue } = await readTokens({ ...context, cleanName }, { ...of, signal })
    return totalValue
  })
}

/** Reads the total values of accounts as long as they are watched. Returns the cleanup. */
export function followTotals(
  kit: Latchkit,
  getAccounts: () => readonly BalanceSubject[],
  page: PageActivity,
): () => void {
  return followKeyed(
    kit,
    totals,
    getAccounts,
    (of, at) => kit.internal.send({ feature: 'totals', event: { type: 'load', of, at } }),
    page,
  )
}
