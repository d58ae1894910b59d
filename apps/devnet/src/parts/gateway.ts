import { DevnetError } from '../DevnetError.js'
import { type Gateway, loadGateway } from './loadGateway.mjs'

/** A running gateway with the project id that a dapp configures. */
export type DevnetGateway = Omit<Gateway, 'stop'> & { readonly projectId: string }

/** The project of every dapp on the devnet. */
const project = { id: 'devnet', allowedOrigins: ['localhost:*', '127.0.0.1:*'] }

/**
 * Starts the gateway inside this process, in memory, with one project for origins of this machine.
 *
 * @throws DevnetError if the port is in use.
 */
export async function startDevnetGateway(
  port = 0,
): Promise<DevnetGateway & { readonly stop: () => Promise<void> }> {
  const { startGateway } = await loadGateway()
  try {
    const { url, relayUrl, stop } = await startGateway({ port, projects: [project] })
    return { url, relayUrl, projectId: project.id, stop }
  } catch (cause) {
    throw new DevnetError(`The gateway does not start: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    })
  }
}
