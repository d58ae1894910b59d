/** Adds the wallets of the devnet to the page, as a browser extension would. */
export function loadTestWallets(devnetUrl: string): void {
  const script = document.createElement('script')
  script.src = `${devnetUrl}/wallets.js`
  document.head.append(script)
}
