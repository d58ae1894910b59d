import type { ChainNamespace } from './caip.js'

/** What kind of account an address is (spec §3): an ordinary key, a smart account, or Bitcoin's payment and ordinals addresses. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal'

/** The types of account there are in each namespace; the first is the default (spec §6). */
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
