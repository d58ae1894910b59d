import { readSigningKey } from '../auth/readSigningKey.js'
import type { Route } from '../http/Route.js'
import type { Project } from '../projects/Project.js'
import { createAttestationRoutes } from './createAttestationRoutes.js'
import { type Attester, createAttester } from './createAttester.js'

/** Attestations, and the key that signs them. */
export type Attestation = Pick<Attester, 'signDetached'> & { readonly routes: readonly Route[] }

/** Creates the routes of attestations. @throws GatewayError if the key cannot be used. */
export function openAttestation(
  keyFile: string | undefined,
  projects: () => readonly Project[],
  now: () => number,
): Attestation {
  const key = keyFile ? readSigningKey(keyFile, 'ATTESTATION_KEY_FILE') : undefined
  const attester = createAttester(key, now)
  return { signDetached: attester.signDetached, routes: createAttestationRoutes(attester, projects, now) }
}
