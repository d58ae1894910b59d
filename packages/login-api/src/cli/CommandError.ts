/** A command that cannot run. The message says why, and is all that the user needs. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
