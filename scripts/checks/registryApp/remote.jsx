import { catalogue } from '@latchkit/blockchain-api'
import { ConnectButton, createLatchkit, LatchkitProvider } from '@latchkit/react'
import { signMessage } from '@latchkit/react/actions'
import { walletConnect } from '@latchkit/react/walletconnect'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { local } from './local.js'

const { VITE_RELAY_URL, VITE_CATALOGUE_URL, VITE_PROJECT_ID } = import.meta.env
// Remote wallets need no adapter.
const kit = createLatchkit({
  projectId: VITE_PROJECT_ID,
  networks: [local],
  relay: walletConnect({ relayUrl: VITE_RELAY_URL }),
  catalogue: catalogue({ url: VITE_CATALOGUE_URL }),
})

createRoot(document.getElementById('root')).render(
  <LatchkitProvider kit={kit}>
    <ConnectButton />
    <Signing />
  </LatchkitProvider>,
)

function Signing() {
  const [signature, setSignature] = useState('')
  return (
    <>
      <button type="button" onClick={async () => setSignature(await signMessage(kit, { message: 'hello' }))}>
        Sign
      </button>
      <output>{signature}</output>
    </>
  )
}
