import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { connect } from 'wagmi/actions'
import { injected, walletConnect } from 'wagmi/connectors'
import { local, WagmiPanel } from './shared/wagmiPanel.jsx'

const { VITE_PROJECT_ID, VITE_RELAY_URL } = import.meta.env

const config = createConfig({
  chains: [local],
  transports: { [local.id]: http() },
  // Only the connectors below: an announced wallet would be in the list twice.
  multiInjectedProviderDiscovery: false,
  connectors: [
    injected(),
    walletConnect({
      projectId: VITE_PROJECT_ID,
      relayUrl: VITE_RELAY_URL,
      showQrModal: false,
      telemetryEnabled: false,
    }),
  ],
})

createRoot(document.getElementById('root')).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      {config.connectors.map((connector) => (
        <button
          type="button"
          key={connector.uid}
          onClick={() => connect(config, { connector }).catch(() => {})}
        >
          {connector.name}
        </button>
      ))}
      <WagmiPanel config={config} />
    </QueryClientProvider>
  </WagmiProvider>,
)
