import { wagmi } from '@latchkit/adapter-wagmi'
import '../../styles/page.css'
import { ConnectButton, createLatchkit, LatchkitProvider } from '@latchkit/react'
import { base, mainnet } from '@latchkit/react/networks'
import { createRoot } from 'react-dom/client'
import { SiteHeader } from '../../parts/SiteHeader.js'
import { getElement } from '../getElement.js'

const kit = createLatchkit({ projectId: 'quick-start', networks: [mainnet, base], adapters: [wagmi()] })

createRoot(getElement('root')).render(
  <LatchkitProvider kit={kit}>
    <SiteHeader page="minimal">
      <ConnectButton />
    </SiteHeader>
  </LatchkitProvider>,
)
