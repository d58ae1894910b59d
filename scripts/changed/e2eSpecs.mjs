/**
 * The e2e specs that cover a part of the product: parts of paths, and the names of specs.
 *
 * @type {readonly { paths: RegExp, specs: readonly string[] }[]}
 */
export const coverage = [
  {
    paths: /connect|\/(wallets|directory|connection|catalogue)\b|chains\/session/i,
    specs: ['connect', 'wallet-behaviors', 'twin'],
  },
  { paths: /network|unsupported-chain/i, specs: ['network', 'unsupported'] },
  { paths: /swap|convert|arrivals/i, specs: ['swap', 'cross-chain', 'solana-swap'] },
  { paths: /\/(send|transfer|review|recipient)/i, specs: ['send', 'send-assets'] },
  { paths: /receive/i, specs: ['receive'] },
  { paths: /onramp/i, specs: ['onramp'] },
  { paths: /capabilities|gateway-client/i, specs: ['capabilities'] },
  { paths: /\/(pay|exchanges?)\b/i, specs: ['pay'] },
  {
    paths: /\/account|portfolio|balance|nfts|tokens|totals|labels|activity|history/i,
    specs: ['account', 'account-data', 'account-chains', 'no-server'],
  },
  { paths: /transactions|tracking|activity/i, specs: ['transactions'] },
  { paths: /replacement/i, specs: ['replacement'] },
  { paths: /identity|\/names?\b|name-resolution|account-name/i, specs: ['names'] },
  { paths: /calls/i, specs: ['wallet-calls'] },
  { paths: /permission/i, specs: ['permissions', 'permissions-login'] },
  { paths: /siwx|sign-?in\b/i, specs: ['siwx', 'siwx-server', 'siwx-gateway'] },
  { paths: /\/request\b|approval|decode/i, specs: ['signing', 'login-requests', 'login-opener-policy'] },
  {
    paths: /login-frame|frame-client|login-api|\/(login|email|recovery|vault)\b|sources\/frame/i,
    specs: ['login', 'login-account', 'login-failures', 'login-settings'],
  },
  { paths: /social/i, specs: ['login-social', 'login-attacks'] },
  { paths: /farcaster/i, specs: ['login-farcaster'] },
  { paths: /passkey/i, specs: ['login-passkey'] },
  {
    paths: /bundler|paymaster|smart-?account|account-type/i,
    specs: ['smart-account', 'smart-account-failures'],
  },
  {
    paths: /walletconnect|remote|\/(relay|mailbox|phone)\b/i,
    specs: ['remote-connect', 'remote-session', 'remote-failures'],
  },
  { paths: /adapter-bitcoin|bitcoin|bip122/i, specs: ['bitcoin-wallets', 'every-chain'] },
  { paths: /adapter-solana|solana/i, specs: ['every-chain', 'siwx-solana'] },
  { paths: /adapter-(wagmi|ethers)|chains\/evm/i, specs: ['evm-adapters', 'wagmi', 'lazy-wagmi'] },
  { paths: /chains\/rpc|foundation\/networks/i, specs: ['rpc-fallback', 'rpc-cors'] },
  { paths: /theme|\.css$|themes/i, specs: ['theme', 'layout'] },
  { paths: /modal|parts\//i, specs: ['keyboard', 'layout', 'motion'] },
  { paths: /packages\/(html|react|ui)\//, specs: ['html'] },
  { paths: /packages\/(html|vue)\//, specs: ['vue'] },
  { paths: /shadow-dom|trusted/i, specs: ['isolation', 'strict-csp'] },
  { paths: /\/(config|storage|browser)\//i, specs: ['reload', 'bad-input'] },
  { paths: /packages\/test\//, specs: ['test-kit', 'signing', 'network'] },
]

/**
 * Returns the specs that cover the changed files, among them changed specs, with the smallest test of the whole product.
 *
 * @param {readonly string[]} changed Paths from the root.
 * @returns {string[]} Paths from the root, sorted; none if no file of the product has changed.
 */
export function selectSpecs(changed) {
  const folder = 'apps/playground/e2e'
  const sources = changed.filter(
    (file) => /^(packages|apps)\/[^/]+\/(src|server)\//.test(file) && !/\.(test|test-d|stories)\./.test(file),
  )
  const names = sources.length > 0 ? ['connect'] : []
  for (const { paths, specs } of coverage) if (sources.some((file) => paths.test(file))) names.push(...specs)
  const own = changed.filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.spec.ts'))
  return [...new Set([...own, ...names.map((name) => `${folder}/${name}.spec.ts`)])].sort()
}
