export { catalogue } from '../catalogue/catalogue.js'
export { dataApi } from '../dataApi/dataApi.js'
export { ServiceRefusedError, ServiceResponseError, ServiceUnreachableError } from '../errors/service.js'
export type {
  GatewayAccount,
  GatewaySession,
  GatewaySignIn,
  GatewaySignInOptions,
} from '../signIn/GatewaySession.js'
export { gatewaySignIn } from '../signIn/gatewaySignIn.js'
export type { AccountMetadata, SignInClaims } from '../signIn/signInSchema.js'
export { toBaseUrl } from '../toBaseUrl.js'
