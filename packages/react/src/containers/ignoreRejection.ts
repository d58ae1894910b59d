/**
 * Takes a rejection of an action that the visitor started in a view. How it ended stands in the state, and the view
 * says it: a "no" in the wallet is not an error on the console.
 */
export function ignoreRejection(action: Promise<unknown>): void {
  action.catch(() => {})
}
