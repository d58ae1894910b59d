import type { SignatureVerifier } from '../chain/SignatureVerifier.js'
import { verifyBitcoin } from './bitcoin/verifyBitcoin.js'
import { verifyEvm } from './evm/verifyEvm.js'
import { verifySolana } from './verifySolana.js'

/** The verifiers of this package, by namespace. One module, so that they are one file. */
export const builtInVerifiers: Readonly<Record<'eip155' | 'solana' | 'bip122', SignatureVerifier>> = {
  eip155: verifyEvm,
  solana: verifySolana,
  bip122: verifyBitcoin,
}
