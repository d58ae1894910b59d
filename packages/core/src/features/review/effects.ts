import type { Effects } from '../../engine/machine.js'
import type { KitContext } from '../../engine/types.js'
import { AdapterNotFoundError } from '../../foundation/errors/adapter.js'
import { LatchkitError } from '../../foundation/errors/base.js'
import { NetworkNotFoundError } from '../../foundation/errors/network.js'
import { readTransferFacts } from './readTransferFacts.js'
import type { Review, ReviewEffect, ReviewEvent, TransferFacts } from './types.js'

type Context = Pick<KitContext, 'config' | 'adapterOf'> & { readonly signal: AbortSignal }

/** Reads what the network knows about the transfer: before the review, and after the approval. */
export const effects: Effects<ReviewEffect, ReviewEvent, Context> = {
  async prepare({ review }, context) {
    const { id } = review
    try {
      return { type: 'prepared', id, facts: await read(review, context) }
    } catch (error) {
      return { type: 'prepareFailed', id, error: toError(error) }
    }
  },
  async check({ review }, context) {
    const { id } = review
    try {
      return { type: 'checked', id, facts: await read(review, context) }
    } catch (error) {
      return { type: 'checkFailed', id, error: toError(error) }
    }
  },
}

function read({ intent }: Review, { config, adapterOf, signal }: Context): Promise<TransferFacts> {
  const network = config.networkOf(intent.chainId)
  if (!network) throw new NetworkNotFoundError({ chainId: intent.chainId })
  const evm = adapterOf('eip155')?.evm
  if (!evm) throw new AdapterNotFoundError({ namespace: 'eip155' })
  return readTransferFacts(evm.requestNetwork, { network, intent, signal })
}

/** Anything but an error of the request is an answer that could not be parsed. */
const toError = (error: unknown): LatchkitError =>
  error instanceof LatchkitError
    ? error
    : new LatchkitError({
        code: 'rpc-request',
        shortMessage: 'The network sent an answer that cannot be used.',
        details: error instanceof Error ? error.message : undefined,
        cause: error,
      })
