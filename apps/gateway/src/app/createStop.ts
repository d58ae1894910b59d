import type { Server } from 'node:http'
import type { Logger } from 'pino'
import type { openRpcSockets } from '../chain/rpcSocket/openRpcSockets.js'
import type { applyDefaults } from '../foundation/config/applyDefaults.js'
import type { createCleanups } from '../foundation/createCleanups.js'
import type { createRelayServer } from '../relay/createRelayServer.js'

/** Creates `stop` of the gateway, which stops it once, however often it is called. */
export function createStop({
  server,
  rpcSockets,
  relayServer,
  settings,
  logger,
  cleanups,
  onStop,
}: {
  readonly server: Server
  readonly rpcSockets: ReturnType<typeof openRpcSockets>
  readonly relayServer: ReturnType<typeof createRelayServer>
  readonly settings: ReturnType<typeof applyDefaults>
  readonly logger: Logger
  readonly cleanups: ReturnType<typeof createCleanups>
  readonly onStop: () => void
}): () => Promise<void> {
  let stopped: Promise<void> | undefined
  async function stop(): Promise<void> {
    onStop()
    logger.info('stopping')
    await Promise.all([rpcSockets.close(), relayServer.close(settings.drainMs, settings.closeSpreadMs)])
    const timer = setTimeout(() => server.closeAllConnections(), settings.drainMs)
    await new Promise((resolve) => server.close(resolve))
    clearTimeout(timer)
    await cleanups.run()
    logger.info('stopped')
  }
  return () => {
    stopped ??= stop()
    return stopped
  }
}
