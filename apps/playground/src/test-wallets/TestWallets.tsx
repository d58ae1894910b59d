import { TestWallet } from './TestWallet.js'

/** What a person in front of the devnet's wallets can do. */
export function TestWallets() {
  return (
    <section className="test-wallets" aria-labelledby="test-wallets-title">
      <header>
        <h2 id="test-wallets-title">Test wallets</h2>
        <p className="quiet small">You are the person in front of the wallet: say how it will behave.</p>
      </header>
      <TestWallet walletKey="harbor" name="Harbor" />
      <TestWallet walletKey="meadow" name="Meadow" />
    </section>
  )
}
