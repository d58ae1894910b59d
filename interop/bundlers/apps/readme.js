import { wagmi } from '@latchkit/adapter-wagmi'
import { ConnectButton, createLatchkit, LatchkitProvider } from '@latchkit/react'
import { base, mainnet } from '@latchkit/react/networks'
import { createElement } from 'react'

const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet, base], adapters: [wagmi()] })

/** The app of the README. It has no JSX, so that no bundler needs a plug-in. */
export const App = ({ children }) =>
  createElement(LatchkitProvider, { kit }, createElement(ConnectButton), children)
