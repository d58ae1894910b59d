import type { UnsafeBurnerWalletAdapter } from '@solana/wallet-adapter-unsafe-burner'
import type { Transaction, VersionedTransaction } from '@solana/web3.js'
import { expectTypeOf } from 'vitest'
import type { ConnectedWallet } from './getConnectedWallet.js'
import type { signTransaction } from './signTransaction.js'

/** The members of wallet-adapter's objects that apps use. */
type WalletAdapter = Pick<
  UnsafeBurnerWalletAdapter,
  'signMessage' | 'signTransaction' | 'signAllTransactions' | 'sendTransaction'
>

/** Anchor's `Wallet`. */
type AnchorWallet = {
  signTransaction<T extends Transaction | VersionedTransaction>(transaction: T): Promise<T>
  signAllTransactions<T extends Transaction | VersionedTransaction>(transactions: T[]): Promise<T[]>
}

expectTypeOf<ConnectedWallet>().toExtend<WalletAdapter>()
expectTypeOf<ConnectedWallet>().toExtend<AnchorWallet>()
expectTypeOf<
  typeof signTransaction<VersionedTransaction>
>().returns.resolves.toEqualTypeOf<VersionedTransaction>()
