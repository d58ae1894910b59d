import { wagmi } from '@latchkit/adapter-wagmi'
import type { Latchkit } from '@latchkit/core'
import { createLatchkit } from '@latchkit/core'
import { getProvider } from '@latchkit/core/actions'
import { fjord, marsh, type WalletControl, type WalletOptions } from '@latchkit/devnet/page'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { BrowserProvider } from 'ethers'
import { type Address, createPublicClient, createWalletClient, custom, http } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createConfig, useCallsStatus, useCapabilities, useSendCalls, WagmiProvider } from 'wagmi'
import { home, homeUrl, installWallet } from '../../wallet-calls/setUpWallet.fixtures.js'

const chain = createPublicClient({ transport: http(homeUrl), pollingInterval: 50, cacheTime: 0 })

/** Installs a wallet with an account of its own, and connects it to a kit that shares a config of wagmi with the app. */
async function setUp(options: WalletOptions) {
  const key = generatePrivateKey()
  const address = privateKeyToAddress(key)
  const balance = `0x${(10n ** 20n).toString(16)}`
  // An action of anvil, which viem's public client does not type.
  await chain.request<{ Method: string; Parameters: unknown; ReturnType: unknown }>({
    method: 'anvil_setBalance',
    params: [address, balance],
  })
  const { control, connectTo } = installWallet({ ...options, privateKeys: [key] })
  const config = createConfig({ chains: [home], transports: { [home.id]: http() }, storage: null })
  const kit = createLatchkit({
    projectId: 'test',
    networks: [home],
    adapters: [wagmi({ config })],
    storage: null,
  })
  const unmount = kit.mount()
  onTestFinished(() => {
    unmount()
    kit.destroy()
  })
  await connectTo(kit)
  return { kit, config, address, control }
}

/** Two transfers to a new account, and what it has. */
function createCalls() {
  const to = privateKeyToAddress(generatePrivateKey())
  return {
    calls: [
      { to, value: 3n },
      { to, value: 4n },
    ] as const,
    read: () => chain.getBalance({ address: to }),
  }
}

const getPrompts = ({ prompts }: WalletControl): readonly string[] => prompts.map(({ method }) => method)

async function getWalletClient(kit: Latchkit, account: Address) {
  // The provider of an EVM wallet is one of EIP-1193.
  const provider = (await getProvider(kit, { namespace: 'eip155' })) as Parameters<typeof custom>[0]
  const viemChain = { ...home, id: Number(home.id) }
  return createWalletClient({ account, chain: viemChain, transport: custom(provider), pollingInterval: 50 })
}

const wallets = [
  ['version 2.0.0', fjord, { atomic: { status: 'supported' } }],
  ['version 1.0', marsh, { atomicBatch: { supported: true } }],
] as const

describe.each(wallets)('a wallet with EIP-5792 in %s', (_, options, told) => {
  test('behavior: hooks of wagmi: useCapabilities, useSendCalls and useCallsStatus', async () => {
    const { config, control } = await setUp(options)
    const { calls, read } = createCalls()
    const client = new QueryClient()
    const { result } = await renderHook(
      () => {
        const sent = useSendCalls()
        const status = useCallsStatus({
          id: sent.data?.id ?? '',
          query: {
            enabled: sent.data !== undefined,
            refetchInterval: ({ state }) => (state.data?.status === 'success' ? false : 100),
          },
        })
        return { sent, status, capabilities: useCapabilities() }
      },
      {
        wrapper: ({ children }) => (
          <WagmiProvider config={config} reconnectOnMount={false}>
            <QueryClientProvider client={client}>{children}</QueryClientProvider>
          </WagmiProvider>
        ),
      },
    )
    await expect.poll(() => result.current.capabilities.data).toMatchObject({ [home.id]: told })
    result.current.sent.mutate({ calls: [...calls] })
    await expect.poll(() => result.current.status.data?.status).toBe('success')
    expect(result.current.status.data?.receipts).toMatchObject([{ status: 'success' }])
    expect(await read()).toBe(7n)
    expect(getPrompts(control)).toContain('wallet_sendCalls')
  })

  test('behavior: actions of viem: getCapabilities, sendCalls, getCallsStatus and waitForCallsStatus', async () => {
    const { kit, address } = await setUp(options)
    const { calls, read } = createCalls()
    const client = await getWalletClient(kit, address)
    expect(await client.getCapabilities()).toMatchObject({ [home.id]: told })
    const { id: callsId } = await client.sendCalls({ calls })
    const done = await client.waitForCallsStatus({ id: callsId })
    expect(done).toMatchObject({ status: 'success', receipts: [{ status: 'success' }] })
    expect(await client.getCallsStatus({ id: callsId })).toMatchObject({ status: 'success' })
    expect(await read()).toBe(7n)
  })

  test('behavior: requests of ethers', async () => {
    const { kit, address } = await setUp(options)
    const { calls, read } = createCalls()
    const provider = new BrowserProvider(
      // The provider of an EVM wallet is one of EIP-1193.
      (await getProvider(kit, { namespace: 'eip155' })) as ConstructorParameters<typeof BrowserProvider>[0],
    )
    const chainId = `0x${home.id.toString(16)}`
    expect(await provider.send('wallet_getCapabilities', [address])).toMatchObject({ [chainId]: told })
    const answer: unknown = await provider.send('wallet_sendCalls', [
      {
        ...{ version: '2.0.0', from: address, chainId, atomicRequired: true },
        calls: calls.map(({ to, value }) => ({ to, value: `0x${value.toString(16)}`, data: '0x' })),
      },
    ])
    const callsId = typeof answer === 'string' ? answer : Object(answer).id
    await expect
      .poll(() => provider.send('wallet_getCallsStatus', [callsId]))
      .toMatchObject({
        status: options === fjord ? 200 : 'CONFIRMED',
      })
    expect(await read()).toBe(7n)
  })
})

test('error: the user declines: viem and ethers receive the code 4001 of the wallet', async () => {
  const { kit, address, control } = await setUp(fjord)
  control.set({ answer: 'reject' })
  const client = await getWalletClient(kit, address)
  const { calls } = createCalls()
  await expect(client.sendCalls({ calls })).rejects.toMatchObject({ name: expect.stringMatching('Error') })
  const failure = await client
    .sendCalls({ calls })
    .catch((error: { walk: (find: unknown) => unknown }) =>
      error.walk((cause: unknown) => Object(cause).code === 4001),
    )
  expect(failure).toMatchObject({ code: 4001 })
})
