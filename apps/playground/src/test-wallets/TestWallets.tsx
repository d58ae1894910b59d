import { BitcoinWallet } from './BitcoinWallet.js'
import { EvmWallet } from './EvmWallet.js'
import { TestWallet } from './TestWallet.js'

/** Props of {@link TestWallets}. */
type TestWalletsProps = {
  /** Whether to show Solana and Bitcoin wallets too. Default false. */
  readonly everyChain?: boolean
}

/** Renders the controls of the devnet's wallets. */
export function TestWallets({ everyChain = false }: TestWalletsProps) {
  const evm = named({ harbor: 'Harbor', meadow: 'Meadow', ...(everyChain && { twin: 'Twin' }) })
  const solana = everyChain ? named({ lagoon: 'Lagoon', twin: 'Twin on Solana' }) : []
  const bitcoin = everyChain
    ? named({
        ingot: 'Ingot',
        satchel: 'Satchel',
        minnow: 'UniSat',
        orchard: 'OKX Wallet',
        saddle: 'Leather',
      })
    : []
  return (
    <section className="test-wallets" aria-labelledby="test-wallets-title">
      <header>
        <h2 id="test-wallets-title">Test wallets</h2>
        <p className="quiet small">Choose how each wallet responds.</p>
      </header>
      {/* Installed only on pages of the development server and of the tests. */}
      {evm.map(([key, name]) => {
        const control = window.__wallets?.[key]
        return control ? (
          <EvmWallet key={key} walletKey={key} name={name} control={control} />
        ) : (
          <p key={key} className="quiet small">
            {name} is not installed. <code>npm start</code> installs it.
          </p>
        )
      })}
      {solana.map(([key, name]) => {
        const control = window.__solanaWallets?.[key]
        if (!control) return null
        const { accounts } = control
        const wallet = { walletKey: key, name, control, addresses: accounts, place: 'Solana' }
        return <TestWallet key={key} {...wallet} />
      })}
      {bitcoin.map(([key, name]) => {
        const control = window.__bitcoinWallets?.[key]
        return control && <BitcoinWallet key={key} walletKey={key} name={name} control={control} />
      })}
    </section>
  )
}

function named(names: Readonly<Record<string, string>>): readonly (readonly [key: string, name: string])[] {
  return Object.entries(names)
}
