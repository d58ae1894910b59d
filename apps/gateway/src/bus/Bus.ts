import * as z from 'zod/mini'

/** Schema of the events that nodes send to each other. */
export const busEventSchema = z.discriminatedUnion('type', [
  z.object({
    /** A message was stored. */
    type: z.literal('message'),
    message: z.object({
      seq: z.number(),
      topic: z.string(),
      message: z.string(),
      tag: z.number(),
      attestation: z.nullable(z.string()),
      publisher: z.string(),
      publishedAt: z.number(),
      expiresAt: z.number(),
    }),
  }),
  /** The mailboxes of a topic must be read again. */
  z.object({ type: z.literal('resync'), topic: z.string() }),
  /** Events may have been missed, so every mailbox must be read again. */
  z.object({ type: z.literal('resyncAll') }),
])

/** An event that nodes send to each other. */
export type BusEvent = z.infer<typeof busEventSchema>

/** Connects the nodes of one relay. The bus only speeds up delivery: all messages are also in the mailbox. */
export interface Bus {
  /** Publishes an event. If this fails, the other nodes receive `resyncAll` later. Never rejects. */
  publish(event: BusEvent): Promise<void>
  /** Receives the events that other nodes publish for followed topics or for all nodes. */
  listen(listener: (event: BusEvent) => void): void
  /** Starts receiving the events of a topic. */
  follow(topic: string): void
  unfollow(topic: string): void
  /**
   * Resolves when the events of all topics followed so far are received, or the other nodes cannot be reached. Returns
   * `undefined` if there is nothing to wait for.
   */
  waitUntilFollowed(): Promise<void> | undefined
  /** Whether the other nodes can be reached now. */
  isReady(): boolean
  /** Returns the seconds that an event takes from this node through the bus and back. */
  getLagSeconds(): number
  close(): Promise<void>
}
