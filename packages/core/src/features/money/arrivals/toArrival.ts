import type { Write } from '../../wallet/request/machine.js'
import { isHash } from '../../wallet/transactions/shapes.js'
import type { Arrival } from './types.js'

/** Returns the swap to another chain that a wallet has sent; `undefined` for any other request. */
export function toArrival(
  { id, address: from, chainId, intent }: Write,
  result: unknown,
  sentAt: number,
): Arrival | undefined {
  const target = 'arrival' in intent ? intent.arrival : undefined
  const { callsId } = Object(result) as { readonly callsId?: string }
  if (!target || (!isHash(result) && callsId === undefined)) return undefined
  return {
    ...target,
    ...{ id, from, chainId, sentAt, status: 'sent' },
    ...(isHash(result) ? { hash: result } : { callsId }),
  }
}
