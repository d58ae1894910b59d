import type { ActivateSessionRequest, RevokeSessionRequest, SessionGrant } from './sessionSchema.js'

/** A change of a session, without its signature. */
export type SessionChange =
  | ({ readonly type: 'create' } & SessionGrant)
  | ({ readonly type: 'activate' } & Pick<ActivateSessionRequest, 'pci' | 'context'>)
  | ({ readonly type: 'revoke' } & Pick<RevokeSessionRequest, 'pci'>)

/** The fields that tell what an account signs. */
export type SessionMessageFields = {
  /** Says in words what changes. */
  readonly statement: string
  /** The URL of the endpoint, so that the message is valid for one server, account and change only. */
  readonly uri: string
  /** The SHA-256 of the change, so that nothing in it can be replaced. */
  readonly resources: readonly [string]
}

/** Time in which a message is valid at most, from its `issuedAt` to its `expirationTime`. */
export const sessionMessageLifetimeMs = 300_000

/**
 * Returns what the message that an account signs for a change of a session must contain, with a new nonce, and an expiration time
 * within 5 minutes.
 *
 * @param server.baseUrl Public URL of the server.
 * @param server.account CAIP-10 id.
 * @example
 * ```ts
 * import { toSessionMessageFields } from '@latchkit/blockchain-api/contract'
 *
 * const change = { type: 'revoke', pci: '3b241101-e2bb-4255-8caf-4136c566a962' } as const
 * const { statement } = await toSessionMessageFields(change, {
 *   baseUrl: 'https://gateway.example.com',
 *   account: 'eip155:1:0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
 *   projectId: 'my-dapp',
 * })
 * statement // 'Revoke the permission 3b241101-e2bb-4255-8caf-4136c566a962 in the list of your permissions.'
 * ```
 */
export async function toSessionMessageFields(
  change: SessionChange,
  server: { readonly baseUrl: string; readonly account: string; readonly projectId: string },
): Promise<SessionMessageFields> {
  const { baseUrl, account, projectId } = server
  const path = change.type === 'create' ? '' : `/${change.type}`
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(toCanonicalJson({ projectId, change })),
  )
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return {
    statement: describeChange(change),
    uri: `${baseUrl}/v1/sessions/${account}${path}`,
    resources: [`urn:latchkit:session:sha256:${hex}`],
  }
}

function describeChange(change: SessionChange): string {
  switch (change.type) {
    case 'create':
      return `Add a permission of the type ${toPlainWord(change.permissions[0]?.type)} until ${new Date(change.expiry * 1_000).toISOString()} to the list of your permissions. Your wallet asks you for the permission itself.`
    case 'activate':
      return `Show the permission ${change.pci} as active in the list of your permissions.`
    case 'revoke':
      return `Revoke the permission ${change.pci} in the list of your permissions.`
  }
}

/** Other characters could change the meaning of the sentence. */
const toPlainWord = (type = '') => type.replace(/[^\w-]/g, '')

/** JSON with sorted keys and without spaces. */
function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner
    return Object.fromEntries([...Object.entries(inner)].sort(([one], [other]) => (one < other ? -1 : 1)))
  })
}
