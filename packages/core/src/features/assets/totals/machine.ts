import { totalsMax } from '../../../foundation/limits.js'
import type { CaipAddress } from '../../../foundation/schema/caip.js'
import { getDueAt, toAccountId } from './rules.js'
import type { KnownTotal, TotalsEffect, TotalsInput, TotalsState, TotalsStep } from './types.js'

/** Starts without values. */
export function initialState(): TotalsState {
  return { byAccount: {} }
}

/**
 * Reuses a value for 30 s, blocks retries for 30 s after a failure, and keeps the last value while it is read again and when
 * that fails. Reads at most 20 accounts, and forgets all others.
 */
export function transition(state: TotalsState, input: TotalsInput): TotalsStep {
  switch (input.type) {
    case 'load':
      return load(state, input)
    case 'loaded': {
      const { account, value, at } = input
      return set(state, account, { status: 'ready', at, value })
    }
    case 'loadFailed':
      return fail(state, input.account, input.at)
    case 'failed':
      // The handler catches failures itself, so this is a bug in it.
      return input.effect.type === 'readTotal'
        ? fail(state, toAccountId(input.effect.of), input.effect.at)
        : { state }
  }
}

function load(state: TotalsState, { of, at }: Extract<TotalsInput, { type: 'load' }>): TotalsStep {
  const run: TotalsEffect[] = []
  const entries = of.slice(0, totalsMax).map((subject): [CaipAddress, KnownTotal] => {
    const account = toAccountId(subject)
    const known = state.byAccount[account]
    if (known && at < (getDueAt(known) ?? Number.POSITIVE_INFINITY)) return [account, known]
    run.push({ type: 'readTotal', key: account, of: subject, at })
    return [account, { status: 'loading', at, value: known?.value }]
  })
  const byAccount = Object.fromEntries(entries)
  for (const account of Object.keys(state.byAccount))
    if (!(account in byAccount)) run.push({ type: 'cancel', key: account })
  return run.length > 0 ? { state: { byAccount }, run } : { state }
}

function fail(state: TotalsState, account: CaipAddress, at: number): TotalsStep {
  return set(state, account, { status: 'failed', at, value: state.byAccount[account]?.value })
}

/** A late response for an account that was forgotten is ignored. */
function set(state: TotalsState, account: CaipAddress, total: KnownTotal): TotalsStep {
  if (!state.byAccount[account]) return { state }
  return { state: { byAccount: { ...state.byAccount, [account]: total } } }
}
