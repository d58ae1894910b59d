/**
 * Ignores the rejection of an action that the user started in a view. The state has the outcome and the view shows it;
 * without this, a declined request would be reported as an unhandled rejection.
 */
export function ignoreRejection(action: Promise<unknown>): void {
  action.catch(() => {})
}
