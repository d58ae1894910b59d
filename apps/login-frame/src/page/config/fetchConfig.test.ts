import { delegationFramework } from '@latchkit/permissions'
import { expect, test } from 'vitest'
import { fetchConfig } from './fetchConfig.js'
import { getSmartAccounts } from './getSmartAccounts.js'
import { toNetwork } from './toNetwork.js'

const config = {
  allowedOrigins: ['https://my-dapp.example'],
  loginUrl: 'https://login.example',
  recoveryUrl: 'https://recovery.example',
  chains: [{ chainId: 'eip155:1', rpcUrl: 'https://rpc.example' }],
}

function answerWith(body: unknown, status = 200) {
  const urls: string[] = []
  const fetch = async (url: RequestInfo | URL) => {
    urls.push(String(url))
    return new Response(JSON.stringify(body), { status })
  }
  return { fetch, urls }
}

test('default', async () => {
  const { fetch, urls } = answerWith({ ...config, other: 1 })
  const parentOrigin = 'https://my-dapp.example'
  expect(await fetchConfig({ projectId: 'my project&x', parentOrigin }, fetch)).toEqual(config)
  expect(await fetchConfig({ projectId: 'x', parentOrigin: undefined }, fetch)).toEqual(config)
  expect(urls).toEqual([
    '/config.json?projectId=my+project%26x&origin=https%3A%2F%2Fmy-dapp.example',
    '/config.json?projectId=x',
  ])
})

const smartAccount = {
  kind: 'eip7702',
  entryPoint: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
  implementation: '0xf7A130a1d82A37Bfd5cbd7d33889A01d8B12f605',
  delegationManager: '0xEFB0b4e7f0A2c001f538329FD2c48A13C13aBDb1',
  bundlerUrl: 'https://gateway.example/v1/bundler?projectId=x&chainId=eip155%3A1',
  paymasterUrl: 'https://paymaster.example/1',
} as const
const withSmartAccount = (changes: object, chainId = 'eip155:1') => ({
  ...config,
  chains: [{ chainId, rpcUrl: 'https://rpc.example', smartAccount: { ...smartAccount, ...changes } }],
})

test('default: smart accounts', async () => {
  const { fetch } = answerWith(withSmartAccount({}))
  const { chains } = await fetchConfig({ projectId: 'x', parentOrigin: undefined }, fetch)
  expect(chains[0]?.smartAccount).toEqual(smartAccount)
})

const factory = '0xb4aB03CBEC72F3C2E6FF50e7D9CB5d2132185A40'
/** Two chains with counterfactual accounts. */
const withChains = (...changes: readonly [object, object]) => ({
  ...config,
  chains: changes.map((change, index) => ({
    ...{ chainId: `eip155:${index + 1}`, rpcUrl: 'https://rpc.example' },
    smartAccount: { ...smartAccount, kind: 'erc4337', ...change },
  })),
})

test('behavior: accounts with an address of their own, which is the same on each chain', async () => {
  const { fetch } = answerWith(withChains({ factory }, { factory: factory.toLowerCase() }))
  const { chains } = await fetchConfig({ projectId: 'x', parentOrigin: undefined }, fetch)
  expect(chains.map((chain) => chain.smartAccount)).toMatchObject([
    { kind: 'erc4337', factory },
    { kind: 'erc4337' },
  ])
  expect(getSmartAccounts({ chains })['eip155:1']).toEqual({
    ...{ kind: 'erc4337', factory, entryPoint: smartAccount.entryPoint },
    ...{ implementation: smartAccount.implementation, delegationManager: smartAccount.delegationManager },
  })
})

test('behavior: the enforcers of permissions', async () => {
  const { enforcers } = delegationFramework
  const { fetch } = answerWith(withSmartAccount({ enforcers }))
  const config = await fetchConfig({ projectId: 'x', parentOrigin: undefined }, fetch)
  expect(config.chains[0]?.smartAccount?.enforcers).toEqual(enforcers)
  expect(getSmartAccounts(config)['eip155:1']?.enforcers).toEqual(enforcers)
})

test('error: an unknown project', async () => {
  await expect(
    fetchConfig({ projectId: 'x', parentOrigin: undefined }, answerWith({}, 404).fetch),
  ).rejects.toThrow('must be a known project, got "x"')
})

test.each([
  { ...config, allowedOrigins: [] },
  { ...config, chains: [] },
  {
    ...config,
    chains: [{ chainId: 'bip122:000000000019d6689c085ae165831e93', rpcUrl: 'https://rpc.example' }],
  },
  { ...config, chains: [{ chainId: 'eip155:1', rpcUrl: 'javascript:alert(1)' }] },
  { ...config, loginUrl: 'ftp://login.example' },
  withSmartAccount({ kind: 'erc4337' }),
  withSmartAccount({ kind: 'erc6900', factory }),
  withSmartAccount({ kind: 'erc4337', factory: '0x7702' }),
  withChains({ factory }, { factory: smartAccount.implementation }),
  withChains({ factory }, { factory, implementation: factory }),
  withSmartAccount({ entryPoint: smartAccount.implementation }),
  withSmartAccount({ implementation: '0x' }),
  withSmartAccount({ bundlerUrl: 'javascript:alert(1)' }),
  withSmartAccount({ enforcers: {} }),
  withSmartAccount({ enforcers: { ...delegationFramework.enforcers, NonceEnforcer: '0x' } }),
  withSmartAccount({
    enforcers: { ...delegationFramework.enforcers, OtherEnforcer: `0x${'11'.repeat(20)}` },
  }),
  withSmartAccount({}, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'),
  null,
])('error: an invalid configuration %#', async (body) => {
  await expect(
    fetchConfig({ projectId: 'x', parentOrigin: undefined }, answerWith(body).fetch),
  ).rejects.toThrow('must be a valid configuration')
})

test('behavior: a network has the RPC endpoint of the frame', () => {
  expect(toNetwork({ chainId: 'eip155:1', rpcUrl: 'https://rpc.example' })).toMatchObject({
    name: 'Ethereum',
    rpcUrls: { default: { http: ['https://rpc.example'] } },
  })
  expect(toNetwork({ chainId: 'eip155:31337', rpcUrl: 'http://127.0.0.1:8545' })).toMatchObject({
    id: 31337,
    name: 'eip155:31337',
  })
  const rpcUrl = 'http://127.0.0.1:8545'
  expect(toNetwork({ chainId: 'eip155:31337', rpcUrl, name: 'Ethereum' }).name).toBe(
    'Ethereum (eip155:31337)',
  )
  expect(toNetwork({ chainId: 'eip155:31337', rpcUrl, name: 'Devnet' }).name).toBe('Devnet')
  expect(toNetwork({ chainId: 'eip155:1', rpcUrl, name: 'My network' }).name).toBe('Ethereum')
  expect(toNetwork({ chainId: 'solana:abc', rpcUrl: 'http://127.0.0.1:8899' })).toMatchObject({
    nativeCurrency: { symbol: 'SOL' },
  })
})
