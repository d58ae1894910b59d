import type { OwnedBytes } from '../mailbox/createUsageTracker.js'
import type { Page, PendingQuery, Receipt } from '../mailbox/Mailbox.js'
import type { FoundMessage, MailboxLimits, MessageName, Swept } from '../mailbox/MessageStore.js'

/** The fields of a stored message, without its `seq`. */
export type MessageRow = readonly [
  topic: string,
  hash: string,
  message: string,
  tag: number,
  attestation: string | null,
  publisher: string,
  publishedAt: number,
  expiresAt: number,
  project: string,
  source: string,
]

/** The result of storing a message: its `seq`; or that its topic contains it already, or is full; or the text of another error. */
export type StoreResult = number | 'duplicate' | 'full' | { readonly error: string }

/** Rows to move into the file. */
export type MovedRows = {
  readonly messages: readonly (readonly [seq: number, row: MessageRow])[]
  readonly receipts: readonly Receipt[]
}

/** The store of a mailbox over its file. Its calls block the thread that makes them. See `MessageStore`. */
export type FileStore = {
  readonly store: (rows: readonly MessageRow[], limits: MailboxLimits) => readonly StoreResult[]
  readonly acknowledge: (receipts: readonly Receipt[]) => void
  readonly findByHash: (names: readonly MessageName[]) => readonly FoundMessage[]
  readonly readPending: (query: Omit<PendingQuery, 'isBackground'>) => Page
  readonly sweepAcknowledged: (now: number) => Swept
  readonly sweepExpired: (now: number) => Swept
  readonly countUsage: () => readonly OwnedBytes[]
  readonly count: () => { readonly messages: number; readonly bytes: number }
  /** Whether all messages are here: the messages of an older version are moved first. */
  readonly isComplete: () => boolean
  /** Deletes what an interrupted move has left. */
  readonly beginMove: () => void
  readonly move: (rows: MovedRows) => void
  /** Ends a move. The store is complete from then on. */
  readonly endMove: (lastSeq: number) => void
  readonly close: () => void
}

/** The same store in another thread. */
export type AsyncFileStore = {
  readonly [Name in keyof FileStore]: (
    ...parameters: Parameters<FileStore[Name]>
  ) => Promise<ReturnType<FileStore[Name]>>
}
