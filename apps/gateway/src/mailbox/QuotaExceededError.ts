/** A message that would exceed the bytes its sender, its address, its project or the gateway may store. */
export class QuotaExceededError extends Error {
  override readonly name = 'QuotaExceededError'
}
