import { ConfigError } from '@latchkit/core'

/** A transaction of `@solana/web3.js`. */
type Web3Transaction = { serialize(options?: object): Uint8Array }

/** The part of `@solana/web3.js` 1 that is used. The type is structural, so that no app must install the package for its types. */
export type Web3 = {
  readonly Transaction: { from(bytes: Uint8Array): Web3Transaction }
  readonly VersionedTransaction: { deserialize(bytes: Uint8Array): Web3Transaction }
}

/** Imports `@solana/web3.js`. */
export type LoadWeb3 = () => Promise<Web3>

/**
 * Converts a transaction for wallet-adapter wallets. `versioned` is whether the wallet supports `VersionedTransaction`,
 * which keeps every byte, unlike `Transaction`.
 *
 * The host app passes `load`, because a build fails on an `import()` of a package that is not installed.
 *
 * @throws `ConfigError` if there is no `load`, or it rejects
 */
export async function toWeb3(
  bytes: Uint8Array,
  wallet: string,
  versioned: boolean,
  load: LoadWeb3 | undefined,
): Promise<Web3Transaction> {
  const { Transaction, VersionedTransaction } = await (load?.() ?? Promise.reject()).catch(() => {
    throw new ConfigError({
      path: load ? 'web3js' : 'wallets',
      reason: load
        ? `the function did not load @solana/web3.js, whose transactions "${wallet}" signs: npm install @solana/web3.js@1`
        : `"${wallet}" signs only transactions of @solana/web3.js. Install @solana/web3.js@1 and pass the option web3js: () => import('@solana/web3.js')`,
    })
  })
  return versioned ? VersionedTransaction.deserialize(bytes) : Transaction.from(bytes)
}
