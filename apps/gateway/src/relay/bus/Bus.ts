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
  /** The pending messages of a topic must be read again. */
  z.object({ type: z.literal('resync'), topic: z.string() }),
  /** Events may have been missed, so all pending messages must be read again. */
  z.object({ type: z.literal('resyncAll') }),
])

/** An event that nodes send to each other. */
export type BusEvent = z.infer<typeof busEventSchema>

/** Connects the nodes of one relay. The bus only speeds up delivery: all messages are also in the mailbox. */
export interface Bus {
  /** Publishes an event. If this fails, the other nodes receive `resyncAll` later. Never rejects. */
  publish(event: BusEvent): Promise<void>
  /** Receives the events that other nodes publish for subscribed topics or for all nodes. */
  listen(listener: (event: BusEvent) => void): void
  /** Starts receiving the events of a topic. */
  subscribe(topic: string): void
  unsubscribe(topic: string): void
  /**
   * Resolves when the events of all topics subscribed so far are received, or the other nodes cannot be reached. Returns
   * `undefined` if there is nothing to wait for.
   */
  waitUntilSubscribed(): Promise<void> | undefined
  /** Whether the other nodes can be reached now. */
  isReady(): boolean
  /** Returns the seconds that an event takes from this node through the bus and back. */
  getLagSeconds(): number
  close(): Promise<void>
}
