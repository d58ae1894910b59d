import type { ExchangeSession, PayEffect, PayEvent, PayState } from './types.js'

/** After that time, the event follows. */
export const toTimer = (key: string, delayMs: number, event: PayEvent): PayEffect => ({
  type: 'timer',
  key: `${key} timer`,
  delayMs,
  event,
})

/** Asks the chain for the transaction that is said to pay. */
export const toLook = ({
  payment,
  sent,
}: Extract<PayState, { readonly status: 'confirming' }>): PayEffect => ({
  type: 'look',
  key: 'look',
  payment,
  txHash: sent.txHash,
  via: sent.via,
})

/** Stops looking for the reference of a link. */
export const cancelReference: PayEffect = { type: 'cancel', key: 'reference timer' }

/** Stops following the payment. */
export const stopAll: readonly PayEffect[] = [
  ...['poll', 'look', 'reference', 'price', 'hide'].map(
    (key): PayEffect => ({ type: 'cancel', key: `${key} timer` }),
  ),
  { type: 'cancel', key: 'status' },
  { type: 'cancel', key: 'look' },
  { type: 'cancel', key: 'reference' },
  { type: 'cancel', key: 'price' },
]

/** Returns the payment at an exchange that is followed. */
export const toSession = (state: PayState): ExchangeSession | undefined =>
  'session' in state ? state.session : undefined

/** Removes a payment at an exchange that is settled from the stored ones. */
export function forget(state: PayState): readonly PayEffect[] {
  const session = toSession(state)
  if (!session) return []
  const { sessionId } = session
  return [{ type: 'forget', key: `store ${sessionId}`, mode: 'write', sessionId }]
}
