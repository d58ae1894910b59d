/** An error that prevents a start or a reload. Its message states what happened and what to do. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
}
