import { ConfigError } from '@latchkit/core'

/** Imports `@solana/web3.js`, which the host app installs for wallets that require its transactions. */
export type LoadWeb3 = () => Promise<typeof import('@solana/web3.js')>

/**
 * Converts a transaction for wallet-adapter wallets. `versioned` is whether the wallet supports `VersionedTransaction`,
 * which keeps every byte, unlike `Transaction`.
 *
 * @throws `ConfigError` if `@solana/web3.js` is not installed
 */
export async function toWeb3(
  bytes: Uint8Array,
  wallet: string,
  versioned: boolean,
  load: LoadWeb3 = () => import('@solana/web3.js'),
): Promise<{ serialize(options?: object): Uint8Array }> {
  // Whatever the cause, installing the package is the way to resolve it.
  const { Transaction, VersionedTransaction } = await load().catch(() => {
    throw new ConfigError({
      path: 'wallets',
      reason: `"${wallet}" signs only transactions of @solana/web3.js, which is not installed: npm install @solana/web3.js@1`,
    })
  })
  return versioned ? VersionedTransaction.deserialize(bytes) : Transaction.from(bytes)
}
