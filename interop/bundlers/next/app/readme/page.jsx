import { ConnectButton } from '@latchkit/react'
import { App } from './App.jsx'

// A server component: the button is a reference to the client.
export default function Page() {
  return (
    <App>
      <ConnectButton label="Connect on the server" />
    </App>
  )
}
