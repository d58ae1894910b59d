/** What is read of a mailbox at once: it bounds what one client can make us hold. */
export const pageSize = { limit: 32, maxBytes: 256 * 1024 } as const
