import type { Hex, PrivateKeyAccount } from 'viem'
import type { BundlerChainSettings, EntryPointVersion } from './BundlerSettings.js'
import type { ChainClient } from './createChainClient.js'
import { type EntryPoint, entryPoints } from './entryPoints.js'
import type { SimulationContext } from './simulate.js'

/** The accounts that send the transactions of a chain. */
export type Executors = readonly [PrivateKeyAccount, ...PrivateKeyAccount[]]

/** The bundler of one chain. */
export type ChainBundler = {
  /** CAIP-2 id. */
  readonly id: string
  readonly chainId: number
  readonly settings: BundlerChainSettings
  readonly client: ChainClient
  /** The accounts that send transactions, one at least. */
  readonly executors: Executors
  /** Returns those that send the operations of an EntryPoint. */
  readonly getExecutors: (entryPoint: Pick<EntryPoint, 'version'>) => Executors
  /** The EntryPoints that it supports. */
  readonly entryPoints: readonly EntryPoint[]
  /** Returns what simulations need. @throws NodesDownError */
  readonly getContext: (entryPoint: EntryPoint) => Promise<SimulationContext>
}

/**
 * Whether each executor of a chain sends operations of one EntryPoint only. An operation of EntryPoint 0.8 can call `handleOps` of
 * EntryPoint 0.7, in a transaction of an executor: the paymaster of 0.7 would pay for operations that the bundler has not
 * accepted. EntryPoint 0.8 refuses calls of contracts, so the paymaster of 0.8 needs no executor of its own.
 */
export function needsSeparateExecutors({
  entryPoints = ['0.7', '0.8'],
  paymaster,
}: Pick<BundlerChainSettings, 'entryPoints' | 'paymaster'>): boolean {
  return entryPoints.length > 1 && paymaster?.addresses['0.7'] !== undefined
}

/** Creates the bundler of a chain. */
export function createChainBundler(
  settings: BundlerChainSettings,
  {
    client,
    executors,
    simulatorCode,
  }: {
    readonly client: ChainClient
    readonly executors: Executors
    readonly simulatorCode: Hex
  },
): ChainBundler {
  const versions: readonly EntryPointVersion[] = settings.entryPoints ?? ['0.7', '0.8']
  const [first, second, ...others] = executors
  const codes = new Map<Hex, Hex>()
  return {
    id: settings.chainId,
    chainId: Number(settings.chainId.slice('eip155:'.length)),
    settings,
    client,
    executors,
    getExecutors({ version }) {
      if (!needsSeparateExecutors(settings) || !second) return executors
      return version === '0.7' ? [first] : [second, ...others]
    },
    entryPoints: entryPoints.filter(({ version }) => versions.includes(version)),
    async getContext(entryPoint) {
      const known = codes.get(entryPoint.address)
      const entryPointCode = known ?? (await client.call<Hex>('eth_getCode', [entryPoint.address, 'latest']))
      // An EntryPoint cannot change, but a local chain may not have it yet.
      if (entryPointCode !== '0x') codes.set(entryPoint.address, entryPointCode)
      return { client, entryPoint, entryPointCode, simulatorCode }
    },
  }
}
