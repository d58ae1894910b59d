import { describe, expect, test } from 'vitest'
import { base } from '../../../foundation/networks/base.js'
import { mainnet } from '../../../foundation/networks/mainnet.js'
import type { Network } from '../../../foundation/schema/network.js'
import {
  accounts,
  part,
  sessionOf,
  startRemoteSession,
  usualNamespaces,
} from '../session/createRemoteSession.fixtures.js'
import { checkAccount, createNamespaceClient, getNamespaceSession } from './createNamespaceClient.js'

const { signal } = new AbortController()
const caller = { connectorId: 'walletConnect', signal } as const

function setUp() {
  const eip155 = {
    ...part(accounts.eip155, ['eip155:1', 'eip155:8453'], ['personal_sign']),
    accounts: [`eip155:1:${accounts.eip155}`, `eip155:1:${accounts.other}`],
  } as const
  const opened = startRemoteSession(sessionOf({ ...usualNamespaces, eip155 }))
  return { ...opened, client: createNamespaceClient('eip155', opened.remote) }
}

describe('createNamespaceClient', () => {
  test('default: the provider sends requests on the current chain, or on a given one', async () => {
    const { client, requests, answers, remote } = setUp()
    answers.set('personal_sign', '0x12')
    expect(await client.provider.request({ method: 'personal_sign' })).toBe('0x12')
    await client.provider.request({ method: 'personal_sign', params: { a: 1 }, chainId: 'eip155:8453' })
    remote.choose('eip155', { chainId: 'eip155:8453' })
    await client.provider.request({ method: 'personal_sign' })
    expect(requests.map(({ chainId, params }) => [chainId, params])).toEqual([
      ['eip155:1', []],
      ['eip155:8453', { a: 1 }],
      ['eip155:8453', []],
    ])
  })

  test('error: the provider does not send to a chain of another namespace', async () => {
    const { client, requests } = setUp()
    const [chainId] = usualNamespaces.solana.chains
    await expect(client.provider.request({ method: 'personal_sign', chainId })).rejects.toMatchObject({
      rpcCode: 4100,
    })
    expect(requests).toEqual([])
  })

  test('behavior: switches to an approved chain without a request', async () => {
    const { client, requests } = setUp()
    expect(await client.switchNetwork({ ...caller, network: base })).toMatchObject({
      chainId: base.caipNetworkId,
    })
    expect(requests).toEqual([])
    const other: Network = { ...mainnet, caipNetworkId: 'eip155:10', name: 'Other' }
    await expect(client.switchNetwork({ ...caller, network: other })).rejects.toMatchObject({
      code: 'chain-not-supported',
    })
  })

  test('behavior: switches to an account of the session', () => {
    const { client } = setUp()
    expect(client.switchAccount(accounts.other).accounts[0].address).toBe(accounts.other)
    expect(() => client.switchAccount(accounts.other.toLowerCase())).toThrow('The account was not found.')
    expect(() => client.switchAccount(accounts.solana)).toThrow('The account was not found.')
  })

  test('error: the base client supports neither getBalance nor signMessage', async () => {
    const { client } = setUp()
    const address = accounts.eip155
    const unsupported = { code: 'method-not-supported' }
    await expect(client.getBalance({ address, network: mainnet, signal })).rejects.toMatchObject(unsupported)
    await expect(
      client.signMessage({ connectorId: 'walletConnect', address, message: 'hi' }),
    ).rejects.toMatchObject(unsupported)
  })

  test('error: after the session has ended', async () => {
    const { client, remote, emit } = setUp()
    emit({ type: 'ended', by: 'wallet' })
    const ended = { code: 'session-ended' }
    await expect(client.provider.request({ method: 'personal_sign' })).rejects.toMatchObject(ended)
    expect(() => client.switchAccount(accounts.other)).toThrow(expect.objectContaining(ended))
    expect(() => getNamespaceSession(remote, 'eip155')).toThrow(expect.objectContaining(ended))
  })
})

test('behavior: checkAccount accepts only accounts of the session', () => {
  const session = getNamespaceSession(setUp().remote, 'eip155')
  expect(() => checkAccount(session, accounts.other, 'personal_sign')).not.toThrow()
  for (const address of [accounts.other.toLowerCase(), accounts.solana, ''])
    expect(() => checkAccount(session, address, 'personal_sign')).toThrow(
      expect.objectContaining({ rpcCode: 4100 }),
    )
})
