import type { ListedPermission, PermissionAccount, PermissionList } from '@latchkit/core/ports'
import type { Backend } from '../Backend.js'
import { toFields, toList, toText } from '../read.js'
import { request } from '../request.js'
import { sessionMessageLifetimeMs, toSessionMessageFields } from './sessionMessage.js'

/** Number of permissions of an account in a project: `maxSessions` of the contract. */
const max = 255

/** Creates the list of permissions of a server. Its responses are untrusted input, in which malformed entries are left out. */
export function createPermissionList(backend: Backend): PermissionList {
  return {
    getPermissions: ({ signal, ...account }) =>
      request(backend, {
        path: toPath(account),
        query: {},
        signal,
        parse(body) {
          const pcis = toFields(body)?.pcis
          if (!Array.isArray(pcis)) throw new TypeError('"pcis" must be a list')
          return pcis.slice(0, max).flatMap((session) => toListed(session) ?? [])
        },
      }),
    async getRevocationMessage({ id, ...account }) {
      const change = { type: 'revoke', pci: id } as const
      const { url: baseUrl, projectId } = backend
      const fields = { baseUrl, account: toAccountId(account), projectId }
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
          parse: () => {},
        },
      ),
  }
}

const toAccountId = ({ chainId, address }: PermissionAccount) => `${chainId}:${address}`

const toPath = (account: PermissionAccount) => `/v1/sessions/${encodeURIComponent(toAccountId(account))}`

function toListed(value: unknown): ListedPermission | undefined {
  const { pci, context, permissions, expiry, createdAt } = toFields(value) ?? {}
  const id = toText(pci, (text) => /^[\da-f-]{36}$/.test(text))
  const { type: name, data: given } = toFields(toList(permissions)[0]) ?? {}
  const [type, data] = [toText(name), toFields(given)]
  if (id === undefined || type === undefined || !data || !isTime(expiry) || !isTime(createdAt))
    return undefined
  const permission = { type, data }
  return { id, permission, expiry, createdAt, ...(typeof context === 'string' && { context }) }
}

const isTime = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0 && Number(value) <= 8_640_000_000_000
