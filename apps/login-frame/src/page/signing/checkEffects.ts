import type { Network } from '@latchkit/core'
import { type Hex, parseTransaction } from 'viem'
import { type AccountCall, decodeAccountCalls } from '../../shared/smartAccount/accountCalls.js'
import { ApprovalError } from '../approval/ApprovalError.js'
import { hasNewEffects } from '../approval/hasNewEffects.js'
import type { Approval, ApprovalContent, Simulation } from '../approval/types.js'
import { findHiddenEffects } from '../decode/findHiddenEffects.js'
import { readEvmCall } from '../decode/readEvmCall.js'
import type { ChainRpc } from '../rpc/createChainRpc.js'
import { simulateEvm } from '../simulation/simulateEvm.js'
import { simulateSolana } from '../simulation/simulateSolana.js'

type Context = { readonly rpc: ChainRpc; readonly network: Network; readonly signal: AbortSignal }

/**
 * Refuses calls whose description is untrue: each of them is displayed in words, and together they give away or allow anything else. What a call
 * without a description does is displayed as a danger instead.
 *
 * @throws `ApprovalError`
 */
export function checkDescribedEffects(content: ApprovalContent): void {
  const calls = toCalls(content)
  if (!calls || !('simulation' in content)) return
  const areDescribed = calls.every(({ data }) => data === '0x' || readEvmCall(data).type !== 'unknown')
  if (areDescribed && findHiddenEffects(content.simulation, calls).length > 0)
    throw new ApprovalError('effects_hidden')
}

/**
 * Simulates what the user approved once more, right before its signature, and refuses effects that were not displayed.
 *
 * @throws `ApprovalError`
 */
export async function recheckEffects(approval: Approval, context: Context): Promise<void> {
  const { content, chainId, address } = approval
  const shown = 'simulation' in content ? content.simulation : undefined
  const now = await simulate()
  if (shown && now && hasNewEffects(shown, now)) throw new ApprovalError('effects_changed')

  async function simulate(): Promise<Simulation | undefined> {
    if (content.type === 'solanaTransactions')
      return simulateSolana(content, { chainId, address, ...context })
    const calls = toCalls(content)
    return calls && simulateEvm(calls, { chainId, address, ...context })
  }
}

/** The calls of the bytes that are signed. A call without `to` creates a contract. */
function toCalls(content: ApprovalContent): readonly AccountCall[] | undefined {
  if (content.type === 'evmUserOperation') return decodeAccountCalls(content.operation.callData)
  if (content.type !== 'evmTransaction') return undefined
  const { to, data = '0x', value = 0n } = parseTransaction(content.transaction)
  return to ? [{ to: to as Hex, data, value }] : undefined
}
