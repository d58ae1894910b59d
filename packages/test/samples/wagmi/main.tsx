import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { base, mainnet } from 'viem/chains'
import {
  createConfig,
  http,
  useBalance,
  useConnect,
  useConnection,
  useConnectors,
  useDisconnect,
  useSendTransaction,
  useSignMessage,
  useSwitchChain,
  useWaitForTransactionReceipt,
  WagmiProvider,
} from 'wagmi'

// An app as its developers write it: it knows nothing of its tests.

const config = createConfig({
  chains: [mainnet, base],
  transports: { [mainnet.id]: http(), [base.id]: http() },
})

const shop = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function App() {
  const { address, chainId, status } = useConnection()
  const { data: balance } = useBalance({ address })
  const connect = useConnect()
  const disconnect = useDisconnect()
  const switchChain = useSwitchChain()
  const send = useSendTransaction()
  const sign = useSignMessage()
  const receipt = useWaitForTransactionReceipt({ hash: send.data })
  const connectors = useConnectors()
  const error = connect.error ?? send.error ?? sign.error ?? switchChain.error
  return (
    <main>
      {connectors.map((connector) => (
        <button key={connector.uid} type="button" onClick={() => connect.mutate({ connector })}>
          {connector.name}
        </button>
      ))}
      <button type="button" onClick={() => disconnect.mutate()}>
        Disconnect
      </button>
      <button type="button" onClick={() => send.mutate({ to: shop, value: 10n ** 18n })}>
        Pay
      </button>
      <button type="button" onClick={() => sign.mutate({ message: 'Sign in to the shop' })}>
        Sign in
      </button>
      <button type="button" onClick={() => switchChain.mutate({ chainId: base.id })}>
        Use Base
      </button>
      <p data-testid="account">{status === 'connected' ? `${address} on ${chainId}` : 'Not connected'}</p>
      <p data-testid="balance">{balance ? String(balance.value) : ''}</p>
      <p data-testid="payment">{receipt.data ? receipt.data.status : send.status}</p>
      <p data-testid="signature">{sign.data ?? sign.status}</p>
      <p data-testid="error">{error?.name}</p>
    </main>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('no root')
createRoot(root).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <App />
    </QueryClientProvider>
  </WagmiProvider>,
)
