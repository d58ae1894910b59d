/** A topic contains the maximum number of messages or bytes. */
export class TopicFullError extends Error {
  override readonly name = 'TopicFullError'

  constructor() {
    super('Too many messages are stored on this topic: wait until they are acknowledged or expire')
  }
}
