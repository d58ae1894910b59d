import { checkParameters } from '../../../../config/inDevelopment.js'
import type { Latchkit } from '../../../../engine/latchkit.js'
import type { ChainIdOf } from '../../../../engine/Register.js'
import { untilDestroyed } from '../../../../engine/untilDestroyed.js'
import type { Hex } from '../../../../foundation/encoding/hex.js'
import type { AdapterNotFoundError, MethodNotSupportedError } from '../../../../foundation/errors/adapter.js'
import type { NetworkNotFoundError } from '../../../../foundation/errors/network.js'
import type { ReceiptTimeoutError, RpcRequestError } from '../../../../foundation/errors/rpc.js'
import type { AbortedError } from '../../../../foundation/errors/wallet.js'
import { receiptWaitMs } from '../../../../foundation/limits.js'
import type { EvmReceipt } from '../../../../ports/EvmMethods.js'
import { getAdapter } from '../../connection/getAdapter.js'
import { getEvmMethods } from '../getEvmMethods.js'
import { getNetworkIn } from '../getNetworkIn.js'

/**
 * Waits until a transaction is mined on an `eip155` chain. A reverted one also resolves: check `status`.
 *
 * @throws see `waitForReceipt.ErrorType`. `ReceiptTimeoutError` after the time-out: it may still be mined later.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { sendTransaction, waitForReceipt } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const hash = await sendTransaction(kit, { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: 1n })
 * const { status } = await waitForReceipt(kit, { hash, chainId: 'eip155:1' })
 * ```
 */
export async function waitForReceipt<Kit extends Latchkit>(
  kit: Kit,
  parameters: waitForReceipt.Parameters<Kit>,
): Promise<waitForReceipt.ReturnType> {
  checkParameters(kit, parameters, 'waitForReceipt(kit, { hash })')
  const { hash, chainId, timeoutMs = receiptWaitMs } = parameters
  const network = getNetworkIn(kit, 'eip155', chainId)
  const evm = getEvmMethods(getAdapter(kit.internal, 'eip155'))
  return untilDestroyed(
    kit,
    (signal) => evm.waitForReceipt({ hash, network, timeoutMs, signal }),
    parameters.signal,
  )
}

export declare namespace waitForReceipt {
  type Parameters<Kit extends Latchkit = Latchkit> = {
    readonly hash: Hex
    /** The chain of the transaction (CAIP-2). Default: the current chain of `eip155`, which the user may have changed. */
    readonly chainId?: ChainIdOf<Kit> | undefined
    /** In ms. Default 25000. */
    readonly timeoutMs?: number | undefined
    readonly signal?: AbortSignal | undefined
  }
  type ReturnType = EvmReceipt
  type ErrorType =
    | ReceiptTimeoutError
    | RpcRequestError
    | NetworkNotFoundError
    | AdapterNotFoundError
    | MethodNotSupportedError
    | AbortedError
}
