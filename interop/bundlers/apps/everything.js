import { bitcoin as bitcoinAdapter } from '@latchkit/adapter-bitcoin'
import { ethers } from '@latchkit/adapter-ethers'
import { solana as solanaAdapter } from '@latchkit/adapter-solana'
import { wagmi } from '@latchkit/adapter-wagmi'
import { createWagmiConfig } from '@latchkit/adapter-wagmi/config'
import { catalogue, dataApi, gatewaySignIn } from '@latchkit/blockchain-api'
import { loginFrame } from '@latchkit/frame-client/login'
import * as react from '@latchkit/react'
import * as actions from '@latchkit/react/actions'
import * as errors from '@latchkit/react/errors'
import { ar } from '@latchkit/react/locales/ar'
import { base, bitcoin, mainnet, solana } from '@latchkit/react/networks'
import * as queries from '@latchkit/react/query'
import * as themes from '@latchkit/react/themes'
import { walletConnect } from '@latchkit/react/walletconnect'
import { createElement } from 'react'

const url = 'https://gateway.example.com'
const projectId = 'my-dapp'
const options = {
  projectId,
  relay: walletConnect({ relayUrl: 'wss://relay.example.com' }),
  catalogue: catalogue({ url }),
  dataApi: dataApi({ url }),
  login: loginFrame({ url: 'https://login.example.com/sdk' }),
  siwx: gatewaySignIn({ url, projectId }),
  features: { socials: ['google', 'github', 'farcaster'], passkey: true, pay: true, smartSessions: true },
  themeVariables: themes.soft,
}
const networks = [mainnet, base, solana, bitcoin]
const kit = react.createLatchkit({
  ...options,
  networks,
  adapters: [wagmi(), solanaAdapter(), bitcoinAdapter()],
})
const withEthers = { ...options, name: 'ethers', networks: [mainnet], adapters: [ethers()] }

/** An app with every adapter, option, hook and action. */
export const App = ({ children }) =>
  createElement(
    react.LatchkitProvider,
    { kit, locale: ar },
    createElement(react.ConnectButton),
    createElement(react.AccountButton),
    createElement(react.NetworkButton),
    children,
  )

/** Keeps what the app does not call in the bundle. */
export const unused = () => [
  react,
  actions,
  errors,
  queries,
  react.createLatchkit(withEthers),
  createWagmiConfig,
]
