import type { SpaceGuard } from '../../database/createSpaceGuard.js'
import type { OwnedBytes, Owner } from './createUsageTracker.js'
import type { NewMessage, Page, PendingQuery, Receipt, Stored, StoredMessage } from './Mailbox.js'

/** Limits of one topic. */
export type MailboxLimits = {
  /** Maximum number of stored messages, including acknowledged ones. */
  readonly maxTopicMessages: number
  /** Maximum bytes of stored messages. */
  readonly maxTopicBytes: number
}

/** A message with its sha256 in hex and its owner. */
export type HashedMessage = { readonly message: NewMessage; readonly hash: string; readonly owner: Owner }

/** Names a message by its topic and its sha256, hex. */
export type MessageName = { readonly topic: string; readonly hash: string }

/** A message, as far as a receipt needs it. */
export type FoundMessage = Pick<StoredMessage, 'seq' | 'expiresAt' | 'tag'>

/** The messages that one sweep deleted. */
export type Swept = {
  readonly deleted: readonly OwnedBytes[]
  /** Whether there may be more. */
  readonly isFull: boolean
}

/**
 * Keeps the messages and receipts of a mailbox: tables of Postgres, or files of this gateway. The promises of writes resolve when the
 * change survives a restart, and each call is one transaction. `openMailbox` calls one `store` at a time, and one `acknowledge`.
 */
export interface MessageStore {
  /**
   * Stores messages in the given order. A message that a topic already contains is not stored again, unless it has expired.
   *
   * @returns A result or an error for each message: an error of one does not affect the others.
   */
  store(batch: readonly HashedMessage[], limits: MailboxLimits): Promise<readonly (Stored | Error)[]>
  /** Stores receipts. A receipt that is stored already stays as it is. */
  acknowledge(receipts: readonly Receipt[]): Promise<void>
  findByHash(names: readonly MessageName[]): Promise<readonly FoundMessage[]>
  readPending(query: Omit<PendingQuery, 'isBackground'>): Promise<Page>
  /**
   * Deletes some of the messages whose receipts have expired, and those receipts. If only the receipt were deleted, the client
   * would receive the message again.
   */
  sweepAcknowledged(now: number): Promise<Swept>
  /** Deletes some of the messages that have expired. */
  sweepExpired(now: number): Promise<Swept>
  /** Reclaims the space of deleted messages. */
  vacuum(): Promise<void>
  /** Returns the bytes of each owner, with the overhead of each message. */
  countUsage(): Promise<readonly OwnedBytes[]>
  /** Returns the number of messages, and their bytes without the overhead. */
  count(): Promise<{ readonly messages: number; readonly bytes: number }>
  /** Rejects if the store does not respond. */
  isReachable(): Promise<void>
  /** Measures the free space of its disk. */
  readonly space: SpaceGuard
  /** Maximum number of reads at a time. */
  readonly maxReads: number
  close(): Promise<void>
}
