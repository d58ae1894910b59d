import type { WriteIntent } from './writes.js'

/** Whether a write sends a transaction, which may change the balance. A new kind of write does not compile until it is listed. */
export function isTransaction(intent: WriteIntent): boolean {
  switch (intent.kind) {
    case 'bip122_signPsbt':
      return intent.broadcast
    case 'signMessage':
    case 'signTypedData':
    case 'solana_signTransaction':
    case 'solana_signAllTransactions':
    case 'bip122_signMessage':
      return false
    case 'sendTransaction':
    case 'sendCalls':
    case 'solana_signAndSendTransaction':
    case 'solana_transfer':
    case 'bip122_sendTransfer':
      return true
  }
}
