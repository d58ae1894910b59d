import { createAppKit } from '@reown/appkit'
import { mainnet } from '@reown/appkit/networks'
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { stringToHex } from 'viem'
import { WagmiPanel } from './shared/wagmiPanel.jsx'

const { VITE_PROJECT_ID, VITE_RPC_URL } = import.meta.env
const { origin } = window.location

const adapter = new WagmiAdapter({ networks: [mainnet], projectId: VITE_PROJECT_ID })
const appKit = createAppKit({
  adapters: [adapter],
  networks: [mainnet],
  customRpcUrls: { 'eip155:1': [{ url: VITE_RPC_URL }] },
  projectId: VITE_PROJECT_ID,
  metadata: { name: 'Interop', description: 'Interop', url: origin, icons: [] },
  features: { analytics: false, email: true, socials: false },
})

/** Signs with AppKit's own provider, and disconnects, without wagmi. */
function ProviderPanel() {
  const [signature, setSignature] = useState('')
  const disconnect = () => appKit.disconnect().then(() => setSignature('disconnected'))
  const sign = async () => {
    setSignature('')
    const params = [stringToHex('Signed by a provider'), appKit.getAddress()]
    try {
      setSignature(await appKit.getProvider('eip155').request({ method: 'personal_sign', params }))
    } catch (error) {
      setSignature(`failed: ${error.message}`)
    }
  }
  return (
    <section>
      <button type="button" onClick={sign}>
        Sign with the provider
      </button>
      <button type="button" onClick={disconnect}>
        Disconnect
      </button>
      <output aria-label="Signature">{signature}</output>
    </section>
  )
}

createRoot(document.getElementById('root')).render(
  <>
    <appkit-button />
    <WagmiPanel config={adapter.wagmiConfig} />
    <ProviderPanel />
  </>,
)
