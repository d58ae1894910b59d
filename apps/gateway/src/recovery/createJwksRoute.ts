import type { Route } from '../server/http/Route.js'
import type { DeviceProofs } from './keys/createDeviceProofs.js'

/** Creates the route of the public key, with which the login service verifies proofs. */
export function createJwksRoute({ jwks }: DeviceProofs): Route {
  return {
    name: 'jwks',
    method: 'GET',
    pattern: /^\/\.well-known\/jwks\.json$/,
    handle: () => ({ headers: { 'cache-control': 'public, max-age=300' }, body: jwks }),
  }
}
