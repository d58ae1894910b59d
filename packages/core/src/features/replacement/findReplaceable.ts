import type { KitState } from '../../engine/types.js'
import type { Hex } from '../../foundation/encoding/hex.js'
import { sessionOf } from '../connection/rules.js'
import type { TrackedEvmTransaction } from '../transactions/types.js'
import type { ReplacementAction } from './types.js'

/**
 * Returns the pending transaction with that id, if the connected wallet can be asked to replace it: one of its active account on
 * its chain that the network knows. A speed-up needs its data, which is not kept if it is long. A smart account has no nonce of
 * its own transactions.
 */
export function findReplaceable(
  state: Pick<KitState, 'connection' | 'transactions'>,
  id: string,
  action: ReplacementAction,
): (TrackedEvmTransaction & { readonly to?: Hex | undefined }) | undefined {
  const session = sessionOf(state, 'eip155')
  const found = state.transactions?.list.find((one) => one.id === id)
  if (!session || found?.namespace !== 'eip155' || found.status !== 'pending') return undefined
  const [account] = session.accounts
  if (account.type !== 'eoa' || account.address.toLowerCase() !== found.from.toLowerCase()) return undefined
  if (session.chainId !== found.chainId || found.nonce === undefined) return undefined
  if (action === 'speed-up' && found.data === undefined) return undefined
  // An address of an EVM chain, as its adapter has checked or the storage.
  return found as TrackedEvmTransaction & { readonly to?: Hex | undefined }
}
