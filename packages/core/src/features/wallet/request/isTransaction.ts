import type { WriteIntent } from './writes.js'

/** Whether a write sends a transaction, which may change the balance. */
export function isTransaction(intent: WriteIntent): boolean {
  return 'broadcast' in intent ? intent.broadcast : /send|transfer/i.test(intent.kind)
}
