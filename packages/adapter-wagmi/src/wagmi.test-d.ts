import { mainnet } from '@latchkit/core/networks'
import type { AdapterFactory } from '@latchkit/core/ports'
import { type Config, createConfig, http } from '@wagmi/core'
import { base } from 'viem/chains'
import { createWagmiConfig } from './createWagmiConfig.js'
import { wagmi } from './wagmi.js'

const host = createConfig({ chains: [base], transports: { [base.id]: http() } })

// The host app's config keeps its type, with its own chains.
const sameChain: 8453 = wagmi({ config: host }).config.chains[0].id
const hostAdapter: AdapterFactory = wagmi({ config: host })

// A function that loads the host app's config keeps its type too.
const loadedChain: Promise<8453> = wagmi({ config: async () => host })
  .loadConfig()
  .then(({ chains }) => chains[0].id)
// @ts-expect-error the config is not there before it is loaded
wagmi({ config: async () => host }).config

// A config created for the host app is a regular wagmi config.
const created: Promise<Config> = wagmi({
  networks: [mainnet],
  ssr: true,
  transports: { 1: http() },
}).loadConfig()
const createdAtOnce: Config = createWagmiConfig({ networks: [mainnet], name: 'a' })

// Chains of viem are networks too.
const ofChain: Promise<Config> = wagmi({ networks: [base, mainnet] }).loadConfig()

// A config created for the kit alone is not exposed.
const alone: AdapterFactory = wagmi({ connectors: [] })
// @ts-expect-error the factory exposes no config
wagmi().config

// @ts-expect-error `config` excludes the options that create one
wagmi({ config: host, networks: [mainnet] })
// @ts-expect-error `ssr` needs a config shared with the host app
wagmi({ ssr: true })
// @ts-expect-error a network is not a chain id
wagmi({ networks: [1] })

export const used: readonly unknown[] = [
  ...[sameChain, hostAdapter, loadedChain, created, createdAtOnce, ofChain, alone],
]
