import { keccak256, stringToBytes } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'

/** A user of Farcaster on the devnet. */
export type FarcasterUser = {
  readonly fid: number
  readonly userName: string
  /** Holds the FID. Its key is public. */
  readonly custody: PrivateKeyAccount
}

/** The users whose accounts are registered on the devnet. */
export const farcasterUsers: readonly FarcasterUser[] = ['alice', 'bob', 'carol'].map((userName, index) => ({
  fid: 101 + index,
  userName,
  custody: privateKeyToAccount(
    keccak256(stringToBytes(`Farcaster custody key of ${userName} on the devnet`)),
  ),
}))
