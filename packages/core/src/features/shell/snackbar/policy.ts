import type { Command, Policy } from '../../../engine/types.js'
import { MethodNotSupportedError } from '../../../foundation/errors/adapter.js'
import type { SnackbarCode } from './machine.js'

/** Shows the failures and late results that no view shows. */
export const policy: Policy = {
  connection: { disconnectFailed: ({ id }) => [show(id, 'disconnect')] },
  balance: {
    // Some namespaces have no way to read a balance (Polkadot, Cosmos over a relay): that is not a failure.
    failed: ({ of, error }) =>
      error.cause instanceof MethodNotSupportedError ? [] : [show(of.address, 'balance-unavailable')],
  },
  request: {
    lateResponse: ({ id, result }) => (result === undefined ? [] : [show(id, 'request-completed-late')]),
  },
}

function show(id: string, code: SnackbarCode): Command {
  const variant = code === 'request-completed-late' ? 'success' : 'error'
  return { feature: 'snackbar', event: { type: 'show', snackbar: { id, variant, code } } }
}
