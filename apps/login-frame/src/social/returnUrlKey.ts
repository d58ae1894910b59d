/** Returns the key of the session storage with the page of the app to which a login returns. */
export function returnUrlKey(state: string): string {
  return `latchkit-return:${state}`
}
