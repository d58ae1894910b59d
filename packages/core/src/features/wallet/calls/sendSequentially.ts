import type { Latchkit } from '../../../engine/latchkit.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import { LatchkitError } from '../../../foundation/errors/base.js'
import { UnexpectedError } from '../../../foundation/errors/unexpected.js'
import { sequentialReceiptWaitMs } from '../../../foundation/limits.js'
import type { Session } from '../../../ports/Adapter.js'
import type { EvmReceipt } from '../../../ports/EvmMethods.js'
import { askWallet } from '../request/askWallet.js'
import { waitForReceipt } from '../request/evm/waitForReceipt.js'
import { getSigningSession } from '../request/getSigningSession.js'
import { checkSessionUnchanged } from '../request/rules.js'
import { getNames } from './checkSupport.js'
import type { CapableBatch } from './resolvePaymasters.js'

/** Outcome of calls that were sent as one transaction after the other, because the wallet does not execute them together. */
export type SequentialCalls = {
  readonly type: 'sequential'
  /** The earlier calls stay executed if a later one fails. */
  readonly isAtomic: false
  /** `stopped`: a call failed, or its result is not known. Those after it were not sent. */
  readonly status: 'confirmed' | 'stopped'
  /** Number of calls that are confirmed: the first ones. */
  readonly confirmed: number
  /** In the order of the calls. The last one may be reverted. */
  readonly receipts: readonly EvmReceipt[]
  /** The transaction of the call after the receipts, if it was sent and its result is not known. */
  readonly pendingHash?: Hex | undefined
  /** The capabilities that were asked for, all of them optional: a transaction has none. */
  readonly omittedCapabilities: readonly string[]
  /** Why it stopped. Absent if the last transaction was reverted. */
  readonly error?: LatchkitError | undefined
}

/**
 * Sends one transaction after the other, each after the receipt of the one before, and stops at the first failure.
 *
 * @throws what the wallet rejects the first transaction with: nothing was sent then
 */
export async function sendSequentially(
  kit: Latchkit,
  parameters: {
    readonly session: Session
    readonly batch: CapableBatch
    readonly signal: AbortSignal | undefined
  },
): Promise<SequentialCalls> {
  const { session, batch, signal } = parameters
  const { connectorId, accounts, chainId } = session
  const namespace = 'eip155'
  const omittedCapabilities = getNames(batch)
  const receipts: EvmReceipt[] = []
  const toResult = (rest: Pick<SequentialCalls, 'status' | 'pendingHash' | 'error'>): SequentialCalls => {
    const confirmed = receipts.filter(({ status }) => status === 'success').length
    return { type: 'sequential', isAtomic: false, confirmed, receipts, omittedCapabilities, ...rest }
  }
  for (const { capabilities: _, ...transaction } of batch.calls) {
    const intent = { kind: 'sendTransaction', transaction } as const
    let pendingHash: Hex | undefined
    try {
      const write = { id: '', connectorId, address: accounts[0].address, chainId, intent }
      // The user may have changed account or chain while the receipt was waited for.
      checkSessionUnchanged(write, getSigningSession(kit, namespace), namespace)
      pendingHash = await askWallet(kit, { namespace, intent, signal })
      const timeoutMs = sequentialReceiptWaitMs
      receipts.push(await waitForReceipt(kit, { hash: pendingHash, chainId, timeoutMs, signal }))
      if (receipts.at(-1)?.status === 'reverted') return toResult({ status: 'stopped' })
    } catch (cause) {
      if (receipts.length === 0 && pendingHash === undefined) throw cause
      const error = cause instanceof LatchkitError ? cause : new UnexpectedError({ cause })
      return toResult({ status: 'stopped', error, ...(pendingHash && { pendingHash }) })
    }
  }
  return toResult({ status: 'confirmed' })
}
