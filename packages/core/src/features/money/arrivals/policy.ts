import type { Command, KitState, Policy } from '../../../engine/types.js'
import type { ArrivalCode } from '../../shell/snackbar/machine.js'
import type { CallsFact } from '../../wallet/calls/types.js'
import type { Write } from '../../wallet/request/machine.js'
import { isHash } from '../../wallet/transactions/shapes.js'
import type { TrackedTransaction } from '../../wallet/transactions/types.js'
import { toArrival } from './toArrival.js'
import type { Arrival, ArrivalsEvent } from './types.js'

const codes: Readonly<Partial<Record<Arrival['status'], ArrivalCode>>> = {
  done: 'swap-arrived',
  partial: 'swap-partial',
  refunded: 'swap-refunded',
}

/** Follows the swaps to other chains that the wallet sends for the app, and tells what became of them. */
export const policy: Policy = {
  request: {
    done: ({ write, result }, _state, _config, now) => follow(write, result, now),
    lateResponse: ({ write, result }, _state, _config, now) => follow(write, result, now),
  },
  calls: {
    sent: ({ write, result }: Extract<CallsFact, { type: 'sent' }>) => [
      toCommand({ type: 'identified', callsId: write.id, hash: result }),
    ],
    failed: ({ id }, { arrivals }) =>
      (arrivals?.list ?? [])
        .filter(({ callsId }) => callsId === id)
        .map((arrival) => toCommand({ type: 'ended', id: arrival.id })),
  },
  transactions: {
    settled: ({ transaction }, { arrivals }, _config, now) =>
      settleArrivals(arrivals?.list, [transaction], now),
    // Settled on an earlier page, or in another tab.
    loaded: (_, state, _config, now) => settleAll(state, now),
  },
  arrivals: {
    loaded: (_, state, _config, now) => settleAll(state, now),
    settled: ({ arrival }, state, config) => {
      if (isShown(arrival, state)) return []
      const { id, status, toChainId } = arrival
      const network = config.networkOf(toChainId)?.name ?? toChainId
      const code = codes[status] ?? 'swap-not-arrived'
      const variant = status === 'done' ? 'success' : 'error'
      const snackbar = { id: `arrival ${id}`, variant, code, values: { network } } as const
      return [{ feature: 'snackbar', event: { type: 'show', snackbar } }]
    },
  },
}

/** Whether the modal shows the result of the swap itself. */
function isShown({ hash }: Arrival, { modal, swapReview }: KitState): boolean {
  const isResult = modal.status === 'open' && modal.stack.at(-1)?.view === 'swap-review'
  return isResult && swapReview?.status === 'sent' && swapReview.result === hash
}

function follow(write: Write, result: unknown, sentAt: number): readonly Command[] {
  const arrival = toArrival(write, result, sentAt)
  return arrival ? [toCommand({ type: 'sent', arrival })] : []
}

const settleAll = ({ arrivals, transactions }: KitState, now: number): readonly Command[] =>
  settleArrivals(arrivals?.list, transactions?.list ?? [], now)

/** A transaction that the network does not know may still be sent: as a private relay does, for example. */
function settleArrivals(
  arrivals: readonly Arrival[] = [],
  transactions: readonly TrackedTransaction[],
  now: number,
): readonly Command[] {
  return arrivals.flatMap((arrival): readonly Command[] => {
    const { id, hash, chainId } = arrival
    const found = transactions.find(
      (one) => one.chainId === chainId && one.hash.toLowerCase() === hash?.toLowerCase(),
    )
    if (arrival.status !== 'sent' || !found) return []
    const { status, settledAt: at = now, replacement } = found
    if (status === 'confirmed') return [toCommand({ type: 'confirmed', id, at })]
    if (status === 'replaced' && replacement?.reason === 'repriced' && isHash(replacement.hash))
      return [toCommand({ type: 'confirmed', id, hash: replacement.hash, at })]
    return status === 'failed' || status === 'replaced' ? [toCommand({ type: 'ended', id })] : []
  })
}

const toCommand = (event: ArrivalsEvent): Command => ({ feature: 'arrivals', event })
