import type { WriteIntent } from './writes.js'

/** Whether a write puts a transaction on the chain, and so may change the balance. A signature alone does not. */
export function isTransaction(intent: WriteIntent): boolean {
  return 'broadcast' in intent ? intent.broadcast : /send|transfer/i.test(intent.kind)
}
