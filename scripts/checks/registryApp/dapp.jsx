import { ConnectButton, createLatchkit, LatchkitProvider } from '@latchkit/react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { local } from './local.js'

/** Renders a minimal dapp. `whoSigns` returns the address of the wallet through the chain library. */
export function showDapp(adapter, whoSigns) {
  const kit = createLatchkit({ projectId: 'registry-app', networks: [local], adapters: [adapter] })
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
