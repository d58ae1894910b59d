/** The thread of the embedded database has ended although the gateway did not close it. */
export class DatabaseStoppedError extends Error {
  override readonly name = 'DatabaseStoppedError'

  constructor(options?: ErrorOptions) {
    super('The embedded database has stopped: start the gateway again', options)
  }
}
