import { afterEach, expect, test, vi } from 'vitest'
import { connect } from '../../../exports/actions.js'
import { mainnet } from '../../../exports/networks.js'
import { RelayNotConfiguredError } from '../../../foundation/errors/relayNotConfigured.js'
import { createKit } from '../../../kit/createKit.js'
import { machines } from '../../../kit/machines.js'
import { walletConnect } from '../walletConnect.js'
import { loadProvider } from './loadProvider.js'

const metadata = { name: 'App', description: '', url: 'https://app.example', icons: [] }
const context = {
  metadata,
  projectId: 'my-app',
  internal: { storage: null, config: { name: 'my-app' } },
}
const load = (importSdk: () => Promise<never>) => loadProvider({}, context, importSdk)
/** Node's own error for a package that is not installed. */
const name = '@walletconnect/not-installed'
const importMissing = () => import(/* @vite-ignore */ name) as Promise<never>

afterEach(() => {
  vi.restoreAllMocks()
})

test.each([
  [
    'Vite',
    'Could not resolve "@walletconnect/universal-provider" imported by "@latchkit/core". Is it installed?',
  ],
  ['webpack', "Cannot find module '@walletconnect/universal-provider'"],
  ['Node.js', "Cannot find package '@walletconnect/universal-provider' imported from /app/index.js"],
  ['Chrome', 'Failed to resolve module specifier "@walletconnect/universal-provider"'],
  ['Safari', "Module name, '@walletconnect/universal-provider' does not resolve to a valid URL."],
  [
    'Firefox',
    'The specifier “@walletconnect/universal-provider” was a bare specifier, but was not remapped.',
  ],
])('error: a package that is not installed, in the words of %s', async (_name, message) => {
  const error = new Error(message)
  await expect(load(() => Promise.reject(error))).rejects.toMatchObject({
    name: 'RelayNotConfiguredError',
    cause: error,
  })
})

test.each([
  ['Chrome', 'Failed to fetch dynamically imported module: https://app.example/provider.js'],
  ['Safari', 'Importing a module script failed.'],
  ['Firefox', 'error loading dynamically imported module: https://app.example/provider.js'],
  ['webpack', 'Loading chunk 5 failed.'],
])(
  'error: a file that could not be fetched is no missing package, in the words of %s',
  async (_name, message) => {
    const error = new Error(message)
    await expect(load(() => Promise.reject(error))).rejects.toBe(error)
  },
)

test('error: the console names the package once, and the view does not blame the connection', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const relay = walletConnect({ provider: () => load(importMissing) })
  const options = {
    projectId: 'my-app',
    networks: [mainnet],
    relay,
    metadata,
    storage: null,
    debug: true,
  } as const
  const kit = createKit(options, machines)
  const stop = kit.mount()
  for (const _ of [1, 2])
    await expect(connect(kit, { connectorId: 'walletConnect' })).rejects.toBeInstanceOf(
      RelayNotConfiguredError,
    )
  stop()
  kit.destroy()
  expect(warn.mock.calls).toEqual([
    [
      '[latchkit] walletConnect() needs @walletconnect/universal-provider, which is not installed.\n\nRun: npm install @walletconnect/universal-provider@2.21.8',
    ],
  ])
})
