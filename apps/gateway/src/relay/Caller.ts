/** Who makes one call, and what the call can do to the connection it comes by. */
export type Caller = {
  /** did:key. */
  readonly clientId: string
  /** Subscribes the connection, if it is one that can be sent to. Answers with the subscription ids, in order. */
  readonly subscribe: (topics: readonly string[]) => readonly string[]
  readonly unsubscribe: (topic: string) => void
}
