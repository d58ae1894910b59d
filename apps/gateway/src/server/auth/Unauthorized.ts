/** Rejects a client. Its message is one of the texts that the client libraries recognise, or starts with one of them. */
export class Unauthorized extends Error {
  override readonly name = 'Unauthorized'
}
