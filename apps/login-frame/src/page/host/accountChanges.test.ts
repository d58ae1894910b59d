import { expect, test } from 'vitest'
import { context, origin, setUpHandlers } from './setUpHandlers.fixtures.js'

test('default: a change of the address is approved before a mail is sent, with both addresses', async () => {
  const { handlers, vault, requests } = setUpHandlers()
  await handlers.UPDATE_EMAIL({ email: ' New@My-Dapp.example' }, context)
  expect(requests).toEqual([
    {
      ...{ origin, chainId: 'eip155:1', address: vault.user.addresses.eip155 },
      request: { type: 'emailChange', from: 'user@my-dapp.example', to: 'new@my-dapp.example' },
    },
  ])
  expect(vault.calls.at(-1)).toEqual({
    name: 'startEmailChange',
    parameters: { email: 'new@my-dapp.example' },
  })
})

test.each([
  ['declined', { status: 'declined' }, 4001],
  ['failed', { status: 'failed', code: 'queue_full' }, -32603],
] as const)('error: a change of the address that was %s sends no mail', async (_, outcome, rpcCode) => {
  const { handlers, vault } = setUpHandlers({ outcome })
  await expect(handlers.UPDATE_EMAIL({ email: 'new@my-dapp.example' }, context)).rejects.toMatchObject({
    rpcCode,
  })
  expect(vault.calls.map(({ name }) => name)).not.toContain('startEmailChange')
})

test('behavior: the sign-out ends a change of the address that waits', async () => {
  const { handlers, vault, signals } = setUpHandlers({ outcome: 'waits' })
  const change = Promise.resolve(handlers.UPDATE_EMAIL({ email: 'new@my-dapp.example' }, context))
  change.catch(() => undefined)
  await expect.poll(() => signals.length).toBe(1)
  await handlers.SIGN_OUT(undefined, context)
  await expect(change).rejects.toMatchObject({ rpcCode: 4100 })
  expect(vault.calls.map(({ name }) => name)).not.toContain('startEmailChange')
})

const move = { from: 'user@my-dapp.example', to: 'new@my-dapp.example' }
const moveRecovery = { method: 'latchkit_moveRecovery', chainId: 1 }

test('default: a login that could recover the wallet asks the user, and the app does not learn the answer', async () => {
  const { handlers, vault, requests } = setUpHandlers()
  expect(await handlers.GET_USER(undefined, context)).not.toHaveProperty('canMoveRecovery')
  expect(await handlers.RPC_REQUEST(moveRecovery, context)).toBeNull()
  expect(requests).toEqual([])
  vault.setRecoveryMove(move)
  expect(await handlers.GET_USER(undefined, context)).toMatchObject({ canMoveRecovery: true })
  expect(await handlers.RPC_REQUEST(moveRecovery, context)).toBeNull()
  expect(requests).toMatchObject([{ request: { type: 'recoveryMove', ...move } }])
})

test('behavior: a declined move of the recovery is forgotten, and an aborted one is not', async () => {
  const declined = setUpHandlers({ outcome: { status: 'declined' } })
  declined.vault.setRecoveryMove(move)
  expect(await declined.handlers.RPC_REQUEST(moveRecovery, context)).toBeNull()
  expect(await declined.vault.getRecoveryMove()).toBeNull()
  const { handlers, vault, signals } = setUpHandlers({ outcome: 'waits' })
  vault.setRecoveryMove(move)
  const controller = new AbortController()
  const asked = Promise.resolve(handlers.RPC_REQUEST(moveRecovery, { ...context, signal: controller.signal }))
  asked.catch(() => undefined)
  await expect.poll(() => signals.length).toBe(1)
  controller.abort(new Error('aborted'))
  await expect(asked).rejects.toThrow()
  expect(await vault.getRecoveryMove()).toEqual(move)
})
