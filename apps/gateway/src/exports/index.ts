export { GatewayError } from '../GatewayError.js'
export type { Project } from '../projects/Project.js'
export type { Chain } from '../rpcProxy/Chain.js'
export { type Gateway, type GatewayOptions, startGateway } from '../startGateway.js'
