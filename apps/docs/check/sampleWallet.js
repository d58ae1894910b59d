// A wallet that announces itself (EIP-6963). Playwright runs this file in the page, as it is.
{
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  /** @type {Record<string, unknown>} */
  const answers = {
    eth_requestAccounts: [address],
    eth_accounts: [address],
    eth_chainId: '0x1',
    net_version: '1',
    wallet_requestPermissions: [{ parentCapability: 'eth_accounts' }],
  }
  const provider = {
    on() {},
    removeListener() {},
    /** @param {{ method: string }} call */
    async request({ method }) {
      if (method in answers) return answers[method]
      throw Object.assign(new Error(`No ${method}.`), { code: 4200 })
    },
  }
  const info = {
    uuid: '7d6f4e0c-52ab-4b51-8d2b-0d3a1c6f2e10',
    name: 'Sample wallet',
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    rdns: 'com.example.sample',
  }
  const detail = Object.freeze({ info, provider })
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
