import { expect, test } from 'vitest'
import { createLatchkit } from '../exports/index.js'
import { base, defineNetwork, mainnet, solana } from '../exports/networks.js'
import { fakeAdapter } from '../exports/testing.js'
import { create, type Mistake, metadata, report, testMistakes, untyped } from './mistakes.fixtures.js'

const fake = { rpcUrls: { default: { http: ['https://rpc.example'] } } }
const local = {
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  chainNamespace: 'eip155',
  ...fake,
}
const define = (network: object) => () => defineNetwork(untyped(network))
const { chainNamespace: _, ...withoutNamespace } = local
const { rpcUrls: __, ...withoutUrls } = local

const noAdapter =
  'the option "adapters" has no adapter for them. Add wagmi() from @latchkit/adapter-wagmi or ethers() from @latchkit/adapter-ethers'

const mistakes: readonly Mistake[] = [
  [
    'no options',
    () => createLatchkit(untyped(undefined)),
    'thrown',
    'options: expected an object, got undefined',
  ],
  [
    'no adapter',
    () => create({ adapters: undefined }),
    'console',
    `No wallet can be connected on networks of eip155: ${noAdapter}.`,
  ],
  [
    'a network without its adapter',
    () => create({ networks: [mainnet, solana] }),
    'console',
    'No wallet can be connected on networks of solana: the option "adapters" has no adapter for them. Add solana() from @latchkit/adapter-solana, or remove the networks.',
  ],
  [
    'an adapter that is not called',
    () =>
      create({
        adapters: [
          function wagmi() {
            return () => {}
          },
        ],
      }),
    'thrown',
    'adapters[0]: must be the result of a call, got the function wagmi. Did you mean wagmi()?',
  ],
  [
    'two adapters for one namespace',
    () => create({ adapters: [fakeAdapter(), fakeAdapter()] }),
    'thrown',
    'adapters: two adapters for the namespace "eip155"; give one',
  ],
  [
    'an object of AppKit as an adapter',
    () => create({ adapters: [{ wagmiConfig: {} }] }),
    'thrown',
    'adapters[0]: expected the result of wagmi(), got an object',
  ],
  [
    'a gateway that is not called',
    () => create({ gateway: function gateway() {} }),
    'thrown',
    'gateway: expected an object with complete, got a function',
  ],
  ['no networks', () => create({ networks: [] }), 'thrown', 'networks: expected at least one network'],
  [
    'one network instead of a list',
    () => create({ networks: mainnet }),
    'thrown',
    'networks: expected a list, got an object',
  ],
  [
    'a network twice',
    () => create({ networks: [mainnet, base, mainnet] }),
    'thrown',
    'networks[2]: eip155:1 is already there, as networks[0]',
  ],
  [
    'a default network that is not in the list',
    () => create({ defaultNetwork: base }),
    'thrown',
    'defaultNetwork: eip155:8453 is not one of `networks`',
  ],
  [
    'defineNetwork without chainNamespace',
    define(withoutNamespace),
    'thrown',
    "network.chainNamespace: is missing. Write chainNamespace: 'eip155' for an EVM network; for a chain of viem, call fromViemChain(chain) instead of defineNetwork(chain)",
  ],
  [
    'defineNetwork without rpcUrls',
    define(withoutUrls),
    'thrown',
    "network.rpcUrls: is missing. Write rpcUrls: { default: { http: ['https://…'] } }",
  ],
  [
    'defineNetwork with neither',
    define({ id: 31337, name: 'Local' }),
    'thrown',
    "network.chainNamespace: is missing. Write chainNamespace: 'eip155' for an EVM network, or 'solana' or 'bip122'",
  ],
  [
    'defineNetwork with a list as rpcUrls',
    define({ ...local, rpcUrls: ['https://rpc.example'] }),
    'thrown',
    "network.rpcUrls: must be an object. Write rpcUrls: { default: { http: ['https://…'] } }",
  ],
  [
    'a chain id as a text',
    define({ ...local, id: '0x7a69' }),
    'thrown',
    'network.id: expected a chain id as a whole number, got "0x7a69"',
  ],
  [
    'an RPC URL without a scheme',
    define({ ...local, rpcUrls: { default: { http: ['rpc.example'] } } }),
    'thrown',
    'network.rpcUrls.default.http[0]: expected an https: URL, got "rpc.example"',
  ],
  [
    'an insecure RPC URL, which a page on https: may not fetch',
    define({ ...local, rpcUrls: { default: { http: ['http://rpc.example'] } } }),
    'thrown',
    'network.rpcUrls.default.http[0]: expected an https: URL, got "http://rpc.example"',
  ],
  [
    'a misspelt option',
    () => create({ theme_mode: 'dark' }),
    'thrown',
    'theme_mode: unknown option. Did you mean "themeMode"?',
  ],
  [
    'an option of AppKit',
    () => create({ enableCoinbase: true }),
    'console',
    'The option "enableCoinbase" has no effect. Add the connector to the adapter, for example wagmi({ connectors: [coinbaseWallet()] }).',
  ],
  [
    'an option of RainbowKit',
    () => create({ appName: 'My app' }),
    'console',
    'The option "appName" has no effect. Use "metadata": { "name": … }.',
  ],
  [
    'a wagmi config of the app as an option, as ConnectKit and RainbowKit have it',
    () => create({ config: {} }),
    'console',
    'The option "config" has no effect. Use "adapters": [wagmi({ config })].',
  ],
  [
    'no project id',
    () => create({ projectId: '' }),
    'console',
    'The option "projectId" is empty. Set it to a name for your app, such as "my-dapp"; if your relay or gateway has a list of projects, to the id in it.',
  ],
  [
    'the theme mode "auto"',
    () => create({ themeMode: 'auto' }),
    'thrown',
    'themeMode: must be "light" or "dark", got "auto". Omit it to follow the system',
  ],
  [
    'a number as a theme value',
    () => create({ themeVariables: { radius: 12 } }),
    'thrown',
    'themeVariables.radius: expected a CSS value as text',
  ],
  [
    'a misspelt theme variable',
    () => create({ themeVariables: { acent: 'teal' } }),
    'thrown',
    'themeVariables.acent: unknown option. Did you mean "themeVariables.accent"?',
  ],
  [
    'social logins without a login',
    () => create({ features: { socials: ['google'] } }),
    'console',
    'The option "features.socials" has no effect without "login". Set "login" to loginFrame() from @latchkit/frame-client/login.',
  ],
  [
    'swaps without a data API',
    () => create({ features: { swaps: true } }),
    'console',
    'The option "features.swaps" has no effect without "dataApi". Set "dataApi" to dataApi() from @latchkit/blockchain-api.',
  ],
  [
    'all wallets without a relay',
    () => create({ allWallets: 'SHOW' }),
    'console',
    'The option "allWallets" has no effect without "relay". Set "relay" to walletConnect() from @latchkit/core/walletconnect.',
  ],
  [
    'a wallet that is included and excluded',
    () => create({ includeWalletIds: ['io.a', 'io.b'], excludeWalletIds: ['io.b'] }),
    'console',
    'The wallet "io.b" is never listed: it is in "includeWalletIds" and in "excludeWalletIds". Remove it from one.',
  ],
  [
    'a legal checkbox without a link',
    () => create({ features: { legalCheckbox: true } }),
    'console',
    'The option "features.legalCheckbox" has no effect without a link. Set "termsConditionsUrl" or "privacyPolicyUrl".',
  ],
  [
    'a link without a scheme',
    () => create({ termsConditionsUrl: 'app.example/terms' }),
    'thrown',
    'termsConditionsUrl: expected an https: URL or a path such as /terms, got "app.example/terms"',
  ],
  [
    'the text of a cookie as the initial state',
    () => create({ initialState: 'latchkit.v1.chain=eip155:1' }),
    'thrown',
    "initialState: must be an object, got a text. Write parseCookie(cookies, { projectId }), from '@latchkit/core/schema'",
  ],
  [
    'a storage with promises',
    () => {
      const storage = { getItem: async () => null, setItem: async () => {}, removeItem: async () => {} }
      const kit = create({ storage })
      kit.mount()
      kit.destroy()
    },
    'console',
    'Nothing can be restored: the option "storage" must be synchronous, but getItem() returned a promise. Read the values before the kit is created, and give an object over them.',
  ],
  [
    'two ways to sign in',
    () => create({ siwx: {}, siweConfig: {} }),
    'thrown',
    'Cannot set both siweConfig and siwx options',
  ],
]

testMistakes(mistakes)

test('default: a configuration without a mistake logs nothing', async () => {
  const write = () =>
    create({
      metadata,
      features: { socials: false, swaps: false },
      themeMode: 'dark',
      themeVariables: { accent: '#3b5bfd' },
      storage: null,
    }).destroy()
  expect(await report(write, 'development')).toEqual([])
})
