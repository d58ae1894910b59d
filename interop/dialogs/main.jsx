import { wagmi } from '@latchkit/adapter-wagmi'
import { ConnectButton, createLatchkit, LatchkitProvider, useLatchkitAccount } from '@latchkit/react'
import { defineNetwork } from '@latchkit/react/networks'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const local = defineNetwork({
  id: 31337,
  chainNamespace: 'eip155',
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [import.meta.env.VITE_RPC_URL] } },
  testnet: true,
})
const kit = createLatchkit({ projectId: 'interop', networks: [local], adapters: [wagmi()] })
const hosts = import.meta.glob('./hosts/*.jsx')
const { Host } = await hosts[`./hosts/${location.hash.slice(1)}.jsx`]()

/** A dialog of another library, with a form that contains the button. */
function App() {
  const [isOpen, setIsOpen] = useState(false)
  const { status } = useLatchkitAccount()
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <output aria-label="Status">{status}</output>
      <output aria-label="Host is">{isOpen ? 'open' : 'closed'}</output>
      <Host isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <input aria-label="Amount" />
        <ConnectButton />
      </Host>
    </>
  )
}

createRoot(document.getElementById('root')).render(
  <LatchkitProvider kit={kit}>
    <App />
  </LatchkitProvider>,
)
