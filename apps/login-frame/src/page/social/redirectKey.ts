/** Returns the key of the session storage with the login that takes place in this window. */
export function redirectKey(state: string): string {
  return `latchkit-redirect:${state}`
}
