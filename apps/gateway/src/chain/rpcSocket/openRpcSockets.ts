import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import type { FullSettings } from '../../foundation/config/applyDefaults.js'
import { createByteBudget } from '../../server/http/createByteBudget.js'
import type { ReadClientAddress } from '../../server/http/createClientAddress.js'
import type { Project } from '../../server/projects/Project.js'
import type { Chain } from '../rpcProxy/Chain.js'
import { getMethods } from '../rpcProxy/methods.js'
import type { RpcProxy } from '../rpcProxy/openRpcProxy.js'
import { createRpcSocketServer, type RpcSocketServer } from './createRpcSocketServer.js'
import { createUpstreamPool } from './createUpstreamPool.js'

/** The dependencies of the server that are not settings. */
export type RpcSocketParts = {
  readonly rpcProxy: RpcProxy
  readonly projects: () => readonly Project[]
  readonly clientAddress: ReadClientAddress
  /** Refuses an upgrade with an HTTP status, such as `400 Bad Request`. */
  readonly refuse: (socket: Duplex, status: string) => void
  readonly pingMs: number
  readonly logger: Logger
}

/** Maximum unsent bytes of one client: the largest message of a node, and some more. */
const maxConnectionUnsentBytes = 16 * 1024 * 1024

/** Creates the server of the chains that have nodes for subscriptions. */
export function openRpcSockets(
  chains: readonly Chain[],
  settings: FullSettings,
  { rpcProxy, logger, ...parts }: RpcSocketParts,
): RpcSocketServer {
  const { maxUnsentBytes: total, maxAddressUnsentBytes: perAddress, rpcTimeoutMs: timeoutMs } = settings
  return createRpcSocketServer({
    ...parts,
    logger,
    chains: chains.flatMap(({ id, ws }) =>
      ws
        ? {
            id,
            methods: getMethods(id),
            pool: createUpstreamPool({ chainId: id, urls: ws, timeoutMs, logger }),
          }
        : [],
    ),
    quota: rpcProxy.quota,
    parser: rpcProxy.parser,
    metrics: rpcProxy.metrics,
    unsentBudget: createByteBudget({ total, perAddress }),
    maxConnectionUnsentBytes,
  })
}
