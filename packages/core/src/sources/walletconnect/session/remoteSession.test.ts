import { describe, expect, test } from 'vitest'
import { connect, disconnect, switchAccount, switchNetwork } from '../../../exports/actions.js'
import { UserRejectedError } from '../../../exports/index.js'
import { base, solana } from '../../../exports/networks.js'
import { fakeAdapter, fakeRelay, fakeStorage, nextMacrotask } from '../../../exports/testing.js'
import { toUnsupportedChainModel } from '../../../exports/views/networks.js'
import { toAccountModel } from '../../../exports/views.js'
import { evmAddress, other, startKit, viaRelay } from '../kit.fixtures.js'

describe('session', () => {
  test('behavior: updates chains and accounts from the wallet, each in its namespace', async () => {
    const { kit, relay, account } = startKit()
    await connect(kit, viaRelay)
    relay.emit({ chainId: 'eip155:8453', name: 'chainChanged', data: 8453 })
    expect(account('eip155').chainId).toBe('eip155:8453')
    relay.emit({ chainId: 'eip155:1', name: 'chainChanged', data: '0x1' })
    expect(account('eip155').chainId).toBe('eip155:1')
    const { eip155, ...others } = relay.session?.namespaces ?? {}
    if (!eip155) throw new Error('no eip155')
    relay.update({ ...others, eip155: { ...eip155, accounts: [...eip155.accounts, `eip155:1:${other}`] } })
    expect(account('eip155').address).toBe(evmAddress)
    relay.emit({ chainId: 'eip155:1', name: 'accountsChanged', data: [`eip155:1:${other.toLowerCase()}`] })
    expect(account('eip155').address).toBe(other)
    expect(account('solana')).toMatchObject({ chainId: solana.caipNetworkId })
  })

  test('behavior: ignores an account or a chain that the session does not contain', async () => {
    const { kit, relay, account } = startKit()
    await connect(kit, viaRelay)
    relay.emit({ chainId: 'eip155:1', name: 'accountsChanged', data: [other] })
    relay.emit({ chainId: 'eip155:1', name: 'chainChanged', data: 10 })
    relay.emit({ chainId: 'eip155:1', name: 'chainChanged', data: solana.caipNetworkId })
    expect(account('eip155')).toMatchObject({ address: evmAddress, chainId: 'eip155:1' })
  })

  test('behavior: adds a namespace, a chain and an account that the wallet adds', async () => {
    const { kit, relay, account } = startKit()
    relay.behavior = 'waits'
    const connected = connect(kit, viaRelay)
    await nextMacrotask()
    const eip155 = {
      accounts: [`eip155:1:${evmAddress}`] as const,
      chains: ['eip155:1'] as const,
      methods: [],
      events: [],
    }
    relay.approve({ namespaces: { eip155 } })
    await connected
    expect(account('solana').status).toBe('disconnected')
    const address = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
    const chain = solana.caipNetworkId as `solana:${string}`
    relay.update({
      eip155: {
        ...eip155,
        accounts: [`eip155:1:${evmAddress}`, `eip155:1:${other}`, `eip155:8453:${evmAddress}`],
        chains: ['eip155:1', 'eip155:8453'],
      },
      solana: { accounts: [`${chain}:${address}`], chains: [chain], methods: [], events: [] },
    })
    expect(account('solana')).toMatchObject({ status: 'connected', address })
    expect(account('eip155').accounts.map((one) => one.address)).toEqual([evmAddress, other])
    await switchNetwork(kit, { network: base })
    expect(account('eip155').chainId).toBe('eip155:8453')
    expect(relay.requests).toEqual([])
  })

  test('behavior: does not replace the wallet of a namespace when the remote wallet adds that namespace', async () => {
    const { kit, relay, account } = startKit()
    await connect(kit, { connectorId: 'io.fake' })
    await connect(kit, { ...viaRelay, namespace: 'solana' })
    const { namespaces = {} } = relay.session ?? {}
    relay.update(namespaces)
    const { eip155, ...others } = namespaces
    relay.update(others)
    relay.update({ ...others, ...(eip155 && { eip155 }) })
    expect(account('eip155').connectorId).toBe('io.fake')
    expect(account('solana').connectorId).toBe('walletConnect')
  })

  test('behavior: selects another account and chain if the wallet removes the active ones', async () => {
    const { kit, relay, account } = startKit()
    await connect(kit, { ...viaRelay, chainId: 'eip155:8453' })
    const { eip155, ...others } = relay.session?.namespaces ?? {}
    if (!eip155) throw new Error('no eip155')
    relay.update({ ...others, eip155: { ...eip155, accounts: [`eip155:1:${other}`], chains: ['eip155:1'] } })
    expect(account('eip155')).toMatchObject({ address: other, chainId: 'eip155:1', status: 'connected' })
  })

  test('behavior: disconnects a namespace that the wallet removes; the others stay connected', async () => {
    const { kit, relay, account } = startKit()
    await connect(kit, viaRelay)
    const { eip155 } = relay.session?.namespaces ?? {}
    if (!eip155) throw new Error('no eip155')
    relay.update({ eip155 })
    expect(account('solana').status).toBe('disconnected')
    expect(account('eip155').status).toBe('connected')
  })

  test('behavior: shows the name of the wallet, without control characters, also after a reload', async () => {
    const storage = fakeStorage()
    const relay = fakeRelay()
    relay.behavior = 'waits'
    const before = startKit({ storage, relay })
    const connected = connect(before.kit, viaRelay)
    await nextMacrotask()
    const icon = 'https://phone.example/icon.png'
    relay.approve({ peer: { name: 'Phone\u202e  of\nmine', icon } })
    const wallet = { name: 'Phone of mine', icon }
    expect((await connected).wallet).toEqual(wallet)
    before.kit.destroy()
    const { kit, account } = startKit({ storage, relay })
    await nextMacrotask()
    expect(account('eip155').wallet).toEqual(wallet)
    expect(toAccountModel(kit.getState(), kit.config, 'solana')).toMatchObject({ wallet })
  })

  test('behavior: shows the connector name if the remote wallet has no name', async () => {
    const { kit, relay, account } = startKit()
    relay.behavior = 'waits'
    const connected = connect(kit, viaRelay)
    await nextMacrotask()
    relay.approve({ peer: { name: '' } })
    await connected
    expect(account('eip155').wallet).toBeUndefined()
    expect(toAccountModel(kit.getState(), kit.config, 'eip155')).toMatchObject({
      wallet: { name: 'WalletConnect' },
    })
  })

  test('behavior: the account of an installed wallet has no `wallet` field', async () => {
    const { kit, account } = startKit()
    await connect(kit, viaRelay)
    expect(account('eip155').wallet).toBeDefined()
    await connect(kit, { connectorId: 'io.fake' })
    expect(account('eip155').wallet).toBeUndefined()
  })

  test.each(['wallet', 'expiry'] as const)(
    'behavior: disconnects every namespace when the session is ended by %s',
    async (by) => {
      const { kit, relay, account, storage } = startKit()
      await connect(kit, viaRelay)
      relay.end(by)
      expect([account('eip155').status, account('solana').status]).toEqual(['disconnected', 'disconnected'])
      expect(storage.getItem('latchkit.v1.test.connector.eip155')).toBeNull()
    },
  )

  test('behavior: disconnecting one namespace disconnects all of them', async () => {
    const { kit, relay, account } = startKit()
    await connect(kit, viaRelay)
    await disconnect(kit, { namespace: 'solana' })
    await nextMacrotask()
    expect(account('eip155').status).toBe('disconnected')
    expect(relay.ended).toHaveLength(1)
  })

  test('behavior: restores the session after a reload, without asking the wallet', async () => {
    const storage = fakeStorage()
    const relay = fakeRelay()
    const before = startKit({ storage, relay })
    await connect(before.kit, viaRelay)
    await switchNetwork(before.kit, { network: base })
    before.kit.destroy()
    const { account } = startKit({ storage, relay })
    await nextMacrotask()
    expect(account('eip155')).toMatchObject({ status: 'connected', chainId: 'eip155:8453' })
    expect(account('solana').status).toBe('connected')
    expect(relay.uris).toHaveLength(1)
  })

  test('behavior: starts disconnected and idle without a stored session', async () => {
    const { kit } = startKit()
    await nextMacrotask()
    expect(kit.getState().connection.eip155).toEqual({ status: 'disconnected' })
    expect(kit.getState().pairing).toEqual({ status: 'idle', nextId: 1 })
  })
})

describe('switchNetwork', () => {
  test('default: switches to a chain of the session without asking the wallet', async () => {
    const { kit, relay, account } = startKit()
    await connect(kit, viaRelay)
    await switchNetwork(kit, { network: base })
    expect(account('eip155').chainId).toBe('eip155:8453')
    expect(relay.requests).toEqual([])
  })

  test('behavior: adds a chain that the wallet does not know, and switches when the session contains it', async () => {
    const { kit, relay, account } = startKit()
    relay.behavior = 'waits'
    const connected = connect(kit, viaRelay)
    await nextMacrotask()
    const methods = ['wallet_switchEthereumChain', 'wallet_addEthereumChain']
    const narrow = {
      accounts: [`eip155:1:${evmAddress}`] as const,
      chains: ['eip155:1'] as const,
      methods,
      events: [],
    }
    relay.approve({ namespaces: { eip155: narrow } })
    await connected
    const { WalletRequestError } = await import('../../../foundation/errors/walletRequest.js')
    relay.answers.set(
      methods[0] ?? '',
      new WalletRequestError({ method: 'x', cause: { code: 4902, message: '' } }),
    )
    relay.answers.set(methods[1] ?? '', () => {
      relay.update({
        eip155: {
          ...narrow,
          accounts: [...narrow.accounts, `eip155:8453:${evmAddress}`],
          chains: ['eip155:1', 'eip155:8453'],
        },
      })
      return null
    })
    await switchNetwork(kit, { network: base })
    expect(account('eip155').chainId).toBe('eip155:8453')
    expect(relay.requests.map(({ method, chainId }) => [method, chainId])).toEqual([
      ['wallet_switchEthereumChain', 'eip155:1'],
      ['wallet_addEthereumChain', 'eip155:1'],
    ])
  })

  /** Connects a wallet that has approved only Ethereum and these methods. */
  async function connectNarrow(methods: readonly string[]) {
    const made = startKit()
    const { kit, relay } = made
    relay.behavior = 'waits'
    const connected = connect(kit, viaRelay)
    await nextMacrotask()
    const part = { methods, events: [], chains: ['eip155:1'], accounts: [`eip155:1:${evmAddress}`] } as const
    relay.approve({ namespaces: { eip155: part } })
    await connected
    const accounts = [...part.accounts, `eip155:8453:${evmAddress}`] as const
    const approveBase = () =>
      relay.update({ eip155: { ...part, chains: ['eip155:1', 'eip155:8453'], accounts } })
    return { ...made, approveBase }
  }

  const switching = 'wallet_switchEthereumChain'
  const adding = 'wallet_addEthereumChain'
  const rowOf = ({ kit }: Pick<Awaited<ReturnType<typeof connectNarrow>>, 'kit'>) => {
    const { networks } = toUnsupportedChainModel(kit.getState(), kit.config, 'eip155')
    return networks.find(({ id }) => id === 'eip155:8453')
  }

  test.each([
    [[switching], 'enabled', undefined],
    [[adding], 'enabled', undefined],
    [['personal_sign'], 'disabled', 'not-approved'],
  ])('behavior: with methods %j, an unapproved network is %s', async (methods, _, disabled) => {
    expect(rowOf(await connectNarrow(methods))).toMatchObject({ disabled })
  })

  test('behavior: switches if the wallet responds before it updates the session (MetaMask Mobile)', async () => {
    const { kit, relay, account, approveBase } = await connectNarrow([switching])
    relay.answers.set(switching, null)
    const switched = switchNetwork(kit, { network: base })
    await nextMacrotask()
    expect(account('eip155').chainId).toBe('eip155:1')
    approveBase()
    relay.emit({ chainId: 'eip155:8453', name: 'chainChanged', data: 8453 })
    await switched
    expect(account('eip155').chainId).toBe('eip155:8453')
  })

  test('behavior: switches if the wallet updates the session but never responds', async () => {
    const { kit, relay, account, approveBase } = await connectNarrow([switching])
    relay.answers.set(switching, () => {
      approveBase()
      return new Promise(() => {})
    })
    await switchNetwork(kit, { network: base })
    expect(account('eip155').chainId).toBe('eip155:8453')
  })

  test('behavior: adds the chain if the wallet supports only adding', async () => {
    const { kit, relay, account, approveBase } = await connectNarrow([adding])
    relay.answers.set(adding, () => {
      approveBase()
      return null
    })
    await switchNetwork(kit, { network: base })
    expect(account('eip155').chainId).toBe('eip155:8453')
    expect(relay.requests.map(({ method }) => method)).toEqual([adding])
  })

  test('error: the wallet approves but does not update the session', async () => {
    const { kit, relay, clock, account } = await connectNarrow([switching])
    relay.answers.set(switching, null)
    const switched = switchNetwork(kit, { network: base })
    switched.catch(() => {})
    await nextMacrotask()
    await clock.advance(10_000)
    await expect(switched).rejects.toMatchObject({ shortMessage: 'Chain is not supported' })
    expect(account('eip155').chainId).toBe('eip155:1')
  })

  test('error: the user declines', async () => {
    const { kit, relay, account } = await connectNarrow([switching, adding])
    relay.answers.set(switching, new UserRejectedError())
    await expect(switchNetwork(kit, { network: base })).rejects.toMatchObject({ code: 'user-rejected' })
    expect(account('eip155').chainId).toBe('eip155:1')
    expect(relay.requests).toHaveLength(1)
  })

  test('error: the wallet does not support switching chains', async () => {
    const { kit, relay } = startKit()
    relay.behavior = 'waits'
    const connected = connect(kit, viaRelay)
    await nextMacrotask()
    relay.approve({
      namespaces: {
        eip155: { accounts: [`eip155:1:${evmAddress}`], chains: ['eip155:1'], methods: [], events: [] },
      },
    })
    await connected
    await expect(switchNetwork(kit, { network: base })).rejects.toMatchObject({
      shortMessage: 'Chain is not supported',
    })
  })
})

test('behavior: switchAccount selects another account of the session', async () => {
  const { kit, relay } = startKit({ networks: [solana], adapters: [fakeAdapter({ namespace: 'solana' })] })
  await connect(kit, viaRelay)
  const { solana: part } = relay.session?.namespaces ?? {}
  if (!part) throw new Error('no solana')
  const second = 'So11111111111111111111111111111111111111112'
  relay.update({ solana: { ...part, accounts: [...part.accounts, `${solana.caipNetworkId}:${second}`] } })
  const { address } = await switchAccount(kit, { namespace: 'solana', address: second })
  expect(address).toBe(second)
})
