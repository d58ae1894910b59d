import { wagmi } from '@latchkit/adapter-wagmi'
import { cookieStorage } from '@latchkit/core'
import { parseCookie } from '@latchkit/core/schema'
import { createLatchkit } from '@latchkit/react'
import { devnet31337, devnet31338 } from '../../networks/devnetNetworks.js'

/**
 * Creates the same kit on the server, per request, and in the browser, per page load. `cookies` is the `cookie` header.
 */
export function createSsrKit(cookies: string) {
  const projectId = 'server-rendered'
  return createLatchkit({
    projectId,
    networks: [devnet31337, devnet31338],
    adapters: [wagmi()],
    storage: cookieStorage(),
    initialState: parseCookie(cookies, { projectId }),
  })
}
