export { gateway } from '@latchkit/gateway-client'
