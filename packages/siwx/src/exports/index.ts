export type { ChainCall, ChainReader, Hex } from '../chain/ChainReader.js'
export { createClientReader, type RpcClient } from '../chain/createClientReader.js'
export { createRpcReader, type RpcReaderOptions } from '../chain/createRpcReader.js'
export type { SignatureStatus, SignatureVerifier, SignedText } from '../chain/SignatureVerifier.js'
export { createMessage } from '../message/createMessage.js'
export { parseMessage } from '../message/parseMessage.js'
export type { SiwxField, SiwxFields } from '../message/SiwxFields.js'
export { SiwxMessageError, type SiwxMessagePart } from '../message/SiwxMessageError.js'
export { createMemoryNonceStore, type MemoryNonceStoreOptions } from '../nonce/createMemoryNonceStore.js'
export { createNonce } from '../nonce/createNonce.js'
export type { NonceStore } from '../nonce/NonceStore.js'
export type { ExpectedFields, FieldMismatch } from '../verify/compareFields.js'
export type {
  RefusalReason,
  RefusedSignIn,
  SiwxVerification,
  VerifiedSignIn,
} from '../verify/SiwxVerification.js'
export { type VerifyMessageParameters, verifyMessage } from '../verify/verifyMessage.js'
