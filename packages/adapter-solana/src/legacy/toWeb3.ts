import { ConfigError } from '@latchkit/core'

/** Loads `@solana/web3.js`, which the host installs for wallets that take its transactions. */
export type LoadWeb3 = () => Promise<typeof import('@solana/web3.js')>

/**
 * A transaction as wallet-adapter's wallets take it. `versioned` says whether the wallet takes `VersionedTransaction`,
 * which, other than `Transaction`, keeps every byte as it is.
 *
 * @throws `ConfigError` where `@solana/web3.js` is not there
 */
export async function toWeb3(
  bytes: Uint8Array,
  wallet: string,
  versioned: boolean,
  load: LoadWeb3 = () => import('@solana/web3.js'),
): Promise<{ serialize(options?: object): Uint8Array }> {
  // Whatever hinders it, this is what the host can do about it.
  const { Transaction, VersionedTransaction } = await load().catch(() => {
    throw new ConfigError({
      path: 'wallets',
      reason: `"${wallet}" signs only transactions of @solana/web3.js, which is not installed: npm install @solana/web3.js@1`,
    })
  })
  return versioned ? VersionedTransaction.deserialize(bytes) : Transaction.from(bytes)
}
