import type { PairingState } from './types.js'

/** Starts without a URI. */
export function initialState(): PairingState {
  return { status: 'idle', nextId: 1 }
}
