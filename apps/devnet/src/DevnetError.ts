/** The devnet could not start; `message` is one sentence a person can act on. */
export class DevnetError extends Error {
  override name = 'DevnetError'
}

/** There is no Bitcoin node on this machine and none can be fetched; everything else could run. */
export class NodeMissingError extends DevnetError {
  override name = 'NodeMissingError'
}

/** The error for a port that is not free; `what` needs it. */
export function portTaken(port: number, what: string, cause?: unknown): DevnetError {
  return new DevnetError(
    `Port ${port} (for ${what}) is already in use: stop what uses it, or choose another port.`,
    { cause },
  )
}
