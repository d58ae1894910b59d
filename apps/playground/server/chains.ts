/** Where the devnet's chains are, by id. Pages reach them through their own origin, at `/rpc/<id>`. */
export type ChainUrls = Readonly<Record<number, string>>

/** The ports of `npm start`. */
export const defaultChainUrls: ChainUrls = { 31337: 'http://127.0.0.1:8545', 31338: 'http://127.0.0.1:8546' }

/**
 * Vite's `proxy` option for the chains. With it a page needs nothing but its own origin, so that `default-src 'self'` is
 * enough; a dapp with an RPC elsewhere names that origin in `connect-src`.
 */
export function chainProxy(chains: ChainUrls): Record<string, { target: string; rewrite: () => string }> {
  return Object.fromEntries(
    Object.entries(chains).map(([id, target]) => [`/rpc/${id}`, { target, rewrite: () => '/' }]),
  )
}
