import { ConfigError } from '@latchkit/core'

/**
 * A transaction as wallet-adapter's wallets take it. `versioned` says whether the wallet takes `VersionedTransaction`,
 * which, other than `Transaction`, keeps every byte as it is.
 *
 * @throws `ConfigError` where `@solana/web3.js`, which the host installs for such wallets, is not there
 */
export async function toWeb3(
  bytes: Uint8Array,
  wallet: string,
  versioned: boolean,
): Promise<{ serialize(options?: object): Uint8Array }> {
  const { Transaction, VersionedTransaction } = await load(wallet)
  return versioned ? VersionedTransaction.deserialize(bytes) : Transaction.from(bytes)
}

async function load(wallet: string): Promise<typeof import('@solana/web3.js')> {
  try {
    return await import('@solana/web3.js')
  } catch {
    throw new ConfigError({
      path: 'wallets',
      reason: `"${wallet}" signs only transactions of @solana/web3.js, which is not installed: npm install @solana/web3.js@1`,
    })
  }
}
