import { Wallet } from './Wallet.jsx'

export default function Page() {
  return (
    <main>
      <h1>Rendered on the server</h1>
      <Wallet />
    </main>
  )
}
