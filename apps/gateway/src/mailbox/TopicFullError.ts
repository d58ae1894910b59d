/** Too much on a topic waits for somebody who does not fetch it. */
export class TopicFullError extends Error {
  override readonly name = 'TopicFullError'
}
