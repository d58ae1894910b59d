import { type SolanaKey, toSolanaKey } from './keys.js'

/** Who pays for what is there at the start, may make more of the tokens, and gives SOL away. */
export const faucetKey: SolanaKey = toSolanaKey(
  '4SHCc53BtaXvsQeLA5txNBNz53M9bunGG8HyJayNRtcx5M9FFzhMzbaPiuhZ7kAqDAHSQheooYtTKmsTcpj5xE6R',
)
