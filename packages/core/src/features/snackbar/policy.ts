import type { Command, Policy } from '../../engine/types.js'
import { MethodNotSupportedError } from '../../foundation/errors/adapter.js'
import type { SnackbarCode } from './machine.js'

/** Shows the failures and late results that no view shows. */
export const policy: Policy = (fact) => {
  if (fact.feature === 'connection' && fact.type === 'disconnectFailed')
    return [show(fact.id, 'disconnect', 'Failed to disconnect')]
  // Some namespaces have no way to read a balance (Polkadot, Cosmos over a relay): that is not a failure.
  if (
    fact.feature === 'balance' &&
    fact.type === 'failed' &&
    !(fact.error.cause instanceof MethodNotSupportedError)
  )
    return [show(fact.of.address, 'balance-unavailable', 'Token Balance Unavailable')]
  if (fact.feature === 'request' && fact.type === 'lateResponse' && fact.result !== undefined)
    return [show(fact.id, 'request-completed-late', 'Request completed after it was cancelled')]
  return []
}

function show(id: string, code: SnackbarCode, message: string): Command {
  const variant = code === 'request-completed-late' ? 'success' : 'error'
  return { feature: 'snackbar', event: { type: 'show', snackbar: { id, variant, code, message } } }
}
