import type { BitcoinWalletControl } from '@latchkit/devnet'
import { Segments } from '../parts/Segments.js'
import { TestWallet } from './TestWallet.js'
import { useControl } from './useControl.js'

/** Props of {@link BitcoinWallet}. */
type BitcoinWalletProps = {
  readonly walletKey: string
  readonly name: string
  readonly control: BitcoinWalletControl
}

/** Renders the controls of a Bitcoin wallet, which has addresses of one network. */
export function BitcoinWallet({ control, ...wallet }: BitcoinWalletProps) {
  useControl(control)
  const { state, accounts, switchNetwork } = control
  const payments = accounts.map(([payment]) => payment?.address.slice(-6) ?? '')
  return (
    <TestWallet {...wallet} control={control} addresses={payments} place={state.network}>
      <Segments
        label="Network"
        options={[
          ['regtest', 'Devnet'],
          ['testnet', 'Testnet'],
          ['mainnet', 'Mainnet'],
        ]}
        value={state.network}
        onChange={switchNetwork}
      />
    </TestWallet>
  )
}
