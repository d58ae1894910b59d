import { type SolanaKey, toSolanaKey } from '@latchkit/test/source/solana/keys'

/** The key that funds the accounts, can mint tokens, and airdrops SOL. */
export const faucetKey: SolanaKey = toSolanaKey(
  '4SHCc53BtaXvsQeLA5txNBNz53M9bunGG8HyJayNRtcx5M9FFzhMzbaPiuhZ7kAqDAHSQheooYtTKmsTcpj5xE6R',
)
