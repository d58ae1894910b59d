import type { WalletAddresses } from '@latchkit/login-api'

/** Owner of each encrypted text of the database: a text that was moved to another row or column does not decrypt. */
export const cipherContexts = {
  key: ({ eip155, solana }: WalletAddresses) => `key\n${eip155.toLowerCase()}\n${solana}`,
  /** The address for notices about a wallet. */
  address: (eip155: string) => `address\n${eip155.toLowerCase()}`,
  /** The address of a link. */
  link: (id: string) => `link\n${id}`,
  secret: (name: string) => `secret\n${name}`,
} as const
