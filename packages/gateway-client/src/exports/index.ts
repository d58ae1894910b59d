export type { GatewayClientOptions } from '../gateway/GatewayClientOptions.js'
export { gateway } from '../gateway/gateway.js'
