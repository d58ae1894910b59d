import * as z from 'zod/mini'

/** What nodes tell one another. */
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
  /** A topic's mailbox is worth another look. */
  z.object({ type: z.literal('look'), topic: z.string() }),
  /** Something may have been missed: every mailbox is worth another look. */
  z.object({ type: z.literal('lookAtAll') }),
])

/** What nodes tell one another. */
export type BusEvent = z.infer<typeof busEventSchema>

/** Joins the nodes of one relay. The mailbox is the truth; the bus only makes it quick. */
export interface Bus {
  /** Resolves when the others have been told, or will be told to look for themselves. */
  publish(event: BusEvent): Promise<void>
  /** Receives what others publish on followed topics and for all, not what this node publishes. */
  listen(listener: (event: BusEvent) => void): void
  /** Receives events of a topic: nodes are sent only what their own subscribers need. */
  follow(topic: string): void
  unfollow(topic: string): void
  /** Resolves when every topic followed so far is heard, or the others cannot be reached; `undefined`: there is nothing to wait for. */
  waitUntilFollowed(): Promise<void> | undefined
  /** Whether the others can be reached now. */
  isReady(): boolean
  /** Seconds that an event takes to come back to this node by way of the bus. */
  getLagSeconds(): number
  close(): Promise<void>
}
