import { passkeyRequiredCode } from '@latchkit/frame-client/host'
import { expect, test } from 'vitest'
import { VaultError } from '../../shared/vault/VaultError.js'
import { en } from '../copy/en.js'
import type { createFakeVault } from '../vault/createFakeVault.fixtures.js'
import type { createHandlers } from './createHandlers.js'
import { context, origin, setUpHandlers, solanaId } from './setUpHandlers.fixtures.js'

type Handlers = ReturnType<typeof createHandlers>

const message = `0x${'61'.repeat(3)}`

test('default: a login by email, until the sign-out', async () => {
  const { handlers, vault } = setUpHandlers({ isLoggedIn: false })
  expect(await handlers.IS_CONNECTED(undefined, context)).toEqual({ isConnected: false })
  expect(await handlers.CONNECT_EMAIL({ email: 'user@my-dapp.example' }, context)).toEqual({
    action: 'VERIFY_OTP',
  })
  expect(vault.calls.at(-1)?.parameters).toEqual({
    email: 'user@my-dapp.example',
    app: { projectId: 'my-project', origin },
  })
  await handlers.CONNECT_OTP({ otp: '123456' }, context)
  expect(await handlers.GET_USER(undefined, context)).toEqual({
    email: 'user@my-dapp.example',
    address: vault.user.addresses.eip155,
    chainId: 1,
    accounts: [{ address: vault.user.addresses.eip155, type: 'eoa' }],
    preferredAccountType: 'eoa',
    smartAccountDeployed: false,
  })
  await handlers.SIGN_OUT(undefined, context)
  await expect(handlers.GET_USER(undefined, context)).rejects.toThrow('Log in first.')
})

test('default: a login with a passkey is displayed with the origin of the app', async () => {
  const { handlers, vault, requests } = setUpHandlers()
  expect(await handlers.CONNECT_PASSKEY({ chainId: solanaId }, context)).toMatchObject({
    address: vault.user.addresses.solana,
  })
  expect(requests).toEqual([{ origin, chainId: solanaId, address: '', request: { type: 'passkey' } }])
})

test('behavior: a user who cancels the passkey is not logged in', async () => {
  const { handlers, vault } = setUpHandlers({ isLoggedIn: false, outcome: { status: 'declined' } })
  await expect(handlers.CONNECT_PASSKEY(undefined, context)).rejects.toMatchObject({ rpcCode: 4001 })
  expect(vault.calls).toEqual([])
})

test('behavior: a login that needs the passkey has a code of its own', async () => {
  const { handlers, vault } = setUpHandlers({ isLoggedIn: false })
  vault.failWith(new VaultError({ code: 'passkey_required', message: 'Only the passkey opens it.' }))
  await expect(handlers.CONNECT_OTP({ otp: '123456' }, context)).rejects.toMatchObject({
    rpcCode: passkeyRequiredCode,
    shortMessage: en.errors.passkey_required,
  })
})

test('default: a login with Farcaster', async () => {
  const { handlers, vault } = setUpHandlers({ isLoggedIn: false })
  const url = 'https://farcaster.example/~/siwf'
  expect(await handlers.GET_FARCASTER_URI(undefined, context)).toEqual({ url })
  expect(await handlers.CONNECT_FARCASTER(undefined, context)).toEqual({ userName: 'User' })
  expect(vault.calls.map(({ name }) => name)).toEqual(['startFarcaster', 'waitForFarcaster'])
  expect(vault.calls[0]?.parameters).toEqual({ app: { projectId: 'my-project', origin } })
  expect(await handlers.GET_USER(undefined, context)).toMatchObject({ email: null, chainId: 1 })
})

test.each([
  ['another login', (handlers: Handlers) => handlers.CONNECT_EMAIL({ email: 'a@my-dapp.example' }, context)],
  ['another code', (handlers: Handlers) => handlers.GET_FARCASTER_URI(undefined, context)],
  ['the sign-out', (handlers: Handlers) => handlers.SIGN_OUT(undefined, context)],
  ['the app', (_: Handlers, app: AbortController) => app.abort(new Error('left'))],
])('behavior: %s ends the wait for Farcaster', async (_, end) => {
  const { handlers, vault } = setUpHandlers({ isLoggedIn: false })
  const app = new AbortController()
  let waiting: AbortSignal | undefined
  vault.waitForFarcaster = ({ signal }) => {
    waiting = signal
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  }
  const answer = handlers.CONNECT_FARCASTER(undefined, { origin, signal: app.signal })
  const rejected = expect(answer).rejects.toThrow(en.requestFailed)
  await expect.poll(() => waiting?.aborted).toBe(false)
  await end(handlers, app)
  await rejected
})

test('error: a user who declines with Farcaster', async () => {
  const { handlers, vault } = setUpHandlers({ isLoggedIn: false })
  vault.failWith(new VaultError({ code: 'declined', message: 'internals' }))
  await expect(handlers.CONNECT_FARCASTER(undefined, context)).rejects.toMatchObject({ rpcCode: 4001 })
})

test('behavior: GET_USER returns the address of the requested chain', async () => {
  const { handlers, vault } = setUpHandlers()
  expect(await handlers.GET_USER({ chainId: solanaId }, context)).toMatchObject({
    address: vault.user.addresses.solana,
    chainId: solanaId,
  })
  expect(await handlers.GET_CHAIN_ID(undefined, context)).toEqual({ chainId: solanaId })
  expect(await handlers.GET_USER({ chainId: '1' }, context)).toMatchObject({ chainId: 1 })
})

test('error: a chain that the frame does not have', async () => {
  const { handlers } = setUpHandlers()
  for (const chainId of [10, 'eip155:10', 'x', -1, 'bip122:000000000019d6689c085ae165831e93'])
    await expect(handlers.SWITCH_NETWORK({ chainId }, context)).rejects.toThrow(en.chainUnknown)
  expect(await handlers.GET_CHAIN_ID(undefined, context)).toEqual({ chainId: 1 })
})

test('behavior: a new login stops the wait for a device', async () => {
  const { handlers, vault } = setUpHandlers()
  await handlers.CONNECT_DEVICE(undefined, context)
  const [{ signal }] = vault.calls.map(({ parameters }) => parameters) as [{ signal: AbortSignal }]
  expect(signal.aborted).toBe(false)
  await handlers.CONNECT_EMAIL({ email: 'user@my-dapp.example' }, context)
  expect(signal.aborted).toBe(true)
})

test.each([
  ['code_wrong', en.errors.code_wrong],
  ['retry-later', en.errors.retry_later],
  ['constructor', en.requestFailed],
  ['sqlite', en.requestFailed],
])('error: the vault rejects with the code %s', async (code, text) => {
  const { handlers, vault } = setUpHandlers()
  vault.failWith(Object.assign(new Error('internals'), { code }))
  await expect(handlers.CONNECT_OTP({ otp: '123456' }, context)).rejects.toMatchObject({
    name: 'FrameHandlerError',
    shortMessage: text,
  })
})

test('error: accounts that are not available', async () => {
  const { handlers } = setUpHandlers()
  const refused = [
    [() => handlers.INIT_SMART_ACCOUNT(undefined, context), en.noSmartAccounts],
    [() => handlers.SET_PREFERRED_ACCOUNT({ type: 'smartAccount' }, context), en.noSmartAccounts],
    [() => handlers.SET_PREFERRED_ACCOUNT({ type: 'payment' }, context), en.accountTypeUnknown],
  ] as const
  for (const [request, text] of refused) await expect(request()).rejects.toThrow(text)
  expect(await handlers.GET_SMART_ACCOUNT_ENABLED_NETWORKS(undefined, context)).toEqual({
    smartAccountEnabledNetworks: [],
  })
})

test('default: the other requests', async () => {
  const { handlers, vault, themes, reloads } = setUpHandlers()
  expect(await handlers.SET_PREFERRED_ACCOUNT({ type: 'eoa' }, context)).toEqual({
    type: 'eoa',
    address: vault.user.addresses.eip155,
  })
  expect(await handlers.SYNC_DAPP_DATA({ projectId: 'other' }, context)).toBeUndefined()
  await handlers.SYNC_THEME({ themeMode: 'dark', w3mThemeVariables: { '--w3m-accent': '#AABBCC' } }, context)
  expect(themes).toEqual([{ mode: 'dark', accent: '#aabbcc' }])
  expect(await handlers.UPDATE_EMAIL({ email: 'new@my-dapp.example' }, context)).toEqual({
    action: 'VERIFY_PRIMARY_OTP',
  })
  await handlers.UPDATE_EMAIL_PRIMARY_OTP({ otp: '1' }, context)
  expect(await handlers.UPDATE_EMAIL_SECONDARY_OTP({ otp: '2' }, context)).toEqual({
    newEmail: 'new@my-dapp.example',
  })
  await handlers.RELOAD(undefined, context)
  expect(reloads()).toBe(1)
})

test('default: reads go to the node of the configuration, not to that of the app', async () => {
  const { handlers, sent } = setUpHandlers()
  const request = { method: 'eth_getBalance', params: ['0x1'], rpcUrl: 'https://hostile.example' }
  expect(await handlers.RPC_REQUEST(request, context)).toBe('0x10')
  expect(sent).toEqual([{ chainId: 'eip155:1', method: 'eth_getBalance', params: ['0x1'] }])
})

test('behavior: answers about the account itself', async () => {
  const { handlers, vault, sent, requests } = setUpHandlers()
  const ask = (method: string) => handlers.RPC_REQUEST({ method }, context)
  expect(await ask('eth_accounts')).toEqual([vault.user.addresses.eip155])
  expect(await ask('eth_chainId')).toBe('0x1')
  expect(await ask('wallet_getCapabilities')).toEqual({})
  expect([...sent, ...requests]).toEqual([])
})

test.each(['eth_sign', 'eth_signTypedData', 'wallet_sendCalls', 'solana_signMessage'])(
  'error: %s is refused, and asks neither the user nor a node',
  async (method) => {
    const { handlers, sent, requests } = setUpHandlers()
    await expect(handlers.RPC_REQUEST({ method, params: [] }, context)).rejects.toMatchObject({
      rpcCode: 4200,
    })
    expect([...sent, ...requests]).toEqual([])
  },
)

test('default: a signature goes to the queue with the origin of the browser', async () => {
  const { handlers, vault, requests } = setUpHandlers()
  const address = vault.user.addresses.eip155
  const request = { method: 'personal_sign', params: [message, address.toLowerCase()] }
  expect(await handlers.RPC_REQUEST(request, context)).toBe('0xsigned')
  const content = { type: 'evmMessage', message: Uint8Array.of(97, 97, 97) }
  expect(requests).toEqual([{ origin, chainId: 'eip155:1', address, request: content }])
  expect(vault.signed).toEqual([])
})

test('behavior: the app learns who is logged in without a question, and asks for each signature', async () => {
  const { handlers, vault, requests } = setUpHandlers()
  const { eip155: address } = vault.user.addresses
  expect(await handlers.IS_CONNECTED(undefined, context)).toEqual({ isConnected: true })
  expect(await handlers.GET_USER(undefined, context)).toMatchObject({ address, email: vault.user.email })
  expect(await handlers.RPC_REQUEST({ method: 'eth_accounts' }, context)).toEqual([address])
  expect(requests).toEqual([])
  for (const count of [1, 2]) {
    await handlers.RPC_REQUEST({ method: 'personal_sign', params: [message, address] }, context)
    expect(requests).toHaveLength(count)
  }
})

test.each(['eip155:1', solanaId])(
  'default: the settings are shown on %s, and nothing but null is returned',
  async (chainId) => {
    const { handlers, vault, requests, sent } = setUpHandlers({
      outcome: { status: 'approved', result: 'abandon' },
    })
    expect(await handlers.RPC_REQUEST({ method: 'latchkit_showSettings', chainId }, context)).toBeNull()
    expect(requests).toMatchObject([{ origin, chainId, request: { type: 'settings' } }])
    expect([...sent, ...vault.signed]).toEqual([])
  },
)

test('behavior: the sign-out closes the settings', async () => {
  const { handlers, signals } = setUpHandlers({ outcome: 'waits' })
  await handlers.IS_CONNECTED(undefined, context)
  const answer = handlers.RPC_REQUEST({ method: 'latchkit_showSettings' }, context)
  await expect.poll(() => signals.length).toBe(1)
  await handlers.SIGN_OUT(undefined, context)
  await expect(answer).rejects.toThrow(en.errors.account_changed)
})

test.each(['latchkit_showSettings', 'personal_sign'])(
  'error: %s is unauthorized if the session has ended, so that the app checks the login',
  async (method) => {
    const { handlers, vault } = setUpHandlers({ outcome: { status: 'failed', code: 'session_expired' } })
    const params = method === 'personal_sign' ? [message, vault.user.addresses.eip155] : undefined
    await expect(handlers.RPC_REQUEST({ method, params }, context)).rejects.toMatchObject({
      rpcCode: 4100,
      shortMessage: en.errors.session_expired,
    })
  },
)

test('error: declined and failed requests', async () => {
  const request = (vault: ReturnType<typeof createFakeVault>) => ({
    method: 'personal_sign',
    params: [message, vault.user.addresses.eip155],
  })
  const declined = setUpHandlers({ outcome: { status: 'declined' } })
  await expect(declined.handlers.RPC_REQUEST(request(declined.vault), context)).rejects.toMatchObject({
    shortMessage: 'Request declined',
    rpcCode: 4001,
  })
  const failed = setUpHandlers({ outcome: { status: 'failed', code: 'would_fail' } })
  await expect(failed.handlers.RPC_REQUEST(request(failed.vault), context)).rejects.toThrow(
    en.errors.would_fail,
  )
})

test('behavior: the sign-out aborts requests that wait', async () => {
  const { handlers, vault, signals } = setUpHandlers({ outcome: 'waits' })
  await handlers.IS_CONNECTED(undefined, context)
  const request = { method: 'personal_sign', params: [message, vault.user.addresses.eip155] }
  const answer = handlers.RPC_REQUEST(request, context)
  await expect.poll(() => signals.map(({ aborted }) => aborted)).toEqual([false])
  await handlers.SIGN_OUT(undefined, context)
  await expect(answer).rejects.toThrow(en.errors.account_changed)
})

test('error: requests without a user', async () => {
  const { handlers, requests } = setUpHandlers({ isLoggedIn: false })
  await expect(
    handlers.RPC_REQUEST({ method: 'personal_sign', params: [message, '0x1'] }, context),
  ).rejects.toMatchObject({ rpcCode: 4100 })
  expect(requests).toEqual([])
})
