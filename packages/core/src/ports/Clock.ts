/** The time source of a kit. Tests use a fake. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Calls `callback` once after `delayMs`. Returns a function that cancels it. */
  setTimeout(callback: () => void, delayMs: number): () => void
}
