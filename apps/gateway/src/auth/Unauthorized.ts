/** Why a client may not come in; the message is one of the texts clients know, or begins as they do. */
export class Unauthorized extends Error {
  override readonly name = 'Unauthorized'
}
