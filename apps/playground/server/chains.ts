/**
 * RPC URLs of the devnet's chains, by EVM chain id or name. Pages reach them through their own origin, at
 * `/rpc/<name>`.
 */
export type ChainUrls = Readonly<Record<string, string>>

/** The EVM chains of `npm start`. */
export const devnetChainIds: readonly number[] = [31337, 31338]

/** RPC URLs of `npm start`. */
export const defaultChainUrls: ChainUrls = {
  31337: 'http://127.0.0.1:8545',
  31338: 'http://127.0.0.1:8546',
  solana: 'http://127.0.0.1:8899',
  bitcoin: 'http://127.0.0.1:3002',
}

/**
 * Returns Vite's `proxy` option for the chains. Pages then need only their own origin, so `default-src 'self'` is
 * sufficient. An app whose RPC has another origin adds it to `connect-src`.
 */
export function chainProxy(
  chains: ChainUrls,
): Record<string, { target: string; rewrite: (path: string) => string }> {
  return Object.fromEntries(
    Object.entries(chains).map(([name, target]) => {
      const place = `/rpc/${name}`
      return [place, { target, rewrite: (path) => path.slice(place.length) || '/' }]
    }),
  )
}
