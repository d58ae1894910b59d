import { expect, test } from 'vitest'
import { VaultError } from '../../shared/vault/VaultError.js'
import { en } from '../copy/en.js'
import { digestFragment } from '../social/digestFragment.js'
import { context, origin, responseUri, setUpHandlers, solanaId } from './setUpHandlers.fixtures.js'

/** What the app receives, and gives to the frame. */
const resultUri = 'https://frame.example/callback?state=state'
const message = `0x${'61'.repeat(3)}`

test('default: a social login', async () => {
  const { handlers, vault, respond } = setUpHandlers({ isLoggedIn: false })
  expect(await handlers.GET_SOCIAL_REDIRECT_URI({ provider: 'google' }, context)).toEqual({
    uri: 'https://google.example/authorize?state=state',
  })
  respond()
  expect(await handlers.CONNECT_SOCIAL({ uri: resultUri, chainId: solanaId }, context)).toEqual({
    email: null,
    userName: 'User',
    address: vault.user.addresses.solana,
    chainId: solanaId,
    accounts: [{ address: vault.user.addresses.solana, type: 'eoa' }],
    preferredAccountType: 'eoa',
  })
  expect(vault.calls).toEqual([
    { name: 'startSocial', parameters: { provider: 'google', app: { projectId: 'my-project', origin } } },
    { name: 'verifySocial', parameters: { uri: responseUri } },
  ])
  expect(await handlers.GET_USER(undefined, context)).toMatchObject({ email: null, chainId: solanaId })
})

test('behavior: GET_USER with the address of a social login connects first', async () => {
  const { handlers, vault, respond } = setUpHandlers({ isLoggedIn: false })
  await handlers.GET_SOCIAL_REDIRECT_URI({ provider: 'google' }, context)
  respond()
  expect(await handlers.GET_USER({ socialUri: resultUri }, context)).toMatchObject({
    email: null,
    address: vault.user.addresses.eip155,
    smartAccountDeployed: false,
  })
  expect(vault.calls.slice(1, 2)).toEqual([{ name: 'verifySocial', parameters: { uri: responseUri } }])
})

test('error: an unknown chain does not use up a social login', async () => {
  const { handlers, vault } = setUpHandlers({ isLoggedIn: false })
  const refused = [
    () => handlers.CONNECT_SOCIAL({ uri: resultUri, chainId: 10 }, context),
    () => handlers.GET_USER({ socialUri: resultUri, chainId: 10 }, context),
  ]
  for (const request of refused) await expect(request()).rejects.toMatchObject({ rpcCode: 4902 })
  expect(vault.calls).toEqual([])
})

test('behavior: a social login stops the wait for a device, and the requests of the last user', async () => {
  const { handlers, vault, signals, respond } = setUpHandlers({ outcome: 'waits' })
  await handlers.IS_CONNECTED(undefined, context)
  await handlers.CONNECT_DEVICE(undefined, context)
  const [{ signal }] = vault.calls.slice(-1).map(({ parameters }) => parameters) as [{ signal: AbortSignal }]
  const request = { method: 'personal_sign', params: [message, vault.user.addresses.eip155] }
  const answer = handlers.RPC_REQUEST(request, context)
  await expect.poll(() => signals.length).toBe(1)
  vault.setSocialUser({ ...vault.user, id: 'user-0002', email: null })
  await handlers.GET_SOCIAL_REDIRECT_URI({ provider: 'google' }, context)
  expect(signal.aborted).toBe(true)
  expect(signals[0]?.aborted).toBe(false)
  respond()
  await handlers.CONNECT_SOCIAL({ uri: resultUri }, context)
  await expect(answer).rejects.toThrow(en.errors.account_changed)
})

test.each([
  ['declined', 4001],
  ['provider_error', undefined],
] as const)('error: a social login that ends with %s', async (code, rpcCode) => {
  const { handlers, vault, respond } = setUpHandlers({ isLoggedIn: false })
  await handlers.GET_SOCIAL_REDIRECT_URI({ provider: 'google' }, context)
  respond()
  vault.failWith(new VaultError({ code, message: 'internals' }))
  for (const request of [
    () => handlers.CONNECT_SOCIAL({ uri: resultUri }, context),
    () => handlers.GET_USER({ socialUri: resultUri }, context),
  ]) {
    await expect(request()).rejects.toMatchObject({ shortMessage: en.errors[code], rpcCode })
  }
})

test('error: a response that did not come from the page of the frame, or of another login, connects nothing', async () => {
  const { handlers, vault, respond } = setUpHandlers({ isLoggedIn: false })
  const connect = (uri: string) => handlers.CONNECT_SOCIAL({ uri }, context)
  const expired = { shortMessage: en.errors.flow_expired }
  respond()
  await expect(connect(resultUri)).rejects.toMatchObject(expired)
  await handlers.GET_SOCIAL_REDIRECT_URI({ provider: 'google' }, context)
  // The code of the app, as an injected script has it of another device.
  await expect(connect(responseUri)).rejects.toMatchObject(expired)
  respond(`${responseUri}2`)
  await expect(connect(resultUri)).rejects.toMatchObject(expired)
  respond()
  await expect(connect(`${resultUri}2`)).rejects.toMatchObject(expired)
  await expect(connect('?state=state')).rejects.toMatchObject(expired)
  await handlers.GET_SOCIAL_REDIRECT_URI({ provider: 'google' }, context)
  await expect(connect(resultUri)).rejects.toMatchObject(expired)
  expect(vault.calls.map(({ name }) => name)).toEqual(['startSocial', 'startSocial'])
})

test('default: a login in the window of the app continues in the frame, and its response passes through the app encrypted', async () => {
  const { handlers, vault, requests } = setUpHandlers({ isLoggedIn: false })
  const returnUrl = `${origin}/a?b=c#d`
  await expect(handlers.SOCIAL_REDIRECT({ returnUrl }, context)).rejects.toThrow(en.errors.flow_expired)
  await handlers.GET_SOCIAL_REDIRECT_URI({ provider: 'google' }, context)
  await handlers.SOCIAL_REDIRECT({ returnUrl }, context)
  const key = 'K'.repeat(43)
  const fragment = new URLSearchParams({
    uri: 'https://google.example/authorize?state=state',
    return: returnUrl,
    key,
  })
  const digest = await digestFragment(fragment.toString())
  const url = `https://frame.example/redirect?digest=${digest}#${fragment}`
  expect(requests).toEqual([{ origin, chainId: 'eip155:1', address: '', request: { type: 'leave', url } }])
  const sealed = `${resultUri}&sealed=sealed`
  await handlers.CONNECT_SOCIAL({ uri: sealed }, context)
  expect(vault.calls.at(-1)).toEqual({ name: 'verifySocial', parameters: { uri: sealed } })
})

test.each(['https://evil.example/', 'javascript:alert(1)', `blob:${origin}/id`, 'my-dapp.example', ''])(
  'error: the login does not return to %j',
  async (returnUrl) => {
    const { handlers, requests } = setUpHandlers({ isLoggedIn: false })
    await handlers.GET_SOCIAL_REDIRECT_URI({ provider: 'google' }, context)
    await expect(handlers.SOCIAL_REDIRECT({ returnUrl }, context)).rejects.toMatchObject({ rpcCode: -32602 })
    expect(requests).toEqual([])
  },
)

test('behavior: a user who does not leave the page is not logged in', async () => {
  const { handlers } = setUpHandlers({ isLoggedIn: false, outcome: { status: 'declined' } })
  await handlers.GET_SOCIAL_REDIRECT_URI({ provider: 'google' }, context)
  await expect(handlers.SOCIAL_REDIRECT({ returnUrl: `${origin}/` }, context)).rejects.toMatchObject({
    rpcCode: 4001,
  })
})
