/** The devnet could not start; `message` tells the user in one sentence what to do. */
export class DevnetError extends Error {
  override name = 'DevnetError'
}

/** There is no Bitcoin node on this machine and none can be downloaded. Everything else can run. */
export class NodeMissingError extends DevnetError {
  override name = 'NodeMissingError'
}

/** Creates the error for a port that is already in use; `what` names the server that needs it. */
export function createPortTakenError(port: number, what: string, cause?: unknown): DevnetError {
  return new DevnetError(
    `Port ${port} (for ${what}) is already in use: stop what uses it, or choose another port.`,
    { cause },
  )
}
