import type { Backend } from '../Backend.js'
import { createSingleFlight } from '../createSingleFlight.js'
import { getSupportedChains, type SupportedChains } from './getSupportedChains.js'

/**
 * Creates a function that returns the chains of the server. It requests them once, and again when the response has expired.
 * Concurrent callers share a request. Errors are not cached.
 */
export function createSupportedChains(backend: Backend): (signal: AbortSignal) => Promise<SupportedChains> {
  const { clock } = backend
  const share = createSingleFlight<SupportedChains>()
  let cached: (SupportedChains & { readonly at: number }) | undefined
  return async (signal) => {
    const age = clock.now() - (cached?.at ?? 0)
    // A negative age, after the clock was set back, counts as expired.
    if (cached && age >= 0 && age < cached.maxAgeMs) return cached
    const chains = await share('', signal, (signal) => getSupportedChains(backend, signal))
    cached = { ...chains, at: clock.now() }
    return cached
  }
}
