/** Hosts of AppKit's service. */
const hosts = ['api.web3modal.org', 'pulse.walletconnect.org', 'rpc.walletconnect.org']

/**
 * Sends the requests to AppKit's service to the gateway. Returns those without a successful answer.
 *
 * @param {import('playwright').Page} page @param {string} gatewayUrl
 */
export async function redirectHosts(page, gatewayUrl) {
  /** @type {string[]} */
  const failed = []
  await page.route(
    ({ hostname }) => hosts.includes(hostname),
    async (route) => {
      const { pathname, search } = new URL(route.request().url())
      const response = await route.fetch({ url: `${gatewayUrl}${pathname}${search}` })
      if (!response.ok()) failed.push(`${response.status()} ${pathname}${search}`)
      await route.fulfill({ response })
    },
  )
  return failed
}
