import type { ListedPermission, PermissionAccount, PermissionList } from '@latchkit/core/ports'
import type { Backend } from '../Backend.js'
import { request } from '../request.js'
import { sessionMessageLifetimeMs, toSessionMessageFields } from './sessionMessage.js'
import { type Session, sessionChangeResponseSchema, sessionsResponseSchema } from './sessionSchema.js'

/** Creates the list of permissions of a server. Its responses are untrusted input. */
export function createPermissionList(backend: Backend): PermissionList {
  return {
    getPermissions: ({ signal, ...account }) =>
      request(backend, {
        path: toPath(account),
        query: {},
        signal,
        parse: (body) => sessionsResponseSchema.parse(body).pcis.flatMap(toListed),
      }),
    async getRevocationMessage({ id, ...account }) {
      const change = { type: 'revoke', pci: id } as const
      const { url: baseUrl, projectId } = backend
      const fields = { baseUrl, account: toAccount(account), projectId }
      return { ...(await toSessionMessageFields(change, fields)), lifetimeMs: sessionMessageLifetimeMs }
    },
    // Once: the server accepts each message once.
    revoke: ({ id, message, signature, signal, ...account }) =>
      request(
        { ...backend, retries: 0 },
        {
          path: `${toPath(account)}/revoke`,
          query: {},
          body: { pci: id, message, signature },
          signal,
          parse: (body) => void sessionChangeResponseSchema.parse(body),
        },
      ),
  }
}

const toAccount = ({ chainId, address }: PermissionAccount) => `${chainId}:${address}`

const toPath = (account: PermissionAccount) => `/v1/sessions/${encodeURIComponent(toAccount(account))}`

function toListed({
  pci: id,
  context,
  permissions,
  expiry,
  createdAt,
}: Session): readonly ListedPermission[] {
  const [permission] = permissions
  if (!permission) return []
  return [{ id, permission, expiry, createdAt, ...(context !== null && { context }) }]
}
