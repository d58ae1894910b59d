export type { GatewayClientOptions } from '../gateway/GatewayClientOptions.js'
export type { GatewayLogin, GatewayLoginOptions } from '../gateway/GatewayLogin.js'
export { gateway } from '../gateway/gatewayWithLogin.js'
