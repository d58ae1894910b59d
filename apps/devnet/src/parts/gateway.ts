import { DevnetError } from '../DevnetError.js'
import { type Gateway, loadGateway } from './loadGateway.mjs'

/** A running gateway, and what a dapp configures to use it. */
export type DevnetGateway = Omit<Gateway, 'stop'> & { readonly projectId: string }

/** The project every dapp of the devnet is. */
const project = { id: 'devnet', allowedOrigins: ['localhost:*', '127.0.0.1:*'] }

/**
 * Starts the gateway inside this process, in memory: with one project, for pages of this machine.
 *
 * @throws DevnetError if the port is taken.
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
