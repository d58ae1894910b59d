import type { SessionChange, SessionGrant } from '@latchkit/blockchain-api/contract'
import { toSessionMessageFields } from '@latchkit/blockchain-api/contract'
import {
  delegationFramework,
  encodePermissionsContext,
  getDelegationTypedData,
  type Permission,
  toDelegation,
  toPermissionJson,
} from '@latchkit/permissions'
import { createMessage, createNonce, type SiwxFields } from '@latchkit/siwx'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { onTestFinished } from 'vitest'
import { type GatewayOptions, startGateway } from '../../app/startGateway.js'
import { sendResult, startNode } from '../../chain/rpcProxy/startNode.fixtures.js'

/** The app of the tests. */
const origin = 'https://app.example.com'
/** Time of the gateway: ms since 1970. */
export const startMs = Date.UTC(2026, 0, 31, 12)
export const expiry: number = startMs / 1_000 + 30 * 86_400
export const owner: PrivateKeyAccount = privateKeyToAccount(`0x${'11'.repeat(32)}`)
export const otherAccount: PrivateKeyAccount = privateKeyToAccount(`0x${'22'.repeat(32)}`)
export const sessionKey: `0x${string}` = otherAccount.address
export const account: string = `eip155:1:${owner.address}`
export const permission: Permission = { type: 'native-token-transfer', amount: 16n }

/** What the owner grants. */
export const grant: SessionGrant = {
  expiry,
  signer: { type: 'account', data: { address: sessionKey } },
  permissions: [toPermissionJson(permission)],
  policies: [],
}

/** What a test replaces. */
export type ChangeOverrides = {
  /** Fields of the message. */
  readonly fields?: { readonly [Field in keyof SiwxFields]?: SiwxFields[Field] | undefined }
  readonly by?: PrivateKeyAccount
  readonly signature?: string
  readonly account?: string
  readonly projectId?: string
  /** `null` omits it. */
  readonly origin?: string | null
  /** Fields of the body, after it was signed. */
  readonly body?: object
}

/** A gateway with a node of Ethereum, and the functions that call it. */
export type PermissionsGateway = Awaited<ReturnType<typeof startPermissionsGateway>>

/** Starts the gateway. */
export async function startPermissionsGateway(
  options: GatewayOptions = {},
  onEnd: (stop: () => void | Promise<void>) => void = onTestFinished,
) {
  const chain = { answer: '0x' as `0x${string}` }
  const node = await startNode((response, request) => sendResult(chain.answer)(response, request), onEnd)
  node.chainId = '0x1'
  const clock = { ms: startMs }
  let requestCount = 0
  const { url, stop } = await startGateway({
    projects: ['p', 'q'].map((id) => ({ id, name: `App ${id}`, allowedOrigins: ['https://*.example.com'] })),
    chains: [{ id: 'eip155:1', http: [node.url] }],
    publicUrl: ['https://gateway.example.net'],
    trustProxy: ['loopback'],
    now: () => clock.ms,
    ...options,
  })
  onEnd(stop)

  async function call(method: 'GET' | 'POST', path: string, overrides: ChangeOverrides = {}) {
    requestCount += 1
    const { projectId = 'p', body } = overrides
    const given = overrides.origin === undefined ? origin : overrides.origin
    const response = await fetch(
      `${url}/v1/sessions/${path}${path.includes('?') ? '&' : '?'}projectId=${projectId}`,
      {
        method,
        // Another address for each request, because the clock of limits does not advance.
        headers: {
          'x-forwarded-for': `2001:db8:${requestCount.toString(16)}::1`,
          ...(given !== null && { origin: given }),
        },
        ...(method === 'POST' && { body: JSON.stringify(body) }),
      },
    )
    const answer = JSON.parse((await response.text()) || 'null')
    return { status: response.status, field: answer?.reasons?.[0]?.field as unknown, body: answer }
  }

  /** The body of a change that the owner signed. */
  async function sign(change: SessionChange, overrides: ChangeOverrides = {}): Promise<object> {
    const { by = owner, projectId = 'p' } = overrides
    const { type: _, ...fields } = change
    const message = createMessage({
      ...(await toSessionMessageFields(change, {
        baseUrl: 'https://gateway.example.net',
        account,
        projectId,
      })),
      ...{ domain: 'app.example.com', chainId: 'eip155:1', address: owner.address, nonce: createNonce() },
      issuedAt: new Date(clock.ms).toISOString(),
      expirationTime: new Date(clock.ms + 300_000).toISOString(),
      ...overrides.fields,
      // An absent field is one of the refusals.
    } as SiwxFields)
    const signature = overrides.signature ?? (await by.signMessage({ message }))
    return { ...fields, message, signature }
  }

  async function send(change: SessionChange, overrides: ChangeOverrides = {}) {
    const path = `${overrides.account ?? account}${change.type === 'create' ? '' : `/${change.type}`}`
    const body = { ...(await sign(change, overrides)), ...overrides.body }
    return call('POST', path, { ...overrides, body })
  }

  async function create(changed: Partial<SessionGrant> = {}): Promise<string> {
    const { body } = await send({ type: 'create', ...grant, ...changed })
    return body.pci
  }

  return { url, call, chain, clock, node, sign, send, create }
}

/** The context of a permission that the owner signed. */
export async function signContext(
  change: Partial<Parameters<typeof toDelegation>[0]> = {},
): Promise<`0x${string}`> {
  const delegation = toDelegation({
    ...{ permission, expiry, owner: owner.address, sessionKey, salt: 1n, contracts: delegationFramework },
    ...change,
  })
  const typedData = getDelegationTypedData(delegation, { chainId: 1, contracts: delegationFramework })
  return encodePermissionsContext({ ...delegation, signature: await owner.signTypedData(typedData) })
}
