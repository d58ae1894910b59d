import { permissionsMax } from '../../../foundation/limits.js'
import type { GrantedPermission, PermissionsInput, PermissionsState, PermissionsStep } from './types.js'

/** Starts without permissions. */
export function initialState(): PermissionsState {
  return { isLoaded: false, granted: [], reported: [], listed: {}, tokens: {} }
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
      return { state: { ...withGranted(state, [...input.granted, ...own]), isLoaded: true } }
    }
    case 'granted':
      return store(state, input.granted)
    case 'revoking':
      return change(state, input.context, { revocation: input.revocation })
    case 'notRevoked':
      return change(state, input.context, { revocation: undefined })
    case 'revoked':
      return change(state, input.context, { revokedAt: input.at, revocation: undefined })
    case 'listed': {
      const isOther = (one: GrantedPermission) =>
        one.address.toLowerCase() !== input.address.toLowerCase() || one.chainId !== input.chainId
      const reported = [...state.reported.filter(isOther), ...input.reported]
      const listed = { ...state.listed, ...input.listed }
      return { state: withGranted({ ...state, reported, listed }, state.granted) }
    }
    case 'tokenRead':
      return { state: { ...state, tokens: { ...state.tokens, [input.key]: input.token } } }
    case 'failed':
      // The handlers catch failures themselves.
      return { state }
  }
}

/** Changes a permission that is not revoked. */
function change(
  state: PermissionsState,
  context: string,
  patch: Partial<GrantedPermission>,
): PermissionsStep {
  const isMeant = (one: GrantedPermission) => one.context === context && one.revokedAt === undefined
  const granted = state.granted.find(isMeant)
  if (granted) return store(state, { ...granted, ...patch })
  const reported = state.reported.map((one) => (isMeant(one) ? { ...one, ...patch } : one))
  return { state: { ...state, reported } }
}

function store(state: PermissionsState, granted: GrantedPermission): PermissionsStep {
  const others = state.granted.filter(({ context }) => context !== granted.context)
  return {
    state: withGranted(state, [...others, granted]),
    run: [{ type: 'storePermission', key: `store ${granted.context}`, mode: 'write', granted }],
  }
}

/** A permission that this browser knows replaces the server's entry. */
function withGranted(state: PermissionsState, all: readonly GrantedPermission[]): PermissionsState {
  const granted = all.slice(-permissionsMax)
  const known = new Set(granted.map(({ context }) => context))
  return { ...state, granted, reported: state.reported.filter(({ context }) => !known.has(context)) }
}
