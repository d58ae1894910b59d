import type { FrameHandlerContext } from '@latchkit/frame-client/host'
import { delegationFramework, encodeRevocation } from '@latchkit/permissions'
import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import type { ApprovalOutcome } from '../approval/types.js'
import { en } from '../copy/en.js'
import { encodeContext } from '../permission/delegations.js'
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
import { smartAccount } from '../smartAccount/smartAccounts.fixtures.js'
import { createPageStorage } from '../storage/createPageStorage.js'
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

function setUp(outcome: ApprovalOutcome = { status: 'approved', result: granted }) {
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
    rpc: async () => '0x',
    servers: createSmartAccountServers(chains, fetch, async () => {}),
    storage: createPageStorage(undefined),
    getCopy: () => en,
    onTheme: () => {},
    reload: () => {},
    now: () => start * 1_000,
  })
  const ask = (method: string, params?: unknown, chainId?: string) =>
    handlers.RPC_REQUEST({ method, params: params as never, ...(chainId && { chainId }) }, context)
  return { requests, ask }
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
    ...{ grantedPermissions: [withStart], permissionsContext: granted },
    signerData: { submitToAddress: delegationManager },
  })
  expect(requests).toEqual([{ origin, chainId: 'eip155:1', address, request }])
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
