/** The host of AppKit's service that is also an RPC URL of every chain. */
const rpcHost = 'rpc.walletconnect.org'
/** Hosts of AppKit's service. */
const hosts = ['api.web3modal.org', 'pulse.walletconnect.org', rpcHost]

/**
 * Sends the requests to AppKit's service to the gateway. Returns those without a successful answer.
 *
 * @param {import('playwright').Page} page @param {string} gatewayUrl
 * @param {{ isRpcLeft?: boolean }} [options] Whether other routes answer requests to chains.
 */
export async function redirectHosts(page, gatewayUrl, { isRpcLeft = false } = {}) {
  /** @type {string[]} */
  const failed = []
  await page.route(
    ({ hostname, pathname }) =>
      hosts.includes(hostname) && !(isRpcLeft && hostname === rpcHost && /^\/v1\/?$/.test(pathname)),
    async (route) => {
      const { pathname, search } = new URL(route.request().url())
      const response = await route.fetch({ url: `${gatewayUrl}${pathname}${search}` })
      if (!response.ok()) failed.push(`${response.status()} ${pathname}${search}`)
      await route.fulfill({ response })
    },
  )
  return failed
}
