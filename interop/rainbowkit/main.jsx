import '@rainbow-me/rainbowkit/styles.css'
import { ConnectButton, connectorsForWallets, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { walletConnectWallet } from '@rainbow-me/rainbowkit/wallets'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { local, WagmiPanel } from './shared/wagmiPanel.jsx'

const { VITE_PROJECT_ID, VITE_RELAY_URL } = import.meta.env

const config = createConfig({
  chains: [local],
  transports: { [local.id]: http() },
  connectors: connectorsForWallets([{ groupName: 'Phone', wallets: [walletConnectWallet] }], {
    appName: 'Interop',
    projectId: VITE_PROJECT_ID,
    walletConnectParameters: { relayUrl: VITE_RELAY_URL, telemetryEnabled: false },
  }),
})

createRoot(document.getElementById('root')).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <RainbowKitProvider>
        <ConnectButton />
        <WagmiPanel config={config} />
      </RainbowKitProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)
