export { createSiweBridge } from '../features/login/siwx/createSiweBridge.js'
export { formatSiwxMessage } from '../features/login/siwx/formatSiwxMessage.js'
export { type LocalSignInOptions, localSignIn } from '../features/login/siwx/localSignIn.js'
export { writeSiwxMessage } from '../features/login/siwx/writeSiwxMessage.js'
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
