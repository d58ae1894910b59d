import type { KitState } from '../../../engine/types.js'
import type { Token } from '../../assets/portfolio/types.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import type { Payment } from './types.js'

/** Another token of the account. `id`: its address in lower case; `native` for the native token. */
export type PayToken = Omit<Token, 'id'> & { readonly id: string }

/**
 * Returns the other tokens that the connected account has on the EVM chain of a payment, the most valuable first. None without a server:
 * nothing could swap them.
 */
export function getPayTokens(
  state: Pick<KitState, 'connection' | 'portfolio'>,
  { asset }: Pick<Payment, 'asset'>,
): readonly PayToken[] {
  const session = sessionOf(state, 'eip155')
  const tokens = state.portfolio?.eip155
  const list = tokens && 'list' in tokens ? tokens.list : undefined
  if (!session || !tokens || !list || list.isPartial || !('of' in tokens) || asset.namespace !== 'eip155')
    return []
  const isOfAccount = tokens.of.address === session.accounts[0].address && tokens.of.chainId === asset.chainId
  if (!isOfAccount) return []
  const paid = asset.address?.toLowerCase() ?? 'native'
  return list.tokens
    .map((token) => ({ ...token, id: token.address?.toLowerCase() ?? 'native' }))
    .filter(({ id, amount }) => amount > 0n && id !== paid)
}
