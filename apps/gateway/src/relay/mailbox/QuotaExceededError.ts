/** A message would exceed the byte quota of its client, its address, its project or the gateway. */
export class QuotaExceededError extends Error {
  override readonly name = 'QuotaExceededError'
}
