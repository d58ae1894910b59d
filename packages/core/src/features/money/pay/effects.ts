import type { Effects } from '../../../engine/machine.js'
import type { KitContext } from '../../../engine/types.js'
import { LatchkitError } from '../../../foundation/errors/base.js'
import { PayError, type PayErrorCode } from '../../../foundation/errors/pay.js'
import type { Exchanges } from '../../../ports/Exchanges.js'
import { readPayments, removePayment, writePayment } from './storedPayments.js'
import type { PayEffect, PayEvent } from './types.js'

type Context = Pick<KitContext, 'storage' | 'config' | 'clock' | 'adapterOf' | 'dataApi' | 'getState'>

/** Ask the gateway and the chain, and read and write the storage. They never ask the wallet. */
export const effects: Effects<PayEffect, PayEvent, Context> = {
  async getExchanges({ payment }, context) {
    const { id, asset, amount } = payment
    try {
      const { signal } = context
      const { exchanges } = await (await getPort(context)).getExchanges({ asset: asset.id, amount, signal })
      return { type: 'listed', id, exchanges }
    } catch (cause) {
      return { type: 'listFailed', id, error: toPayError('pay-exchanges', cause) }
    }
  },
  async getPayUrl({ payment, exchange }, context) {
    const { id, asset, amount } = payment
    try {
      const { url, sessionId } = await (await getPort(context)).getPayUrl({
        exchangeId: exchange.id,
        asset: asset.id,
        amount,
        recipient: `${asset.chainId}:${payment.recipient}`,
        signal: context.signal,
      })
      const startedAt = context.clock.now()
      return { type: 'started', id, session: { exchange, sessionId, url, startedAt } }
    } catch (cause) {
      return { type: 'startFailed', id, error: toPayError('pay-url', cause) }
    }
  },
  async getStatus({ session }, context) {
    const { exchange, sessionId } = session
    try {
      const { signal } = context
      const answer = await (await getPort(context)).getBuyStatus({
        exchangeId: exchange.id,
        sessionId,
        signal,
      })
      return { type: 'polled', sessionId, answer, at: context.clock.now() }
    } catch {
      // It is asked again: an error says nothing about the payment.
      return { type: 'polled', sessionId, answer: { status: 'UNKNOWN' }, at: context.clock.now() }
    }
  },
  async look({ payment, txHash, via }, context) {
    try {
      const { lookUpPayment } = await loadLookUp()
      const look = await lookUpPayment(payment, { txHash, via }, context)
      return { type: 'looked', txHash, look, at: context.clock.now() }
    } catch {
      return { type: 'looked', txHash, look: 'unreachable', at: context.clock.now() }
    }
  },
  async findReference({ payment }, context) {
    const { id } = payment
    try {
      const { findReference } = await loadLookUp()
      return { type: 'referenceFound', id, txHash: await findReference(payment, context) }
    } catch {
      return { type: 'referenceFound', id }
    }
  },
  async readPrice({ reviewId, chain }, context) {
    // Without an answer, the price that is shown stays: it is compared with the current one when it is approved.
    const isOld = await chain.isPriceOld?.(context).catch(() => false)
    return { type: 'priceRead', reviewId, isOld: isOld ?? false }
  },
  store({ stored }, { storage, config, clock }) {
    if (storage) writePayment(stored, { storage, config, now: clock.now() })
    return undefined
  },
  forget({ sessionId }, { storage, config, clock }) {
    if (storage) removePayment(sessionId, { storage, config, now: clock.now() })
    return undefined
  },
  readStored(_, { storage, config, clock }) {
    const payments = storage ? readPayments({ storage, config, now: clock.now() }) : []
    return { type: 'loaded', payments }
  },
}

/** It is first used when a payment was sent. If it does not load, the chain cannot be read either. */
const loadLookUp = () => import('./lookUpPayment.js')

async function getPort({ dataApi }: Context): Promise<Exchanges> {
  const { exchanges } = dataApi ?? {}
  if (!exchanges)
    throw new PayError({ code: 'pay-exchanges', reason: 'Set the option `dataApi` to one with exchanges.' })
  return exchanges()
}

/** An aborted request is no answer of the gateway. */
function toPayError(code: PayErrorCode, cause: unknown): LatchkitError {
  if (cause instanceof PayError) return cause
  const reason = cause instanceof LatchkitError ? (cause.details ?? cause.shortMessage) : undefined
  return new PayError({ code, reason, cause })
}
