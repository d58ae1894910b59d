import { createLatchkit } from '@latchkit/core'
import { setThemeMode } from '@latchkit/core/actions'
import { base, mainnet } from '@latchkit/core/networks'
import { defineElements } from '@latchkit/html'
import { followTheme, readTheme } from './followTheme.js'
import { createDemoWallets } from './wallets.js'

const wallets = createDemoWallets()
const kit = createLatchkit({
  projectId: 'docs',
  networks: [mainnet, base],
  adapters: [wallets],
  enableEmbedded: true,
  themeMode: readTheme(),
})
// The first account of the wallet Acorn.
wallets.setBalance({
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  chainId: 'eip155:1',
  value: 1_250_000_000_000_000_000n,
})
defineElements(kit)

followTheme((themeMode) => setThemeMode(kit, { themeMode }))
