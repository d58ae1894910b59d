import { setThemeMode } from '@latchkit/core/actions'
import { createLatchkit, LatchkitModal, LatchkitProvider } from '@latchkit/react'
import { base, mainnet } from '@latchkit/react/networks'
import { createRoot } from 'react-dom/client'
import { createDemoWallets } from './wallets.js'

const wallets = createDemoWallets()
const kit = createLatchkit({
  projectId: 'docs',
  networks: [mainnet, base],
  adapters: [wallets],
  enableEmbedded: true,
})
// The first account of the wallet Acorn.
wallets.setBalance({
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  chainId: 'eip155:1',
  value: 1_250_000_000_000_000_000n,
})
const element = document.querySelector('#demo')
if (element) {
  createRoot(element).render(
    <LatchkitProvider kit={kit} disableAppend>
      <LatchkitModal />
    </LatchkitProvider>,
  )
}

// The modal follows the theme that the user selects in the header of the site.
const followTheme = () => setThemeMode(kit, { themeMode: getThemeMode() })
new MutationObserver(followTheme).observe(document.documentElement, {
  attributeFilter: ['data-theme'],
})

function getThemeMode(): 'dark' | 'light' {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}
