import { randomBytes } from 'node:crypto'
import { HttpError } from '../http/HttpError.js'
import type { Route, RouteRequest } from '../http/Route.js'
import { matchesOrigin } from '../projects/matchesOrigin.js'
import type { Project } from '../projects/Project.js'
import { requireProject } from '../projects/requireProject.js'
import type { Attester } from './createAttester.js'

/** How long wallets cache the public key. */
const keyLifetimeSeconds = 86_400

/**
 * Creates the routes of the Verify API: `GET /v3/attestation`, which dapps load in a hidden frame, and
 * `GET /v3/public-key`, with which wallets verify the attestation.
 */
export function createAttestationRoutes(
  attester: Attester,
  projects: () => readonly Project[],
  now: () => number,
): readonly Route[] {
  return [
    {
      name: 'attestation',
      method: 'GET',
      // Clients pass the id in the query; the older form has it in the path.
      pattern: /^\/v3\/attestation(?:\/([^/]+))?$/,
      handle(request) {
        requireProject(projects(), request)
        const id = parseId(request.id || request.query.get('id'))
        const origin = parseOrigin(request.query.get('origin'))
        const isVerified =
          attester.isEnabled && isEmbeddedBy(request, origin) && isListed(projects(), request)
        return renderPage(attester.attest({ id, origin, isVerified }), origin)
      },
    },
    {
      name: 'attestationKey',
      method: 'GET',
      pattern: /^\/v3\/public-key$/,
      handle: () => ({
        headers: { 'cache-control': 'public, max-age=3600' },
        body: {
          publicKey: attester.publicKey,
          expiresAt: Math.floor(now() / 1000) + keyLifetimeSeconds,
        },
      }),
    },
  ]
}

/** Renders the page for the frame. Only pages of the origin can embed it and receive the attestation. */
function renderPage(attestation: string, origin: string) {
  const nonce = randomBytes(16).toString('base64')
  const message = JSON.stringify(JSON.stringify({ type: 'verify_attestation', attestation }))
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors ${origin}`,
      'cross-origin-resource-policy': 'cross-origin',
    },
    body: `<!doctype html><title>Attestation</title><script nonce="${nonce}">parent.postMessage(${message}, ${JSON.stringify(origin)})</script>`,
  }
}

/** Whether a page of the origin embeds the frame, according to headers that scripts in a page cannot set. */
function isEmbeddedBy({ raw }: RouteRequest, origin: string): boolean {
  const { referer = '' } = raw.headers
  return (
    raw.headers['sec-fetch-dest'] === 'iframe' &&
    URL.canParse(referer) &&
    new URL(referer).origin === origin &&
    (raw.headers.origin === undefined || raw.headers.origin === origin)
  )
}

/** Whether the project lists the origin. An empty list allows every origin, and therefore verifies none. */
function isListed(projects: readonly Project[], { query }: RouteRequest): boolean {
  const project = projects.find(({ id }) => id === query.get('projectId'))
  const origin = query.get('origin') ?? ''
  return project?.allowedOrigins.some((pattern) => matchesOrigin(pattern, origin)) ?? false
}

function parseId(text: string | null): string {
  if (text && /^[\w-]{1,128}$/.test(text)) return text
  throw new HttpError(400, 'id', '"id" must be 1 to 128 letters, digits and hyphens')
}

function parseOrigin(text: string | null): string {
  const isOrigin = text && /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
  if (isOrigin) return text
  throw new HttpError(400, 'origin', '"origin" must be an origin such as https://app.example.com')
}
