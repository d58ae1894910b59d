import { expect, test } from 'vitest'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { ListedPermission, PermissionList } from '../../../ports/PermissionList.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import { home } from '../../wallet/calls/calls.fixtures.js'
import { getPermissions } from './getPermissions.js'
import { grantPermissions } from './grantPermissions.js'
import {
  answerCurrent,
  data,
  expiry,
  manager,
  permission,
  recipient,
  requestMethod,
  sessionKey,
  setUpPermissions,
  toContext,
} from './permissions.fixtures.js'
import { refreshPermissions } from './refreshPermissions.js'
import { revokePermissions } from './revokePermissions.js'
import { toSmartSessionsModel } from './toSmartSessionsModel.js'

const chainId = home.caipNetworkId
const no = `0x${'0'.repeat(64)}`
const yes = `0x${'1'.padStart(64, '0')}`

/** `getDelegationHash` of the `DelegationManager`, and what it returns. */
const hashSelector = '0x66134607'
const delegationHash = `0x${'be'.repeat(32)}`

/** A connected kit whose server lists permissions, and the calls of the `DelegationManager`. */
async function setUp(toList: (address: string) => readonly Partial<ListedPermission>[]) {
  const server: { address: string; revoked: unknown[]; failure: Error | undefined } = {
    ...{ address: '', revoked: [], failure: undefined },
  }
  const list: PermissionList = {
    async getPermissions(account) {
      if (server.failure) throw server.failure
      if (account.chainId !== chainId) return []
      const base = { id: 'a', permission, expiry, createdAt: 7 }
      return toList(server.address).map((one) => ({ ...base, ...one }))
    },
    getRevocationMessage: async ({ id }) => ({
      ...{ statement: `Revoke ${id}`, uri: 'https://gateway.test', resources: [], lifetimeMs: 300_000 },
    }),
    async revoke({ signal: _, ...revoked }) {
      server.revoked.push(revoked)
    },
  }
  const api = fakeDataApi()
  const dataApi = () => ({ ...api(), permissions: async () => list })
  let context = toContext(recipient)
  const answers = {
    [requestMethod]: (params: Parameters<ReturnType<typeof answerCurrent>>[0]) =>
      answerCurrent({ context })(params),
  }
  const world = await setUpPermissions(answers, { dataApi })
  server.address = world.address
  context = toContext(world.address)
  const chain = { isRevoked: false }
  world.evm.networkAnswers.set('eth_call', ({ data: call }: { readonly data: string }) => {
    if (call.startsWith(hashSelector)) return delegationHash
    return call === `0x2d40d052${delegationHash.slice(2)}` && chain.isRevoked ? yes : no
  })
  const getSessions = () => {
    const model = toSmartSessionsModel(world.kit.getState(), world.kit.config, 0)
    if (model.status !== 'ready') throw new Error('The account is connected')
    return {
      active: model.tabs.active.flatMap(({ sessions }) => sessions),
      revoked: model.tabs.revoked.flatMap(({ sessions }) => sessions),
    }
  }
  return { ...world, server, context, chain, getSessions }
}

test('default: lists what was granted in another browser, and says that only the server told', async () => {
  const { kit, getSessions } = await setUp((address) => [{ context: toContext(address) }])
  await refreshPermissions(kit)
  expect(getSessions().active).toMatchObject([
    { sessionKey: sessionKey.toLowerCase(), isReported: true, grantedAt: 7_000 },
  ])
  // An app that asks what it may use gets only what this browser has verified.
  expect(getPermissions(kit)).toEqual([])
})

test('error: a malicious server that widens a permission: what the wallet granted is shown', async () => {
  const wide = { type: permission.type, data: { ...data, periodAmount: '0xffffffff' } }
  const { kit, getSessions } = await setUp((address) => [
    { context: toContext(address), permission: wide, expiry: expiry + 9 },
  ])
  await grantPermissions(kit, { permission, sessionKey, expiry })
  await refreshPermissions(kit)
  expect(getSessions().active).toMatchObject([
    { action: { amount: '0.000000000000000016' }, expiresAt: expiry * 1_000, isReported: false },
  ])
})

test.each<[string, (address: string) => Partial<ListedPermission>]>([
  ['a permission of another account', () => ({ context: toContext(recipient) })],
  ['a context of another form', () => ({ context: '0x1234' })],
  ['a context that is no hex', () => ({ context: 'x' })],
  ['no context', () => ({})],
  [
    'a malformed permission',
    (address) => ({ context: toContext(address), permission: { type: '', data: {} } }),
  ],
])('error: a malicious server that lists %s: it is not shown', async (_name, toListed) => {
  const { kit, getSessions } = await setUp((address) => [toListed(address)])
  await refreshPermissions(kit)
  expect(getSessions().active).toEqual([])
})

test('error: a malicious server that lists a revoked permission as active, or hides one', async () => {
  const { kit, getSessions, chain, server } = await setUp((address) => [{ context: toContext(address) }])
  await refreshPermissions(kit)
  expect(getSessions().active).toHaveLength(1)
  chain.isRevoked = true
  await refreshPermissions(kit)
  expect(getSessions()).toMatchObject({ active: [], revoked: [{ isReported: true }] })
  server.failure = new AbortedError()
  await grantPermissions(kit, { permission, sessionKey, expiry })
  await refreshPermissions(kit)
  expect(getPermissions(kit)).toHaveLength(1)
})

test('behavior: after the chain revoked it, the account signs the change of the list', async () => {
  const { kit, context, server, address } = await setUp((owner) => [{ id: 'b', context: toContext(owner) }])
  await grantPermissions(kit, { permission, sessionKey, expiry })
  await refreshPermissions(kit)
  await revokePermissions(kit, { context })
  expect(getPermissions(kit)).toMatchObject([{ revokedAt: expect.any(Number) }])
  expect(server.revoked).toEqual([
    {
      ...{ id: 'b', chainId, address, signature: expect.any(String) },
      message: expect.stringContaining('Revoke b'),
    },
  ])
})

test('behavior: one that only the server told can be revoked, at the manager that the wallet or the kit knows', async () => {
  const { kit, context, adapters, evm, getSessions } = await setUp((owner) => [{ context: toContext(owner) }])
  await refreshPermissions(kit)
  await revokePermissions(kit, { context })
  expect(adapters[0].evm?.sent.at(-1)?.transaction.to).toBe('0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3')
  expect(getSessions().revoked).toHaveLength(1)
  // Where that manager does not exist, the transaction would have no effect.
  evm.networkAnswers.set('eth_call', '0x')
  await refreshPermissions(kit)
  await expect(revokePermissions(kit, { context })).rejects.toMatchObject({
    code: 'permissions-not-supported',
  })
  expect(adapters[0].evm?.sent).toHaveLength(1)
})

test('behavior: reads the symbol and the decimals of tokens from the chain', async () => {
  const token = { type: 'erc20-token-transfer', data: { tokenAddress: manager, allowanceAmount: '0x16e360' } }
  const { kit, evm, getSessions } = await setUp((address) => [
    { context: toContext(address), permission: token },
  ])
  await refreshPermissions(kit)
  expect(getSessions().active[0]?.action).toMatchObject({ amount: '1500000' })
  evm.contractAnswers.set('symbol', 'TUSD')
  evm.contractAnswers.set('decimals', 6)
  await refreshPermissions(kit)
  expect(getSessions().active[0]?.action).toMatchObject({ amount: '1.5', symbol: 'TUSD', token: manager })
})
