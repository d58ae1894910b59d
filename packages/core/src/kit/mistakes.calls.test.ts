import { expect, test } from 'vitest'
import {
  connect,
  disconnect,
  openModal,
  sendTransaction,
  setThemeMode,
  signMessage,
  switchNetwork,
} from '../exports/actions.js'
import { base, mainnet } from '../exports/networks.js'
import { type WalletConnectOptions, walletConnect } from '../exports/walletconnect.js'
import { create, type Mistake, metadata, report, testMistakes, untyped } from './mistakes.fixtures.js'

const kit = () => create({ networks: [mainnet, base] })

const mistakes: readonly Mistake[] = [
  [
    'a relay with an https: URL',
    () => walletConnect({ relayUrl: 'https://relay.example.com' }),
    'thrown',
    'walletConnect.relayUrl: must be a URL that begins with wss:// (or ws:// on this machine or a private network), got "https://relay.example.com". Write "wss://relay.example.com"',
  ],
  [
    'a relay with an empty URL, such as that of a variable that is not set',
    () => walletConnect({ relayUrl: '' }),
    'thrown',
    'walletConnect.relayUrl: must be a URL that begins with wss:// (or ws:// on this machine or a private network), got "". Omit it for the relay of WalletConnect',
  ],
  [
    'a URL instead of the options of the relay',
    () => walletConnect(untyped('wss://relay.example.com')),
    'thrown',
    'walletConnect: the options must be an object, got "wss://relay.example.com". Write walletConnect({ relayUrl: … })',
  ],
  [
    'a misspelt option of the relay',
    () => walletConnect({ relayURL: 'wss://relay.example.com' } as WalletConnectOptions),
    'thrown',
    'walletConnect.relayURL: unknown option. Did you mean "walletConnect.relayUrl"?',
  ],
  [
    'a relay without metadata',
    () => create({ relay: walletConnect() }),
    'console',
    'Mobile wallets show no name for this app, and some reject it: set the option "metadata" to { name, description, url, icons }.',
  ],
  [
    'a URL of the app without a scheme',
    () => create({ metadata: { ...metadata, url: 'app.example' } }),
    'thrown',
    'metadata.url: expected the page\'s own https: URL, got "app.example"',
  ],
  [
    'an id instead of the parameters of an action',
    () => switchNetwork(kit(), untyped('eip155:137')),
    'rejected',
    'switchNetwork: the second parameter must be an object, got "eip155:137". Write switchNetwork(kit, { network })',
  ],
  [
    'the parameter of another library',
    () => switchNetwork(kit(), untyped({ chainId: 137 })),
    'rejected',
    'switchNetwork: the parameter "network" is missing. Write switchNetwork(kit, { network })',
  ],
  [
    'an action without the kit',
    () => connect(untyped({ connectorId: 'io.fake' }), untyped(undefined)),
    'rejected',
    'connect: the first parameter must be the kit, the result of createLatchkit(), got an object. Write connect(kit, { connectorId })',
  ],
  [
    'an action as the listener of a button',
    () => disconnect(untyped({ type: 'click' })),
    'rejected',
    'disconnect: the first parameter must be the kit, the result of createLatchkit(), got an object. Write disconnect(kit, {})',
  ],
  [
    'a view instead of the parameters',
    () => openModal(kit(), untyped('account')),
    'rejected',
    'openModal: the second parameter must be an object, got "account". Write openModal(kit, {})',
  ],
  [
    'a mode instead of the parameters',
    () => setThemeMode(kit(), untyped('dark')),
    'rejected',
    'setThemeMode: the second parameter must be an object, got "dark". Write setThemeMode(kit, { themeMode })',
  ],
  [
    'a message instead of the parameters',
    () => signMessage(kit(), untyped('Hello')),
    'rejected',
    'signMessage: the second parameter must be an object, got "Hello". Write signMessage(kit, { message })',
  ],
  [
    'a transaction without the kit',
    () => sendTransaction(untyped({ to: '0x' }), untyped(undefined)),
    'rejected',
    'sendTransaction: the first parameter must be the kit, the result of createLatchkit(), got an object. Write sendTransaction(kit, transaction)',
  ],
  [
    'a network that is not configured',
    () => switchNetwork(kit(), untyped({ network: 'eip155:137' })),
    'rejected',
    'Network not found\n\n"eip155:137" is not one of the networks this page is configured with.\nAdd it to `networks` of `createLatchkit`, or choose one that is there.',
  ],
]

testMistakes(mistakes)

test('default: a relay without a mistake logs nothing', async () => {
  const relay = walletConnect({ relayUrl: 'ws://127.0.0.1:8790' })
  expect(
    await report(() => create({ metadata, relay, allWallets: 'SHOW' }).destroy(), 'development'),
  ).toEqual([])
})
