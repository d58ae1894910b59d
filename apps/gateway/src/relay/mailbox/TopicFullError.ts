/** A topic contains the maximum number of messages or bytes. */
export class TopicFullError extends Error {
  override readonly name = 'TopicFullError'
}
