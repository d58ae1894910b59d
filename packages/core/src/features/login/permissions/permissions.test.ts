import {
  encodeAbiParameters,
  encodeFunctionData,
  parseAbi,
  parseAbiParameters,
  type Hex as ViemHex,
} from 'viem'
import { describe, expect, test } from 'vitest'
import {
  PermissionsMismatchError,
  PermissionsNotFoundError,
  PermissionsNotRevokedError,
  PermissionsNotSupportedError,
} from '../../../foundation/errors/permissions.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import { AbortedError, UserRejectedError, WalletResponseError } from '../../../foundation/errors/wallet.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { home, other } from '../../wallet/calls/calls.fixtures.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { encodeRevocation } from './encodeRevocation.js'
import { getPermissions } from './getPermissions.js'
import { grantPermissions } from './grantPermissions.js'
import {
  answerCurrent,
  answerDraft,
  answerOlder,
  context,
  data,
  expiry,
  manager,
  olderMethod,
  permission,
  recipient,
  requestMethod,
  sessionKey,
  setUpPermissions,
} from './permissions.fixtures.js'
import { refreshPermissions } from './refreshPermissions.js'
import { revokePermissions } from './revokePermissions.js'

const parameters = { permission, sessionKey, expiry } as const
const throwing = (error: unknown) => () => {
  throw error
}
const storageKey = 'latchkit.v1.test.permissions'
const chainId = home.caipNetworkId
const hexChainId = `0x${Number(chainId.split(':')[1]).toString(16)}`

describe('grantPermissions', () => {
  test('default: the current request, answered as the Gator permissions snap of MetaMask does', async () => {
    const { kit, requests, address, storage } = await setUpPermissions({ [requestMethod]: answerCurrent() })
    const granted = await grantPermissions(kit, parameters)
    expect(requests).toEqual([
      {
        method: requestMethod,
        params: [
          {
            ...{ chainId: hexChainId, from: address, to: sessionKey },
            permission: { ...permission, isAdjustmentAllowed: false },
            rules: [{ type: 'expiry', data: { timestamp: expiry } }],
          },
        ],
      },
    ])
    expect(granted).toEqual({
      ...{ context, permission, expiry, sessionKey, address, chainId },
      ...{ delegationManager: manager, grantedAt: expect.any(Number) },
    })
    expect(getPermissions(kit)).toEqual([granted])
    expect(JSON.parse(storage.getItem(storageKey) ?? '')).toEqual([granted])
  })

  test.each([
    ['context', answerOlder()],
    ['permissionsContext, as viem reads it', answerDraft()],
  ])('behavior: a wallet of an older draft, which answers with %s', async (_name, answer) => {
    const { kit, requests, address } = await setUpPermissions({ [olderMethod]: answer })
    expect(await grantPermissions(kit, parameters)).toMatchObject({ context, permission, expiry, address })
    expect(requests.map(({ method }) => method)).toEqual([requestMethod, olderMethod])
    expect(requests[1]?.params).toEqual([
      {
        ...{ chainId: hexChainId, address, expiry, permissions: [permission], policies: [] },
        signer: { type: 'account', data: { address: sessionKey } },
      },
    ])
  })

  test.each<[string, object]>([
    ['a lower amount', { permission: { ...permission, data: { ...data, periodAmount: '0x1' } } }],
    ['an earlier end', { rules: [{ type: 'expiry', data: { timestamp: expiry - 1 } }] }],
    [
      'a start some periods later',
      { permission: { ...permission, data: { ...data, startTime: data.startTime + 7_200 } } },
    ],
    [
      'null for what is not set',
      { permission: { ...permission, data: { ...data, recipients: null, justification: 'x' } } },
    ],
    ['recipients', { permission: { ...permission, data: { ...data, recipients: [recipient] } } }],
    ['addresses in lower case', { to: sessionKey.toLowerCase() }],
  ])('behavior: accepts %s', async (_name, change) => {
    const { kit } = await setUpPermissions({ [requestMethod]: answerCurrent(change) })
    expect(await grantPermissions(kit, parameters)).toMatchObject({ context, sessionKey })
  })

  test.each<[string, object]>([
    ['sessionKey', { to: recipient }],
    ['address', { from: recipient }],
    ['chainId', { chainId: '0x5' }],
    ['expiry', { rules: [{ type: 'expiry', data: { timestamp: expiry + 1 } }] }],
    ['type', { permission: { ...permission, type: 'contract-call' } }],
    ['periodAmount', { permission: { ...permission, data: { ...data, periodAmount: '0x11' } } }],
    ['periodAmount', { permission: { ...permission, data: { ...data, periodAmount: '17' } } }],
    ['periodAmount', { permission: { ...permission, data: { ...data, periodAmount: undefined } } }],
    ['periodDuration', { permission: { ...permission, data: { ...data, periodDuration: 3_599 } } }],
    ['startTime', { permission: { ...permission, data: { ...data, startTime: data.startTime - 3_600 } } }],
    ['startTime', { permission: { ...permission, data: { ...data, startTime: data.startTime + 1 } } }],
    ['tokenAddress', { permission: { ...permission, data: { ...data, tokenAddress: recipient } } }],
    ['somethingNew', { permission: { ...permission, data: { ...data, somethingNew: true } } }],
  ])('error: the wallet granted another %s: %#', async (part, change) => {
    const { kit } = await setUpPermissions({ [requestMethod]: answerCurrent(change) })
    await expect(grantPermissions(kit, parameters)).rejects.toThrow(PermissionsMismatchError)
    await expect(grantPermissions(kit, parameters)).rejects.toMatchObject({
      code: 'permissions-mismatch',
      part,
    })
    expect(getPermissions(kit)).toEqual([])
  })

  const limited = {
    type: 'contract-call',
    data: { targets: [recipient], methods: ['0x12345678'], callLimit: 2, valueLimit: '0x0', recipient },
  }
  test.each<[string, object]>([
    ['targets', { targets: [recipient, manager] }],
    ['targets', { targets: null }],
    ['targets', { targets: [] }],
    ['methods', { methods: ['0x87654321'] }],
    ['callLimit', { callLimit: 3 }],
    ['callLimit', { callLimit: undefined }],
    ['valueLimit', { valueLimit: '0x1' }],
    ['recipient', { recipient: manager }],
  ])('error: the wallet granted other %s of calls: %#', async (part, change) => {
    const answer = answerCurrent({ permission: { ...limited, data: { ...limited.data, ...change } } })
    const { kit } = await setUpPermissions({ [requestMethod]: answer })
    await expect(grantPermissions(kit, { ...parameters, permission: limited })).rejects.toMatchObject({
      part,
    })
  })

  test.each<[string, unknown]>([
    ['nothing', null],
    ['an empty list', []],
    ['two permissions', [{}, {}]],
    ['no context', answerCurrent({ context: undefined })],
    [
      'the id of a session as the context',
      answerCurrent({ context: '9b2f1f52-0b5e-4b6e-8a8e-3d7f9a1c2b3d' }),
    ],
    ['an empty context', answerCurrent({ context: '0x' })],
    ['a context that is too long', answerCurrent({ context: `0x${'00'.repeat(65_537)}` })],
    ['no permission', answerCurrent({ permission: undefined })],
    ['data that is a list', answerCurrent({ permission: { ...permission, data: [] } })],
    ['no expiry', answerCurrent({ rules: null })],
    [
      'two expiries',
      answerCurrent({
        rules: [expiry, expiry - 1].map((timestamp) => ({ type: 'expiry', data: { timestamp } })),
      }),
    ],
    [
      'an expiry that is text',
      answerCurrent({ rules: [{ type: 'expiry', data: { timestamp: `${expiry}` } }] }),
    ],
    ['a malformed chain', answerCurrent({ chainId: 'eip155:1' })],
    ['a malformed session key', answerCurrent({ to: '0x12' })],
    ['a malformed manager', answerCurrent({ delegationManager: '0x12' })],
  ])('error: the wallet returns %s', async (_name, answer) => {
    const { kit } = await setUpPermissions({ [requestMethod]: answer })
    await expect(grantPermissions(kit, parameters)).rejects.toThrow(WalletResponseError)
    expect(getPermissions(kit)).toEqual([])
  })

  test.each([
    [
      'the user declined',
      { [requestMethod]: throwing({ code: 4001, message: 'Declined' }) },
      UserRejectedError,
      1,
    ],
    ['the wallet has no ERC-7715', {}, PermissionsNotSupportedError, 2],
  ])('error: %s', async (_name, answers, Class, count) => {
    const { kit, requests } = await setUpPermissions(answers)
    await expect(grantPermissions(kit, parameters)).rejects.toThrow(Class)
    expect(requests).toHaveLength(count)
  })

  test.each([
    ['permission', { permission: { type: 'x' } as never }],
    ['sessionKey', { sessionKey: '0x12' as never }],
    ['expiry', { expiry: 1 }],
    ['expiry', { expiry: Number.NaN }],
  ])('error: an invalid "%s"', async (field, change) => {
    const { kit, requests } = await setUpPermissions({})
    await expect(grantPermissions(kit, { ...parameters, ...change })).rejects.toMatchObject({ field })
    expect(requests).toEqual([])
  })

  test('param: signal: what the wallet grants after the abort is listed, and can be revoked', async () => {
    let approve = () => {}
    const opened = new Promise<void>((resolve) => {
      approve = resolve
    })
    const answer = async (params: never) => {
      await opened
      return answerCurrent()(params)
    }
    const { kit } = await setUpPermissions({ [requestMethod]: answer })
    const controller = new AbortController()
    const granting = grantPermissions(kit, { ...parameters, signal: controller.signal })
    controller.abort()
    await expect(granting).rejects.toThrow(AbortedError)
    expect(getPermissions(kit)).toEqual([])
    approve()
    await expect.poll(() => getPermissions(kit)).toMatchObject([{ context }])
  })

  test('param: chainId and isAdjustmentAllowed', async () => {
    const { kit, requests } = await setUpPermissions({ [requestMethod]: answerCurrent() })
    const granted = await grantPermissions(kit, {
      ...parameters,
      chainId: other.caipNetworkId,
      isAdjustmentAllowed: true,
    })
    expect(granted.chainId).toBe(other.caipNetworkId)
    expect(requests[0]?.params).toMatchObject([{ permission: { isAdjustmentAllowed: true } }])
  })

  test('error: no wallet is connected', async () => {
    const { kit } = createTestKit()
    await expect(grantPermissions(kit, parameters)).rejects.toThrow(NotConnectedError)
    expect(getPermissions(kit)).toEqual([])
  })
})

const abi = parseAbi([
  'struct Caveat { address enforcer; bytes terms; bytes args; }',
  'struct Delegation { address delegate; address delegator; bytes32 authority; Caveat[] caveats; uint256 salt; bytes signature; }',
  'function disableDelegation(Delegation delegation)',
  'function encode(Delegation[] delegations)',
])
const delegation = {
  delegate: sessionKey,
  delegator: recipient,
  authority: `0x${'ff'.repeat(32)}`,
  salt: 5n,
  signature: '0x1234',
  caveats: [{ enforcer: manager, terms: '0x12', args: '0x' }],
} as const
const [, encode] = abi
const realContext = encodeAbiParameters(encode.inputs, [[delegation]])

describe('revokePermissions', () => {
  const revokeMethod = 'wallet_revokeExecutionPermission'

  test('default: asks the wallet, with parameters by name as MetaMask reads them', async () => {
    const answers = { [requestMethod]: answerCurrent(), [revokeMethod]: {} }
    const { kit, requests, storage } = await setUpPermissions(answers)
    await grantPermissions(kit, parameters)
    expect(await revokePermissions(kit, { context })).toEqual({ sent: undefined })
    expect(requests[1]).toEqual({ method: revokeMethod, params: { permissionContext: context } })
    expect(getPermissions(kit)).toMatchObject([{ context, revokedAt: expect.any(Number) }])
    expect(JSON.parse(storage.getItem(storageKey) ?? '')).toEqual(getPermissions(kit))
  })

  test('behavior: a wallet without the method is asked for the transaction that revokes it', async () => {
    const { kit, adapters } = await setUpPermissions({
      [requestMethod]: answerCurrent({ context: realContext }),
    })
    const { context: granted } = await grantPermissions(kit, parameters)
    const { sent } = await revokePermissions(kit, { context: granted })
    expect(sent).toMatch(/^0x[\da-f]{64}$/)
    expect(adapters[0].evm?.sent.at(-1)?.transaction).toMatchObject({
      to: manager,
      data: encodeFunctionData({ abi, functionName: 'disableDelegation', args: [delegation] }),
    })
    expect(getPermissions(kit)).toMatchObject([{ revokedAt: expect.any(Number) }])
  })

  test('behavior: the wallet switches to the chain of the permission first', async () => {
    const { kit, adapters } = await setUpPermissions({
      [requestMethod]: answerCurrent({ context: realContext }),
    })
    await grantPermissions(kit, { ...parameters, chainId: other.caipNetworkId })
    await revokePermissions(kit, { context: realContext })
    expect(sessionOf(kit.getState(), 'eip155')?.chainId).toBe(other.caipNetworkId)
    expect(adapters[0].evm?.sent.at(-1)?.chainId).toBe(other.caipNetworkId)
  })

  test('error: the user declines to switch to the chain of the permission: nothing is sent', async () => {
    const { kit, adapters } = await setUpPermissions({
      [requestMethod]: answerCurrent({ context: realContext }),
    })
    await grantPermissions(kit, { ...parameters, chainId: other.caipNetworkId })
    adapters[0].wallet('io.fake').behavior = 'rejects'
    await expect(revokePermissions(kit, { context: realContext })).rejects.toThrow(UserRejectedError)
    expect(adapters[0].evm?.sent).toEqual([])
    expect(getPermissions(kit)[0]?.revocation).toBeUndefined()
  })

  test('behavior: it is being revoked until the transaction is confirmed, and after a reload too', async () => {
    const answers = { [requestMethod]: answerCurrent({ context: realContext }) }
    const { kit, evm, storage, clock } = await setUpPermissions(answers)
    await grantPermissions(kit, parameters)
    evm.receipt = 'pending'
    const revoking = revokePermissions(kit, { context: realContext })
    await expect.poll(() => getPermissions(kit)[0]?.revocation?.hash).toMatch(/^0x[\da-f]{64}$/)
    expect(getPermissions(kit)[0]?.revokedAt).toBeUndefined()
    expect(JSON.parse(storage.getItem(storageKey) ?? '')).toEqual(getPermissions(kit))
    const timedOut = expect(revoking).rejects.toMatchObject({ code: 'receipt-timeout' })
    clock.advance(25_000)
    await timedOut
    expect(getPermissions(kit)[0]?.revokedAt).toBeUndefined()
    evm.receipt = 'success'
    await refreshPermissions(kit)
    expect(getPermissions(kit)).toMatchObject([{ revokedAt: expect.any(Number) }])
    expect(getPermissions(kit)[0]?.revocation).toBeUndefined()
  })

  test('error: a transaction that was reverted: the permission stays active', async () => {
    const answers = { [requestMethod]: answerCurrent({ context: realContext }) }
    const { kit, evm } = await setUpPermissions(answers)
    await grantPermissions(kit, parameters)
    evm.receipt = 'reverted'
    await expect(revokePermissions(kit, { context: realContext })).rejects.toThrow(PermissionsNotRevokedError)
    expect(getPermissions(kit)[0]).toMatchObject({ context: realContext })
    expect(getPermissions(kit)[0]?.revokedAt).toBeUndefined()
  })

  test('error: the wallet says that it revoked it, but the chain still allows it', async () => {
    const answers = { [requestMethod]: answerCurrent({ context: realContext }), [revokeMethod]: {} }
    const { kit, evm, clock } = await setUpPermissions(answers)
    await grantPermissions(kit, parameters)
    evm.networkAnswers.set('eth_call', `0x${'0'.repeat(64)}`)
    const revoking = expect(revokePermissions(kit, { context: realContext })).rejects.toThrow(
      PermissionsNotRevokedError,
    )
    await expect.poll(() => getPermissions(kit)[0]?.revocation).toBeDefined()
    for (let time = 0; time <= 25_000; time += 2_000) {
      await nextMacrotask()
      clock.advance(2_000)
    }
    await revoking
    expect(getPermissions(kit)[0]?.revocation).toBeUndefined()
    expect(getPermissions(kit)[0]?.revokedAt).toBeUndefined()
  })

  test.each<[string, object]>([
    ['the wallet named no manager', { context: realContext, delegationManager: undefined }],
    ['the context has another form', {}],
  ])('error: no method, and %s', async (_name, change) => {
    const { kit } = await setUpPermissions({ [requestMethod]: answerCurrent(change) })
    const granted = await grantPermissions(kit, parameters)
    await expect(revokePermissions(kit, granted)).rejects.toThrow(PermissionsNotSupportedError)
    expect(getPermissions(kit)).toEqual([granted])
  })

  test('error: the user declined', async () => {
    const answers = {
      [requestMethod]: answerCurrent(),
      [revokeMethod]: throwing({ code: 4001, message: 'No' }),
    }
    const { kit } = await setUpPermissions(answers)
    const granted = await grantPermissions(kit, parameters)
    await expect(revokePermissions(kit, { context })).rejects.toThrow(UserRejectedError)
    expect(getPermissions(kit)).toEqual([granted])
  })

  test('error: an unknown permission', async () => {
    const { kit, requests } = await setUpPermissions({})
    await expect(revokePermissions(kit, { context })).rejects.toThrow(PermissionsNotFoundError)
    expect(requests).toEqual([])
  })
})

test('default: the data of the revocation, for one delegation only', () => {
  const expected = encodeFunctionData({ abi, functionName: 'disableDelegation', args: [delegation] })
  expect(encodeRevocation(realContext)).toBe(expected)
  expect(encodeRevocation(encodeAbiParameters(encode.inputs, [[delegation, delegation]]))).toBeUndefined()
  const bytes: ViemHex = encodeAbiParameters(parseAbiParameters('bytes'), ['0x12'])
  expect(encodeRevocation(bytes)).toBeUndefined()
})
