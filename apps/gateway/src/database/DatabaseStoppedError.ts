/** The thread of the embedded database ended unexpectedly. */
export class DatabaseStoppedError extends Error {
  override readonly name = 'DatabaseStoppedError'

  constructor(options?: ErrorOptions) {
    super('The embedded database has stopped: start the gateway again', options)
  }
}
