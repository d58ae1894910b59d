/** The devnet could not start; `message` is one sentence a person can act on. */
export class DevnetError extends Error {
  override name = 'DevnetError'
}

/** The error for a port that is not free; `what` needs it. */
export function portTaken(port: number, what: string, cause?: unknown): DevnetError {
  return new DevnetError(
    `Port ${port} (for ${what}) is already in use: stop what uses it, or choose another port.`,
    { cause },
  )
}
