/** Maximum number of subscriptions, in total and per address. */
export type SubscriptionLimits = { readonly total: number; readonly perAddress: number }

/** Limits the subscriptions of all connections, and of the connections of each address. */
export type SubscriptionLimiter = {
  /** Counts new subscriptions. Returns false, and counts none, if they would exceed a limit. */
  readonly acquire: (address: string, count: number) => boolean
  /** Removes ended subscriptions from the count. */
  readonly release: (address: string, count: number) => void
}

/** Creates a limiter whose counts start at 0. */
export function createSubscriptionLimiter({ total, perAddress }: SubscriptionLimits): SubscriptionLimiter {
  const addresses = new Map<string, number>()
  let acquired = 0

  function add(address: string, count: number): void {
    acquired += count
    const own = (addresses.get(address) ?? 0) + count
    if (own === 0) addresses.delete(address)
    else addresses.set(address, own)
  }

  return {
    acquire(address, count) {
      if (acquired + count > total || (addresses.get(address) ?? 0) + count > perAddress) return false
      add(address, count)
      return true
    },
    release: (address, count) => add(address, -count),
  }
}
