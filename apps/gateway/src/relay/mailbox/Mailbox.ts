/** A message to store. */
export type NewMessage = {
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly attestation: string | null
  /** Client id of the publisher, which does not receive the message. */
  readonly publisher: string
  /** ms since 1970. */
  readonly publishedAt: number
  /** ms since 1970. The message is not delivered from then on. */
  readonly expiresAt: number
}

/** The address and the project of the publisher, for the quotas. */
export type Origin = { readonly address: string; readonly projectId: string }

/** A message in the mailbox. */
export type StoredMessage = NewMessage & {
  /** Sequence number: its position in the order in which messages were stored. */
  readonly seq: number
}

/** States that a client has acknowledged a message, which may be deleted from `expiresAt` on: see `getReceiptExpiry`. */
export type Receipt = { readonly seq: number; readonly clientId: string; readonly expiresAt: number }

/** Selects the pending messages of a client: those it has not acknowledged. */
export type PendingQuery = {
  readonly topics: readonly string[]
  readonly clientId: string
  readonly now: number
  /** Only messages after this one. */
  readonly after: number
  /** Maximum number of messages per page. */
  readonly limit: number
  /** A page ends with the message that exceeds this number of bytes, so that it is never empty. */
  readonly maxBytes: number
  /** Whether no call is waiting for the read. Such reads have a lower priority. */
  readonly isBackground?: boolean
}

/** A page of pending messages, in the order in which they were stored. */
export type Page = { readonly messages: readonly StoredMessage[]; readonly hasMore: boolean }

/** The result of storing a message: `undefined` if the topic already contains the same message. */
export type Stored = StoredMessage | undefined

/**
 * Stores messages until their recipients have acknowledged them. The promises of its methods resolve when the change survives
 * a restart.
 */
export interface Mailbox {
  /**
   * Stores a message.
   *
   * @throws TopicFullError if the topic contains too many messages.
   * @throws QuotaExceededError if a quota of the client, the address, the project or the mailbox is exceeded.
   * @throws StorageFullError if the disk has too little free space.
   */
  store(message: NewMessage, origin?: Origin): Promise<Stored>
  acknowledge(receipts: readonly Receipt[]): Promise<void>
  /** Acknowledges by topic and sha256 of the message, hex. */
  acknowledgeByHash(
    clientId: string,
    messages: readonly { readonly topic: string; readonly hash: string }[],
    now: number,
  ): Promise<void>
  /** Returns a page of pending messages, without those that the client published. */
  readPending(parameters: PendingQuery): Promise<Page>
  /** Deletes expired messages, and acknowledged messages whose receipts have expired. */
  sweep(now: number): Promise<void>
  /** Returns the number of stored messages. */
  size(): Promise<number>
  /** Returns the bytes of the stored messages. */
  bytes(): Promise<number>
  /** Returns the number of writes in the queue. */
  queued(): number
  /** Reads the current usage of the quotas from the database, because other nodes store and delete too. */
  countUsage(): Promise<void>
  /** Rejects if the database does not respond, with a StorageFullError if it cannot store messages. */
  isReachable(): Promise<void>
  /** Completes pending writes and closes the database. */
  close(): Promise<void>
}
