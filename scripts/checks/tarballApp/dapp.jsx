import { ConnectButton, createLatchkit, LatchkitProvider } from '@latchkit/react'
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

/** Shows a dapp of ten lines. `whoSigns`, where it is given, answers the address of the wallet in the library's own words. */
export function showDapp(adapter, whoSigns) {
  const kit = createLatchkit({ projectId: 'tarball', networks: [local], adapters: [adapter] })
  createRoot(document.getElementById('root')).render(
    <LatchkitProvider kit={kit}>
      <ConnectButton />
      {whoSigns && <Signer whoSigns={() => whoSigns(kit)} />}
    </LatchkitProvider>,
  )
}

function Signer({ whoSigns }) {
  const [address, setAddress] = useState('')
  return (
    <>
      <button type="button" onClick={async () => setAddress(await whoSigns())}>
        Who signs?
      </button>
      <output>{address}</output>
    </>
  )
}
