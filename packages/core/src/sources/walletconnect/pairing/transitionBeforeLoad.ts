import { classifyError } from '../../../foundation/errors/classifyError.js'
import type { PairingInput, PairingState, PairingStep } from './types.js'

/**
 * Handles the events that are possible until the machine (`machine.ts`) has loaded, as the machine does: the first URI is
 * requested, which loads it, or the request is cancelled or fails.
 */
export function transitionBeforeLoad(state: PairingState, input: PairingInput): PairingStep {
  const { nextId } = state
  const isIdle = state.status === 'idle'
  switch (input.type) {
    case 'begin':
      if (!isIdle) return { state: { ...state } }
      return {
        state: { status: 'preparing', nextId: nextId + 1 },
        run: [{ type: 'pair', key: `pair/${nextId}`, id: nextId }],
      }
    case 'walletOpened':
      return { state: isIdle ? state : { ...state, openedWallet: input.openedWallet } }
    case 'pause':
    case 'cancel':
      return isIdle ? { state } : cancel(nextId)
    case 'clearOutcome':
      return { state: isIdle && state.outcome ? { status: 'idle', nextId } : state }
    case 'sessionEnded': {
      const step: PairingStep = isIdle ? { state: { status: 'idle', nextId } } : cancel(nextId)
      return {
        ...step,
        run: [...(step.run ?? []), { type: 'storeDeepLink', key: 'storeDeepLink', openedWallet: null }],
      }
    }
    case 'failed': {
      const { effect, error } = input
      if (effect.type !== 'pair' || isIdle || effect.id !== nextId - 1) break
      if (classifyError(error) === 'cancelled') return cancel(nextId)
      return {
        state: { status: 'idle', nextId, outcome: { status: 'failed', error } },
        emit: [{ type: 'failed', error }],
      }
    }
  }
  return { state }
}

function cancel(nextId: number): PairingStep {
  return {
    state: { status: 'idle', nextId },
    run: [{ type: 'cancel', key: `pair/${nextId - 1}` }],
    emit: [{ type: 'cancelled' }],
  }
}
