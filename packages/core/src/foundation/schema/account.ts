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

/** An account that a wallet exposes to the app. */
export type Account = {
  /** The plain address in its chain's format (EIP-55 checksummed on `eip155`). */
  readonly address: string
  readonly type: AccountType
  /** Public key in lower-case hex without prefix, if the wallet provides it (Bitcoin). */
  readonly publicKey?: string | undefined
  /** Derivation path, if the wallet provides it (BIP-32). */
  readonly path?: string | undefined
}
