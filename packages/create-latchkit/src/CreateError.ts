/** An error whose message tells the user what to do. */
export class CreateError extends Error {
  override readonly name = 'CreateError'
}
