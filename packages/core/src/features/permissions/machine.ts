import { permissionsMax } from '../../foundation/limits.js'
import type { GrantedPermission, PermissionsInput, PermissionsState, PermissionsStep } from './types.js'

/** Starts without permissions. */
export function initialState(): PermissionsState {
  return { granted: [] }
}

/** Keeps the permissions that accounts grant, the latest last, and which of them are revoked. */
export function transition(state: PermissionsState, input: PermissionsInput): PermissionsStep {
  switch (input.type) {
    case 'load':
      return { state, run: [{ type: 'readPermissions', key: 'read' }] }
    case 'loaded': {
      const stored = new Set(input.granted.map(({ context }) => context))
      // What this page has granted meanwhile is kept; what another tab revoked is replaced.
      const own = state.granted.filter(({ context }) => !stored.has(context))
      return { state: { granted: [...input.granted, ...own].slice(-permissionsMax) } }
    }
    case 'granted':
      return store(state, input.granted)
    case 'revoked': {
      const granted = state.granted.find(({ context }) => context === input.context)
      if (!granted || granted.revokedAt !== undefined) return { state }
      return store(state, { ...granted, revokedAt: input.at })
    }
    case 'failed':
      // The handlers catch failures themselves.
      return { state }
  }
}

function store({ granted: all }: PermissionsState, granted: GrantedPermission): PermissionsStep {
  const others = all.filter(({ context }) => context !== granted.context)
  return {
    state: { granted: [...others, granted].slice(-permissionsMax) },
    run: [{ type: 'storePermission', key: `store ${granted.context}`, mode: 'write', granted }],
  }
}
