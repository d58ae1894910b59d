import type { Route, ViewSet, ViewsWith } from '../../../engine/routes.js'

/** The views that cannot be left. */
export const lockedViews: ViewSet = {
  'unsupported-chain': true,
  'approve-transaction': true,
} satisfies Record<ViewsWith<{ locked: true }>, true>

/** The views of the history; the last one is shown. Never empty. */
export type Stack = readonly [Route, ...Route[]]

/** The current view. */
export function topOf(stack: Stack): Route {
  return stack.at(-1) ?? stack[0]
}

/** Whether two routes are the same view with the same parameters. */
export function isSameRoute(a: Route, b: Route): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => a[key as keyof Route] === b[key as keyof Route])
}

/**
 * Whether the user can neither go back nor close the modal, because UnsupportedChain or a required sign-in is in the history, or a
 * request waits for the approval of the user in the login frame.
 */
export function isLocked(stack: Stack): boolean {
  return stack.some((route) => lockedViews[route.view] || 'isRequired' in route)
}
