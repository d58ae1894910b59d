import { bitcoin } from '@latchkit/adapter-bitcoin'
import { solana } from '@latchkit/adapter-solana'
import { ConnectButton, createLatchkit, LatchkitProvider } from '@latchkit/react'
import { signMessage } from '@latchkit/react/actions'
import { defineNetwork } from '@latchkit/react/networks'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const { VITE_SOLANA_ID, VITE_SOLANA_URL, VITE_BITCOIN_ID, VITE_BITCOIN_URL } = import.meta.env
const networks = [
  defineNetwork({
    id: VITE_SOLANA_ID,
    chainNamespace: 'solana',
    name: 'Local Solana',
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [VITE_SOLANA_URL] } },
    testnet: true,
  }),
  defineNetwork({
    id: VITE_BITCOIN_ID,
    chainNamespace: 'bip122',
    name: 'Local Bitcoin',
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
    rpcUrls: { default: { http: [VITE_BITCOIN_URL] } },
    testnet: true,
  }),
]
const kit = createLatchkit({ projectId: 'registry-app', networks, adapters: [solana(), bitcoin()] })

createRoot(document.getElementById('root')).render(
  <LatchkitProvider kit={kit}>
    <ConnectButton namespace="solana" label="Connect Solana" />
    <ConnectButton namespace="bip122" label="Connect Bitcoin" />
    <Signing />
  </LatchkitProvider>,
)

function Signing() {
  const [signatures, setSignatures] = useState([])
  const sign = async () => {
    const onSolana = await signMessage(kit, { namespace: 'solana', message: 'hello' })
    const onBitcoin = await signMessage(kit, { namespace: 'bip122', message: 'hello' })
    setSignatures([onSolana, onBitcoin])
  }
  return (
    <>
      <button type="button" onClick={sign}>
        Sign on both
      </button>
      <output>{signatures.join(' ')}</output>
    </>
  )
}
