export { handshakeSchema, requestSchemas, rpcAbortSchema } from '../protocol/requestSchemas.js'
export { resultSchemas } from '../protocol/resultSchemas.js'
export { safeRpcMethods, unsafeRpcMethods } from '../protocol/rpcMethods.js'
export { rpcParamsSchemaOf, rpcRequestSchema } from '../protocol/rpcRequestSchema.js'
