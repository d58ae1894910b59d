import { createAppKit } from '@reown/appkit'
import { mainnet } from '@reown/appkit/networks'
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'

const projectId = import.meta.env.VITE_PROJECT_ID
const { origin } = window.location

createAppKit({
  adapters: [new WagmiAdapter({ networks: [mainnet], projectId })],
  networks: [mainnet],
  projectId,
  metadata: { name: 'Interop', description: 'Interop', url: origin, icons: [] },
  features: { analytics: false, email: false, socials: false },
})

document.getElementById('root').append(document.createElement('appkit-button'))
