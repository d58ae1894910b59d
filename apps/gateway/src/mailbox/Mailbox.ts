/** A message as a client publishes it. */
export type NewMessage = {
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly attestation: string | null
  /** Client id of who published it, who is never sent it. */
  readonly publisher: string
  /** ms since 1970. */
  readonly publishedAt: number
  /** ms since 1970; from then on it is not delivered. */
  readonly expiresAt: number
}

/** Where a message came from. */
export type Origin = { readonly address: string; readonly projectId: string }

/** A message as the mailbox keeps it. */
export type StoredMessage = NewMessage & {
  /** Its place in the order of receipt. */
  readonly seq: number
}

/** That a client has a message. From `expiresAt` on the message may be deleted: see `keptUntil`. */
export type Receipt = { readonly seq: number; readonly clientId: string; readonly expiresAt: number }

/** What waits for whom. */
export type PendingQuery = {
  readonly topics: readonly string[]
  readonly clientId: string
  readonly now: number
  /** Only messages after this one. */
  readonly after: number
  /** Messages of the page. */
  readonly limit: number
  /** Bytes of them; the one that goes beyond is the last, so that there is always one. */
  readonly maxBytes: number
  /** Whether no client waits for it: such a read goes after the others. */
  readonly isBackground?: boolean
}

/** A part of what waits, in the order of receipt. */
export type Page = { readonly messages: readonly StoredMessage[]; readonly hasMore: boolean }

/** The outcome of storing: `undefined` where the topic already holds the very same message. */
export type Stored = StoredMessage | undefined

/**
 * Where messages wait for those who have not had them yet. A promise of it resolves when a restart can no longer undo
 * what it did.
 */
export interface Mailbox {
  /**
   * @param origin Where it came from, for the quotas.
   * @throws TopicFullError where too much is kept on the topic.
   * @throws QuotaExceededError where its sender, address or project, or all of them, store too much.
   * @throws StorageFullError where the disk has too little free space.
   */
  store(message: NewMessage, origin?: Origin): Promise<Stored>
  acknowledge(receipts: readonly Receipt[]): Promise<void>
  /** Acknowledges by topic and sha256 of the message, hex. */
  acknowledgeByHash(
    clientId: string,
    messages: readonly { readonly topic: string; readonly hash: string }[],
    now: number,
  ): Promise<void>
  /** Neither the client's own messages nor what it has acknowledged. */
  readPending(parameters: PendingQuery): Promise<Page>
  /** Deletes what has expired, and what was acknowledged some time ago. */
  sweep(now: number): Promise<void>
  /** How many messages are kept. */
  size(): Promise<number>
  /** How many bytes they have. */
  bytes(): Promise<number>
  /** How many writes wait for a transaction. */
  queued(): number
  /** Reads from the database what counts towards the quotas: other nodes store and delete too. */
  countUsage(): Promise<void>
  /** Rejects where the database does not answer, with StorageFullError where it cannot store. */
  isReachable(): Promise<void>
  /** Finishes what is being written. */
  close(): Promise<void>
}
