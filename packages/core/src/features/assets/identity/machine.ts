import { identitiesMax } from '../../../foundation/limits.js'
import { getDueAt } from './rules.js'
import type { IdentityInput, IdentityState, IdentityStep, KnownIdentity } from './types.js'

/** Starts without identities. */
export function initialState(): IdentityState {
  return { byAddress: {} }
}

/**
 * Reuses an identity for 5 minutes, blocks retries for 30 s after a failure, and keeps the last identity while it is read
 * again and when that fails. Beyond 100 addresses, the ones that were read first are forgotten.
 */
export function transition(state: IdentityState, input: IdentityInput): IdentityStep {
  switch (input.type) {
    case 'load': {
      const { address, at } = input
      const known = state.byAddress[address]
      if (known && (known.status === 'loading' || at < getDueAt(known))) return { state }
      return {
        state: set(state, address, { status: 'loading', at, identity: known?.identity }),
        run: [{ type: 'fetch', key: `fetch ${address}`, address, at }],
      }
    }
    case 'loaded': {
      const { address, identity, at } = input
      // It may have been forgotten meanwhile.
      if (!state.byAddress[address]) return { state }
      return { state: set(state, address, { status: 'ready', at, identity }) }
    }
    case 'loadFailed':
      return fail(state, input)
    case 'failed':
      // The handler catches failures itself, so this is a bug in it.
      return input.effect.type === 'fetch' ? fail(state, input.effect) : { state }
  }
}

function fail(
  state: IdentityState,
  { address, at }: { readonly address: string; readonly at: number },
): IdentityStep {
  const known = state.byAddress[address]
  if (!known) return { state }
  return { state: set(state, address, { status: 'failed', at, identity: known.identity }) }
}

function set({ byAddress }: IdentityState, address: string, known: KnownIdentity): IdentityState {
  const entries = Object.entries({ ...byAddress, [address]: known })
  if (entries.length <= identitiesMax) return { byAddress: Object.fromEntries(entries) }
  const [[oldest] = ['']] = entries.filter(([other]) => other !== address).sort(([, a], [, b]) => a.at - b.at)
  return { byAddress: Object.fromEntries(entries.filter(([other]) => other !== oldest)) }
}
