import type { Clock, DataApi } from '@latchkit/core/ports'
import { createRetryClock } from '../server.fixtures.js'
import { dataApi } from './dataApi.js'

/** Creates the data API of a server, as a kit does. */
export function createApi(
  url: string,
  clock: Clock = createRetryClock().clock,
  options: Omit<Parameters<typeof dataApi>[0], 'url'> = {},
): DataApi {
  const metadata = { name: '', description: '', url: '', icons: [] }
  const shared = { networks: [], enableEIP6963: true, enableInjected: true, warn: () => {} }
  return dataApi({ url, ...options })({ projectId: 'demo', metadata, clock, ...shared })
}
