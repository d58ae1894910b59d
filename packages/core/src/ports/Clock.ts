/** Time as an instance sees it. Tests hand in their own. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Calls `callback` once after `delayMs`; the answer calls it off. */
  setTimeout(callback: () => void, delayMs: number): () => void
}
