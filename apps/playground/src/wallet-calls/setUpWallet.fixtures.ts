import type { EvmNetwork, Latchkit } from '@latchkit/core'
import { connect } from '@latchkit/core/actions'
import {
  installWallets,
  openPage,
  type ProvidedDevnet,
  type TestPage,
  type WalletControl,
  type WalletOptions,
  type WalletPage,
} from '@latchkit/devnet/page'
import { fromViemChain } from '@latchkit/react/networks'
import { expect, inject, onTestFinished } from 'vitest'

const devnet: ProvidedDevnet = inject('devnet')
const [{ id = 0, name = '', rpcUrl = '' } = {}] = devnet.chains

/** The URL of the node of `home`. */
export const homeUrl: string = rpcUrl

/** The first chain of the devnet. */
export const home: EvmNetwork = fromViemChain({
  ...{ id, name },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [rpcUrl] } },
})

/** Installs a wallet on the page, until the test is finished. */
export function installWallet(options: WalletOptions): {
  /** Connects it to a kit that is mounted. */
  readonly connectTo: (kit: Latchkit) => Promise<void>
  readonly control: WalletControl
} {
  const page: TestPage & WalletPage = openPage()
  installWallets(page, { chains: devnet.chains, wallets: [options] })
  onTestFinished(() => page.close())
  const control = page.__wallets?.[options.key]
  if (!control) throw new Error(`${options.name} is not installed.`)
  return {
    control,
    async connectTo(kit) {
      const getIds = () => kit.getState().wallets.connectors.eip155?.map(({ id: found }) => found)
      await expect.poll(getIds).toContain(options.rdns)
      await connect(kit, { connectorId: options.rdns })
    },
  }
}
