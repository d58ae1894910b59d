import type { ChainNamespace } from './caip.js'

/** The type of an account: an ordinary key, a smart account, or a payment or ordinals address on Bitcoin. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal'

/** The account types of each namespace; the first one is the default. */
export const accountTypes: Readonly<Record<ChainNamespace, readonly [AccountType, ...AccountType[]]>> = {
  eip155: ['smartAccount', 'eoa'],
  solana: ['eoa'],
  polkadot: ['eoa'],
  bip122: ['payment', 'ordinal'],
  cosmos: ['eoa'],
}

/** One account a wallet has opened to the page. */
export type Account = {
  /** The plain address, as its chain writes it (EIP-55 checksummed on `eip155`). */
  readonly address: string
  readonly type: AccountType
  /** Public key in lower-case hex without prefix, where the wallet tells it (Bitcoin). */
  readonly publicKey?: string | undefined
  /** Derivation path, where the wallet tells it (BIP-32). */
  readonly path?: string | undefined
}
