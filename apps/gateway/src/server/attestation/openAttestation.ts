import { readSigningKey } from '../auth/readSigningKey.js'
import type { Route } from '../http/Route.js'
import type { Project } from '../projects/Project.js'
import { createAttestationRoutes } from './createAttestationRoutes.js'
import { createAttester } from './createAttester.js'

/** Creates the routes of attestations. @throws GatewayError if the key cannot be used. */
export function openAttestation(
  keyFile: string | undefined,
  projects: () => readonly Project[],
  now: () => number,
): readonly Route[] {
  const key = keyFile ? readSigningKey(keyFile, 'ATTESTATION_KEY_FILE') : undefined
  return createAttestationRoutes(createAttester(key, now), projects, now)
}
