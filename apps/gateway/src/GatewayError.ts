/** What keeps the gateway from starting or reloading; the message says what happened and what to do. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
}
