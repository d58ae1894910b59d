import { mainnet } from '@latchkit/core/networks'
import type { AdapterFactory } from '@latchkit/core/ports'
import { type Config, createConfig, http } from '@wagmi/core'
import { base } from 'viem/chains'
import { wagmi } from './wagmi.js'

const host = createConfig({ chains: [base], transports: { [base.id]: http() } })

// The host's config comes out as it went in, with its own chains.
const sameChain: 8453 = wagmi({ config: host }).config.chains[0].id
const hostAdapter: AdapterFactory = wagmi({ config: host })

// One that is made for the host is a config like any other.
const made: Config = wagmi({ networks: [mainnet], ssr: true, transports: { 1: http() } }).config

// One that is made for the kit alone is nobody else's.
const alone: AdapterFactory = wagmi({ connectors: [] })
// @ts-expect-error there is no config to hand out
wagmi().config

// @ts-expect-error either the host's config, or what to make one from
wagmi({ config: host, networks: [mainnet] })
// @ts-expect-error `ssr` is about a config that the host uses
wagmi({ ssr: true })
// @ts-expect-error a network is not a chain id
wagmi({ networks: [1] })

export const used: readonly unknown[] = [sameChain, hostAdapter, made, alone]
