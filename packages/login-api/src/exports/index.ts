export { emailProofMs } from '../emailProofMs.js'
export { getFarcasterNonce } from '../getFarcasterNonce.js'
export { getIdentityNonce } from '../getIdentityNonce.js'
export { getRecoveryKeyContext } from '../getRecoveryKeyContext.js'
export type { FarcasterProof, IdentityProof, TokenProof } from '../identityProof.js'
export {
  type LoginEndpoint,
  type LoginRequest,
  type LoginResponse,
  loginEndpoints,
} from '../loginEndpoints.js'
export {
  type RecoveryEndpoint,
  type RecoveryRequest,
  type RecoveryResponse,
  recoveryEndpoints,
} from '../recoveryEndpoints.js'
export { createSealKeyPair, getSealPublicKey, openSealed, type SealKeyPair, seal } from '../sealedBox.js'
export { type SignedAction, signedMessagePrefix, toSignedMessage } from '../signedMessages.js'
export {
  type Envelope,
  type EnvelopeType,
  envelopeTypes,
  type WalletAddresses,
  type WalletRecord,
} from '../wallet.js'
