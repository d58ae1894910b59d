// The first script of the static site, which has no devnet: its chains and wallets are in the page.
import { createFakeChain } from '@latchkit/test/source/fakeChain/createFakeChain'
import { answerRpc } from '@latchkit/test/source/host/answerRpc'
import { installWallets } from '@latchkit/test/source/wallet/page/installWallets'
import { harbor, meadow } from '@latchkit/test/source/wallet/wallets'
import { devnet31337, devnet31338 } from '../networks/devnetNetworks.js'
import { answerFromChains } from './answerFromChains.js'

const chains = [devnet31337, devnet31338].map(({ id, name, rpcUrls }) => {
  const chain = createFakeChain({ id, name })
  const [rpcUrl = ''] = rpcUrls.default.http
  return { id, name, rpcUrl, answer: (body: unknown) => answerRpc(chain, body) }
})

window.fetch = answerFromChains(window.fetch.bind(window), chains)
installWallets(window, { chains, wallets: [harbor, meadow] })
