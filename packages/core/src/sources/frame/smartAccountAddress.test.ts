import { expect, onTestFinished, test, vi } from 'vitest'
import { connect, getAccount, setPreferredAccountType, signIn, switchNetwork } from '../../exports/actions.js'
import { base, mainnet } from '../../exports/networks.js'
import { fakeAdapter } from '../../exports/testing.js'
import { createSiwxKit } from '../../features/login/siwx/siwx.fixtures.js'
import { evmAddress, fakeFrame } from './fakeFrame.fixtures.js'

const smartAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Logs in a user whose smart account has an address of its own, in an app with sign-in. */
async function logIn() {
  const frame = fakeFrame()
  frame.smartAccountNetworks = ['eip155:1', 'eip155:8453']
  frame.smartAddress = smartAddress
  // The networks do not support the request, so that the signature is not verified.
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response('', { status: 404 }))
  onTestFinished(() => fetch.mockRestore())
  frame.answers.set('personal_sign', `0x${'ab'.repeat(65)}`)
  const { kit, siwx, status } = createSiwxKit({
    networks: [{ ...mainnet, rpcUrls: base.rpcUrls }, base],
    adapters: [fakeAdapter({ namespace: 'cosmos' })],
    login: frame.login,
  })
  await connect(kit, { connectorId: 'auth', namespace: 'eip155' })
  const address = () => getAccount(kit, { namespace: 'eip155' }).address
  return { kit, frame, status, address, sessions: siwx.sessions }
}

test('behavior: the address changes with the type, and the next one signs in; each has its own session', async () => {
  const { kit, frame, sessions, status, address } = await logIn()
  expect(address()).toBe(smartAddress)
  await expect.poll(status).toBe('prompting')
  await signIn(kit)
  expect(sessions.map(({ data }) => data.accountAddress)).toEqual([smartAddress])

  await setPreferredAccountType(kit, { type: 'eoa' })
  expect(address()).toBe(evmAddress)
  // The session of the smart account is not one of the ordinary account.
  await expect.poll(status).toBe('prompting')
  await signIn(kit)
  expect(sessions.map(({ data }) => data.accountAddress)).toEqual([smartAddress, evmAddress])

  await setPreferredAccountType(kit, { type: 'smartAccount' })
  expect(address()).toBe(smartAddress)
  await expect.poll(status).toBe('verified')
  expect(sessions).toHaveLength(2)
  expect(frame.calls).toContain('setPreferredAccount eoa')
})

test('behavior: a network where the smart account has another address has a session of its own', async () => {
  const { kit, frame, sessions, status, address } = await logIn()
  await expect.poll(status).toBe('prompting')
  await signIn(kit)
  // EIP-7702 on the other network: the address of the ordinary account.
  frame.smartAddress = evmAddress
  await switchNetwork(kit, { network: 'eip155:8453' })
  expect(address()).toBe(evmAddress)
  expect(getAccount(kit, { namespace: 'eip155' }).accounts.map(({ type }) => type)).toEqual([
    'smartAccount',
    'eoa',
  ])
  await expect.poll(status).toBe('prompting')
  await signIn(kit)
  expect(sessions.map(({ data }) => `${data.chainId} ${data.accountAddress}`)).toEqual([
    `eip155:1 ${smartAddress}`,
    `eip155:8453 ${evmAddress}`,
  ])
})
