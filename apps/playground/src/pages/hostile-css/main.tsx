import { wagmi } from '@latchkit/adapter-wagmi'
import { ConnectButton, createLatchkit, LatchkitProvider } from '@latchkit/react'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { devnet31337, devnet31338 } from '../../networks/devnetNetworks.js'
import { SiteHeader } from '../../parts/SiteHeader.js'
import { getElement } from '../getElement.js'

const kit = createLatchkit({
  projectId: 'hostile',
  networks: [devnet31337, devnet31338],
  adapters: [wagmi()],
  customWallets: [{ id: 'kestrel', name: 'Kestrel', homepage: 'https://kestrel.example' }],
})

createRoot(getElement('root')).render(
  <LatchkitProvider kit={kit}>
    <SiteHeader page="hostile-css" />
    <h1>CSS isolation</h1>
    <p>The styles of this page select every element. The modal looks the same with and without them.</p>
    <HostileStyles />
    <ConnectButton />
  </LatchkitProvider>,
)

function HostileStyles() {
  // `?plain` shows the page without hostile styles, for comparison.
  const [on, setOn] = useState(!new URLSearchParams(location.search).has('plain'))
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[href$="hostile.css"]')
    if (link) link.disabled = !on
  }, [on])
  return (
    <p>
      <label>
        <input type="checkbox" checked={on} onChange={(event) => setOn(event.currentTarget.checked)} />{' '}
        Hostile styles
      </label>
    </p>
  )
}
