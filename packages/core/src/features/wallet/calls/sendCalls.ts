import type { Json } from '../../../chains/evm/parseCapabilities.js'
import { readHashes } from '../../../chains/evm/readHashes.js'
import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { ChainIdOf } from '../../../engine/Register.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import type {
  AtomicityNotSupportedError,
  AtomicReadyWalletRejectedUpgradeError,
  BundleTooLargeError,
  CallsNotSupportedError,
  DuplicateIdError,
  UnsupportedChainIdError,
} from '../../../foundation/errors/calls.js'
import { UnsupportedNonOptionalCapabilityError } from '../../../foundation/errors/calls.js'
import type { NetworkNotFoundError } from '../../../foundation/errors/network.js'
import type { InvalidTransactionError } from '../../../foundation/errors/parameters.js'
import { InvalidParameterError } from '../../../foundation/errors/parameters.js'
import { toCallsError } from '../../../foundation/errors/toCallsError.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { askWallet } from '../request/askWallet.js'
import { getNetworkIn } from '../request/getNetworkIn.js'
import { getSigningSession } from '../request/getSigningSession.js'
import { checkSessionUnchanged } from '../request/rules.js'
import { copyCalls, copyCapabilities } from './checkCalls.js'
import { checkSupport, getNames, getRequired } from './checkSupport.js'
import { callsFeature } from './feature.js'
import { type CapableBatch, type PaymasterService, resolvePaymasters } from './resolvePaymasters.js'
import { type SequentialCalls, sendSequentially } from './sendSequentially.js'

/** The wallet has refused the batch, and nothing was sent. */
const refusedCodes: readonly unknown[] = [
  'calls-not-supported',
  'calls-chain-not-supported',
  'calls-too-large',
  'calls-upgrade-declined',
  'calls-atomicity-not-supported',
]

/**
 * Asks the wallet connected on `eip155` to execute several calls together (EIP-5792). The request is queued, and resolves as soon as
 * the wallet has accepted it: `waitForCalls` returns what became of it. `watchTransactions` tracks it, also after a reload.
 *
 * A wallet without EIP-5792 rejects with `CallsNotSupportedError`. With `fallback: 'sequential'` it is asked for one transaction after
 * the other instead, and the result says how many of them are confirmed.
 *
 * @throws see `sendCalls.ErrorType`. `UserRejectedError` when the user declined.
 * @see https://eips.ethereum.org/EIPS/eip-5792
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { sendCalls, waitForCalls } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
 * const sent = await sendCalls(kit, {
 *   calls: [{ to, value: 10n ** 15n }, { to, data: '0x12345678' }],
 *   fallback: 'sequential',
 * })
 * const { status } = sent.type === 'batch' ? await waitForCalls(kit, { id: sent.id }) : sent
 * ```
 */
export async function sendCalls<Kit extends Latchkit>(
  kit: Kit,
  parameters: sendCalls.Parameters<Kit>,
): Promise<sendCalls.ReturnType> {
  checkParameters(kit, parameters, 'sendCalls(kit, { calls })')
  const { fallback, signal, atomicRequired = false } = parameters
  const calls = copyCalls(parameters.calls)
  const capabilities = copyCapabilities(parameters.capabilities)
  // An app without types may pass anything.
  if (typeof atomicRequired !== 'boolean')
    throw new InvalidParameterError({ field: 'atomicRequired', reason: 'it must be true or false' })
  if (fallback !== undefined && fallback !== 'sequential')
    throw new InvalidParameterError({ field: 'fallback', reason: 'it must be "sequential"' })
  if (signal?.aborted) throw new AbortedError()
  const session = getSigningSession(kit, 'eip155')
  const { caipNetworkId: chainId } = getNetworkIn(kit, 'eip155', parameters.chainId)
  const asked = resolvePaymasters({ calls, capabilities }, chainId)
  try {
    const { omittedCapabilities, ...batch } = await checkSupport(kit, {
      ...asked,
      chainId,
      atomicRequired,
      signal,
    })
    const intent = { kind: 'sendCalls', chainId, atomicRequired, ...batch } as const
    const { connectorId, accounts } = session
    const write = { id: '', connectorId, address: accounts[0].address, chainId: session.chainId, intent }
    // The user may have changed the account while the capabilities were read.
    checkSessionUnchanged(write, getSigningSession(kit, 'eip155'), 'eip155')
    // Installed first: it follows what the wallet accepts.
    kit.internal.install(callsFeature)
    const { callsId, answer } = await askWallet(kit, { namespace: 'eip155', intent, signal })
    const transactionHashes = readHashes(answer, chainId)
    const omitted = getOmitted({ calls, capabilities }, asked, omittedCapabilities)
    return { type: 'batch', id: callsId, transactionHashes, omittedCapabilities: omitted }
  } catch (cause) {
    const error = toCallsError(cause, 'wallet_sendCalls')
    const isRefused = error instanceof Error && 'code' in error && refusedCodes.includes(error.code)
    if (!isRefused || atomicRequired || fallback === undefined) throw error
    const [capability] = getRequired(asked)
    if (capability !== undefined)
      throw new UnsupportedNonOptionalCapabilityError({ capability, cause: error })
    if (chainId !== session.chainId) throw error
    return sendSequentially(kit, { session, batch: { calls, capabilities }, signal })
  }
}

/** Adds the optional paymasters that are left out because they have no entry for the chain. */
function getOmitted(given: CapableBatch, asked: CapableBatch, omitted: readonly string[]): readonly string[] {
  const left = getNames(asked)
  return [...getNames(given).filter((name) => !left.includes(name)), ...omitted]
}

export declare namespace sendCalls {
  /** A call. */
  type Call = {
    /** EIP-55 checked when mixed case. */
    readonly to: Hex
    /** Default `0x`. */
    readonly data?: Hex | undefined
    /** In wei. Default 0. */
    readonly value?: bigint | undefined
    /** Capabilities of this call alone: see `Parameters`. */
    readonly capabilities?: Capabilities | undefined
  }
  /** By name, as JSON. */
  type Capabilities = {
    /** Who pays the fee (ERC-7677). */
    readonly paymasterService?: PaymasterService | undefined
    readonly [name: string]: { readonly [name: string]: Json | undefined } | PaymasterService | undefined
  }
  type Parameters<Kit extends Latchkit = Latchkit> = {
    readonly calls: readonly Call[]
    /** CAIP-2. Default: the current chain of the wallet, which need not be on this chain. */
    readonly chainId?: ChainIdOf<Kit> | undefined
    /**
     * One without `optional: true` that the wallet does not support rejects, and nothing is sent. An optional one is left out: see
     * `omittedCapabilities`.
     */
    readonly capabilities?: Capabilities | undefined
    /** All calls or none. Default false. There is no fallback then. */
    readonly atomicRequired?: boolean | undefined
    /**
     * `sequential`: a wallet that does not execute these calls together is asked for one transaction after the other, if it is on
     * the chain of the calls.
     */
    readonly fallback?: 'sequential' | undefined
    /** Cancels the request: see `cancelRequest`. */
    readonly signal?: AbortSignal | undefined
  }
  /** A batch that the wallet has accepted, with this id. */
  type Batch = {
    readonly type: 'batch'
    readonly id: string
    /** Those that the wallet has told with the id, unverified (CAIP-345). Most wallets tell none. */
    readonly transactionHashes: readonly Hex[]
    /**
     * The optional capabilities that the wallet does not support, and an optional paymaster without an entry for the chain. The wallet
     * was not asked for them.
     */
    readonly omittedCapabilities: readonly string[]
  }
  type ReturnType = Batch | SequentialCalls
  type ErrorType =
    | askWallet.ErrorType
    | InvalidTransactionError
    | InvalidParameterError
    | NetworkNotFoundError
    | UnsupportedNonOptionalCapabilityError
    | UnsupportedChainIdError
    | DuplicateIdError
    | BundleTooLargeError
    | AtomicReadyWalletRejectedUpgradeError
    | AtomicityNotSupportedError
    | CallsNotSupportedError
}
