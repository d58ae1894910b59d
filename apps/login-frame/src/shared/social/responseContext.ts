/** Binds the encrypted response of a provider to its login. */
export function responseContext(state: string): string {
  return `provider response ${state}`
}
