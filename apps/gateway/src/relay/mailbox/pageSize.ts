/** Limits of a page, which bound the memory that one read needs. */
export const pageSize = { limit: 32, maxBytes: 256 * 1024 } as const
