import type { FrameHandlerContext } from '@latchkit/frame-client/host'
import { delegationFramework, encodeRevocation } from '@latchkit/permissions'
import { createClient, custom, type Hex } from 'viem'
import { erc7715Actions, type GrantPermissionsParameters } from 'viem/experimental'
import { describe, expect, test } from 'vitest'
import { encodeContext } from '../../shared/permission/delegations.js'
import { smartAccount } from '../../shared/smartAccount/smartAccounts.fixtures.js'
import type { ApprovalOutcome } from '../approval/types.js'
import { en } from '../copy/en.js'
import {
  createPermissionContent,
  expiry,
  publicAccount,
  recipient,
  sessionKey,
  start,
  token,
} from '../permission/permissions.fixtures.js'
import { createSmartAccountServers } from '../smartAccount/SmartAccountServers.js'
import { createPageStorage, type PageStorage } from '../storage/createPageStorage.js'
import { createFakeVault } from '../vault/createFakeVault.fixtures.js'
import { createHandlers } from './createHandlers.js'
import { createProviderLogins } from './createProviderLogins.js'

const origin = 'https://my-dapp.example'
const context: FrameHandlerContext = { origin, signal: new AbortController().signal }
const { delegationManager } = delegationFramework
const { addresses } = createFakeVault().user
const address = addresses.eip155 as Hex
const { delegation } = createPermissionContent(address)
const granted = encodeContext(delegation, `0x${'11'.repeat(65)}`)

/** `revoked`: what the chain tells about the revocation of any permission. */
function setUp(
  outcome: ApprovalOutcome = { status: 'approved', result: granted },
  storage: PageStorage = createPageStorage(undefined),
) {
  const chain = { revoked: 0, now: start * 1_000 }
  const requests: unknown[] = []
  const chains = [
    { chainId: 'eip155:1', rpcUrl: 'https://rpc.example/1', smartAccount: publicAccount },
    { chainId: 'eip155:5', rpcUrl: 'https://rpc.example/5', smartAccount },
    { chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', rpcUrl: 'https://rpc.example/solana' },
  ] as const
  const handlers = createHandlers({
    providerLogins: createProviderLogins('https://frame.example'),
    ...{ vault: createFakeVault(), projectId: 'my-project', chainId: 'eip155:1' },
    config: {
      ...{ allowedOrigins: [origin], loginUrl: 'https://l.example', recoveryUrl: 'https://r.example' },
      chains,
    },
    queue: {
      async request(request) {
        requests.push(request)
        return outcome
      },
    },
    rpc: async () => `0x${chain.revoked.toString(16).padStart(64, '0')}`,
    servers: createSmartAccountServers(chains, fetch, async () => {}),
    storage,
    getCopy: () => en,
    onTheme: () => {},
    reload: () => {},
    now: () => chain.now,
  })
  const ask = (method: string, params?: unknown, chainId?: string, asking = origin) =>
    handlers.RPC_REQUEST(
      { method, params: params as never, ...(chainId && { chainId }) },
      { ...context, origin: asking },
    )
  return { requests, ask, chain }
}

const data = { tokenAddress: token, periodAmount: '0x989680', periodDuration: 86_400, recipient }
const permission = { type: 'erc20-token-periodic', data }
const withStart = { ...permission, data: { ...data, startTime: start } }
const request = {
  type: 'evmPermission',
  permission: {
    ...{ type: 'erc20-token-periodic', token, recipient, amount: 10_000_000n, period: 86_400, start },
  },
  ...{ expiry, sessionKey },
}
const current = {
  ...{ chainId: '0x1', to: sessionKey, permission },
  rules: [{ type: 'expiry', data: { timestamp: expiry } }],
}

test('default: grants in the current form', async () => {
  const { ask, requests } = setUp()
  expect(await ask('wallet_requestExecutionPermissions', [current])).toEqual([
    {
      ...current,
      from: address,
      permission: { ...withStart, isAdjustmentAllowed: false },
      ...{ context: granted, dependencies: [], delegationManager },
    },
  ])
  expect(requests).toEqual([{ origin, chainId: 'eip155:1', address, request }])
})

test('default: grants in the form of older drafts', async () => {
  const { ask, requests } = setUp()
  const older = {
    ...{ chainId: '0x1', expiry, permissions: [permission] },
    signer: { type: 'account', data: { address: sessionKey } },
  }
  expect(await ask('wallet_grantPermissions', [older])).toEqual({
    ...older,
    ...{ address, permissions: [withStart], context: granted, signerMeta: { delegationManager } },
    ...{ grantedPermissions: [{ policies: [], ...withStart }], permissionsContext: granted },
    signerData: { submitToAddress: delegationManager },
  })
  expect(requests).toEqual([{ origin, chainId: 'eip155:1', address, request }])
})

describe('wallet_getGrantedExecutionPermissions', () => {
  const method = 'wallet_getGrantedExecutionPermissions'

  test('default: returns what the app was given, in the current form, also after a reload', async () => {
    const storage = createPageStorage(undefined)
    const { ask } = setUp(undefined, storage)
    expect(await ask(method)).toEqual([])
    const response = await ask('wallet_requestExecutionPermissions', [current])
    expect(await ask(method)).toEqual(response)
    expect(await setUp(undefined, storage).ask(method)).toEqual(response)
    expect(await ask(method, undefined, undefined, 'https://other.example')).toEqual([])
  })

  test('behavior: one that was given in the form of older drafts', async () => {
    const { ask } = setUp()
    const signer = { type: 'account', data: { address: sessionKey } }
    await ask('wallet_grantPermissions', [{ chainId: '0x1', expiry, permissions: [permission], signer }])
    expect(await ask(method)).toEqual([
      {
        ...current,
        from: address,
        permission: { ...withStart, isAdjustmentAllowed: false },
        ...{ context: granted, dependencies: [], delegationManager },
      },
    ])
  })

  test('behavior: neither an expired one, nor one that is revoked, here or on the chain', async () => {
    const { ask, chain } = setUp()
    await ask('wallet_requestExecutionPermissions', [current])
    chain.revoked = 1
    expect(await ask(method)).toEqual([])
    chain.revoked = 0
    chain.now = expiry * 1_000
    expect(await ask(method)).toEqual([])
    chain.now = start * 1_000
    expect(await ask(method)).toHaveLength(1)
    await ask('wallet_revokeExecutionPermission', { permissionContext: granted })
    expect(await ask(method)).toEqual([])
  })
})

test.each([
  ['native-token-transfer', { ticker: 'ETH' }, { type: 'native-token-transfer', amount: 5n }],
  [
    'erc20-token-transfer',
    { address: token, ticker: 'USDC' },
    { type: 'erc20-token-transfer', token, amount: 5n },
  ],
] as const)(
  "behavior: viem's grantPermissions (2.57) with %s and its policy",
  async (type, own, expected) => {
    const { ask, requests } = setUp()
    const client = createClient({
      transport: custom({ request: ({ method, params }) => ask(method, params) as Promise<unknown> }),
    }).extend(erc7715Actions())
    const given: GrantPermissionsParameters = {
      expiry,
      // The type of viem has no name for the data of one of several types.
      permissions: [
        { type, data: own, policies: [{ type: 'token-allowance', data: { allowance: 5n } }] } as never,
      ],
      signer: { type: 'account', data: { id: sessionKey } },
    }
    expect(await client.grantPermissions(given)).toMatchObject({
      ...{ expiry, permissionsContext: granted, signerData: { submitToAddress: delegationManager } },
      grantedPermissions: [
        { type, data: own, policies: [{ type: 'token-allowance', data: { allowance: 5n } }] },
      ],
    })
    expect(requests).toMatchObject([
      { chainId: 'eip155:1', request: { permission: expected, sessionKey, expiry } },
    ])
  },
)

test("error: viem's other policies, and a stream: the developer learns what to ask for", async () => {
  const { ask, requests } = setUp()
  const signer = { type: 'account', data: { id: sessionKey } }
  const limited = {
    ...{ type: 'native-token-transfer', data: { ticker: 'ETH' } },
    policies: [{ type: 'gas-limit', data: { limit: '0x1' } }],
  }
  await expect(
    ask('wallet_grantPermissions', [{ expiry, signer, permissions: [limited] }]),
  ).rejects.toMatchObject({ message: `${en.permissions.problems.rule_unsupported} ("policies")` })
  // The default of MetaMask's smart-accounts kit.
  const stream = {
    type: 'native-token-stream',
    data: { amountPerSecond: '0x1', maxAmount: '0x2', startTime: start },
  }
  await expect(
    ask('wallet_requestExecutionPermissions', [{ ...current, permission: stream }]),
  ).rejects.toMatchObject({
    message: expect.stringMatching(
      /"native-token-stream" cannot be enforced. Types: native-token-periodic, /,
    ),
    rpcCode: -32_602,
  })
  expect(requests).toEqual([])
})

test('error: a refused permission is not displayed, and the developer learns why', async () => {
  const { ask, requests } = setUp()
  const given = { ...current, permission: { type: 'nft-transfer', data: {} } }
  await expect(ask('wallet_requestExecutionPermissions', [given])).rejects.toMatchObject({
    message: expect.stringContaining(`${en.permissions.problems.permission_unsupported} (`),
    rpcCode: -32_602,
  })
  await expect(
    ask('wallet_requestExecutionPermissions', [{ ...current, chainId: '0x5' }]),
  ).rejects.toMatchObject({ message: en.permissions.problems.chain_unsupported, rpcCode: 4200 })
  await expect(ask('wallet_grantPermissions', [current], 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'))
    .rejects //
    .toMatchObject({ rpcCode: 4200 })
  expect(requests).toEqual([])
})

test('error: the user declined', async () => {
  const { ask } = setUp({ status: 'declined' })
  await expect(ask('wallet_requestExecutionPermissions', [current])).rejects.toMatchObject({ rpcCode: 4001 })
})

const hash = `0x${'88'.repeat(32)}`

test.each([
  ['wallet_revokeExecutionPermission', { permissionContext: granted }, {}],
  ['wallet_revokeExecutionPermission', [{ permissionContext: granted }], {}],
  ['wallet_revokePermissions', [{ permissionsContext: granted }], hash],
  ['wallet_revokePermissions', [{ context: granted }], hash],
])('default: %s asks for the transaction that revokes it: %#', async (method, params, answer) => {
  const { ask, requests } = setUp({ status: 'approved', result: hash })
  expect(await ask(method, params)).toEqual(answer)
  const caveats = delegation.caveats.map((caveat) => ({ ...caveat, args: '0x' as const }))
  const data = encodeRevocation({ ...delegation, caveats, signature: `0x${'11'.repeat(65)}` })
  expect(requests).toEqual([
    {
      ...{ origin, chainId: 'eip155:1', address },
      request: {
        ...{ type: 'evmCalls', answer: 'transactionHash' },
        calls: [{ to: delegationManager, value: 0n, data }],
      },
    },
  ])
})

test.each<[string, unknown, number, string?]>([
  ['of another account', [{ context: encodeContext({ ...delegation, delegator: recipient }, '0x') }], 4100],
  ['that is no context', [{ context: '0x1234' }], -32_602],
  ['that is no hex', [{ context: 'my-permission' }], -32_602],
  ['that is too long', [{ context: `0x${'00'.repeat(65_537)}` }], -32_602],
  ['without a context', [{ eth_accounts: {} }], -32_602],
  ['without parameters', undefined, -32_602],
  ['on a chain without permissions', [{ context: granted }], 4200, 'eip155:5'],
])('error: a revocation %s', async (_title, params, rpcCode, chainId) => {
  const { ask, requests } = setUp()
  await expect(ask('wallet_revokePermissions', params, chainId)).rejects.toMatchObject({ rpcCode })
  expect(requests).toEqual([])
})

test('behavior: the capabilities name the types of permissions, where the enforcers are known', async () => {
  const { ask } = setUp()
  expect(await ask('wallet_getCapabilities', [address])).toMatchObject({
    '0x1': {
      permissions: {
        ...{ supported: true, signerTypes: ['account'], policyTypes: [] },
        permissionTypes: expect.arrayContaining(['erc20-token-periodic', 'contract-call']),
      },
    },
    '0x5': expect.not.objectContaining({ permissions: expect.anything() }),
  })
})

test('behavior: wallet_getSupportedExecutionPermissions has the form that @metamask/smart-accounts-kit 2.0.0 reads', async () => {
  const { ask, requests } = setUp()
  const supported = await ask('wallet_getSupportedExecutionPermissions', [])
  const one = { chainIds: ['0x1'], ruleTypes: ['expiry'] }
  expect(supported).toEqual({
    ...{ 'native-token-periodic': one, 'native-token-transfer': one },
    ...{ 'erc20-token-periodic': one, 'erc20-token-transfer': one, 'contract-call': one },
  })
  // Nothing is granted, so the user is not asked.
  expect(requests).toEqual([])
})

test('behavior: the transaction that revokes a permission may also be requested as one, and in a batch', async () => {
  const { ask, requests } = setUp({ status: 'approved', result: hash })
  const caveats = delegation.caveats.map((caveat) => ({ ...caveat, args: '0x' as const }))
  const data = encodeRevocation({ ...delegation, caveats, signature: '0x' })
  const transaction = { from: address, to: delegationManager, data }
  await ask('eth_sendTransaction', [transaction])
  await ask('wallet_sendCalls', [{ chainId: '0x1', calls: [{ to: delegationManager, data }] }])
  expect(requests).toMatchObject([
    { request: { type: 'evmTransaction', transaction: { data } } },
    { request: { type: 'evmCalls', calls: [{ data }] } },
  ])
  await expect(ask('eth_sendTransaction', [{ ...transaction, data: `${data}00` }])).rejects.toMatchObject({
    rpcCode: 4200,
  })
})
