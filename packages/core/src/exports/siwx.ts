export { createSiweBridge } from '../features/siwx/createSiweBridge.js'
export { formatSiwxMessage } from '../features/siwx/formatSiwxMessage.js'
export { type LocalSignInOptions, localSignIn } from '../features/siwx/localSignIn.js'
export type {
  SiweConfig,
  SiweMessageInput,
  SiweSession,
  SiwxCacao,
  SiwxConfig,
  SiwxMessage,
  SiwxMessageData,
  SiwxMessageInput,
  SiwxSession,
} from '../ports/Siwx.js'
