import type { GasPriceResponse } from '@latchkit/blockchain-api/contract'
import type { Logger } from 'pino'
import type { RpcProxy } from '../../chain/rpcProxy/openRpcProxy.js'
import { quote } from '../../chain/rpcProxy/responses.js'
import { HttpError } from '../../server/http/HttpError.js'
import type { Route, RouteRequest } from '../../server/http/Route.js'
import type { Project } from '../../server/projects/Project.js'
import { requireProject } from '../../server/projects/requireProject.js'
import { SourceError } from '../sources/BalanceSource.js'
import type { GasPrices } from './createGasPrices.js'

/** Options of the route. */
export type GasPriceOptions = {
  /** Its nodes and its quota are used. */
  readonly rpcProxy: RpcProxy
  readonly projects: () => readonly Project[]
  readonly gasPrices: GasPrices
  readonly logger: Logger
}

/** Creates the route `GET /v1/convert/gas-price?chainId=&projectId=`. */
export function createGasPriceRoutes(options: GasPriceOptions): readonly Route[] {
  const { rpcProxy, projects, gasPrices, logger } = options

  async function getGasPrice(request: RouteRequest): Promise<GasPriceResponse> {
    const client = { address: request.address, projectId: requireProject(projects(), request) }
    const chainId = request.query.get('chainId') ?? ''
    const chain = rpcProxy.chains.find(({ id }) => id === chainId && id.startsWith('eip155:'))
    if (!chain) throw new HttpError(400, 'chainId', `Network not supported for Gas Price: ${quote(chainId)}`)
    rpcProxy.quota.take(client, Math.max(1, gasPrices.getCost(chain.id)))
    try {
      return await gasPrices.read(chain)
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      logger.warn({ chain: chain.id, reason: error.message }, 'the gas price cannot be read')
      throw new HttpError(503, 'chainId', `The gas price of ${chain.id} cannot be read: try again later`)
    }
  }

  return [
    {
      name: 'gas_price',
      method: 'GET',
      pattern: /^\/v1\/convert\/gas-price$/,
      handle: async (request) => ({
        headers: { 'cache-control': 'no-store' },
        body: await getGasPrice(request),
      }),
    },
  ]
}
