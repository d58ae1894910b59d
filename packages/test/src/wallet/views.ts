import { type Address, numberToHex } from 'viem'
import type { Answer, BaseWalletState } from './baseWalletState.js'
import type { WalletChain, WalletState } from './state.js'

/** Returns the accounts visible to the app, the active one first. */
export function getSharedAccounts(state: WalletState, addresses: readonly Address[]): readonly string[] {
  const active = addresses[state.accountIndex]
  if (!state.connected || state.locked || active === undefined) return []
  const others = state.shares === 'all' ? addresses.filter((address) => address !== active) : []
  const shared = [active, ...others]
  return state.addressCase === 'lower' ? shared.map((address) => address.toLowerCase()) : shared
}

/** Returns the chains that the wallet knows: its own, then added ones. */
export function getKnownChains(state: WalletState, chains: readonly WalletChain[]): readonly WalletChain[] {
  return [...chains.filter(({ id }) => state.knownChainIds.includes(id)), ...state.addedChains]
}

/**
 * Returns the site's chain id (EIP-695).
 *
 * @see https://eips.ethereum.org/EIPS/eip-695
 */
export function getChainIdHex(state: WalletState): string {
  return numberToHex(state.chainId)
}

/** Returns the user's answer to a prompt of this method. */
export function getAnswer(state: BaseWalletState, method: string): Answer {
  if (typeof state.answer === 'string') return state.answer
  return getExplicitAnswer(state, method) ?? 'approve'
}

/** Returns the answer configured for exactly this method. */
export function getExplicitAnswer({ answer }: BaseWalletState, method: string): Answer | undefined {
  if (typeof answer === 'string') return undefined
  return Object.hasOwn(answer, method) ? answer[method] : undefined
}
