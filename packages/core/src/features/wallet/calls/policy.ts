import { readHashes } from '../../../chains/evm/readHashes.js'
import type { Command, Policy } from '../../../engine/types.js'
import type { Write } from '../request/machine.js'
import type { WriteResult } from '../request/writes.js'

/** Follows the batches of calls that a wallet accepts, also if the app has stopped waiting for the wallet. */
export const policy: Policy = {
  request: {
    done: ({ write, result }, _state, _config, now) => follow(write, result, now),
    lateResponse: ({ write, result }, _state, _config, now) => follow(write, result, now),
  },
  calls: {
    failed: ({ id }) => {
      const snackbar = { id, variant: 'error', code: 'transaction-failed' } as const
      return [{ feature: 'snackbar', event: { type: 'show', snackbar } }]
    },
  },
}

function follow(write: Write, result: WriteResult | undefined, sentAt: number): readonly Command[] {
  const { connectorId, address, chainId, intent } = write
  if (intent.kind !== 'sendCalls' || typeof result !== 'object' || !('callsId' in result)) return []
  const call = intent.calls[intent.calls.length - 1]
  if (!call) return []
  const { action } = intent
  const { callsId: id, answer } = result
  const on = intent.chainId ?? chainId
  const hash = readHashes(answer, on).at(-1)
  const calls = {
    id,
    connectorId,
    address,
    chainId: on,
    call,
    sentAt,
    hash,
    ...(action !== undefined && { action }),
  }
  return [{ feature: 'calls', event: { type: 'accepted', calls } }]
}
