import { away, home } from '@latchkit/adapter-tests/evm/chains'
import { connectorId } from '@latchkit/adapter-tests/evm/testWallets'
import { waitUntilSettled } from '@latchkit/adapter-tests/promises'
import type { TestPage } from '@latchkit/devnet/page'
import { type Config, connect, createConfig, createStorage, http, injected } from '@wagmi/core'
import { onTestFinished } from 'vitest'

/** Creates a config as a host app does, waits until it has read its storage, and destroys it after the test. */
export async function createHostConfig(
  page: TestPage,
  storage: Parameters<typeof createStorage>[0]['storage'] = page.localStorage,
): Promise<Config> {
  const config = createConfig({
    chains: [home, away],
    connectors: [injected()],
    transports: { [home.id]: http(), [away.id]: http() },
    storage: createStorage({ storage }),
  })
  onTestFinished(() => config._internal.mipd?.destroy())
  await waitUntilSettled()
  return config
}

/** Connects Harbor through the host app's config. */
export async function connectInHost(config: Config): Promise<void> {
  const connector = config.connectors.find(({ id }) => id === connectorId)
  if (!connector) throw new Error('wagmi has not found Harbor.')
  await connect(config, { connector })
}

/** Wraps the page's storage so that writes of one key can be paused. */
export function createPausableStorage({ localStorage }: TestPage): {
  readonly pause: (key: string) => void
  readonly release: () => void
  readonly storage: NonNullable<Parameters<typeof createStorage>[0]['storage']>
} {
  let pausedKey: string | undefined
  let release = () => {}
  return {
    pause: (key: string) => {
      pausedKey = key
    },
    release: () => release(),
    storage: {
      ...localStorage,
      async setItem(key: string, value: string): Promise<void> {
        if (pausedKey && key.endsWith(pausedKey)) await new Promise<void>((resolve) => (release = resolve))
        localStorage.setItem(key, value)
      },
    },
  }
}
