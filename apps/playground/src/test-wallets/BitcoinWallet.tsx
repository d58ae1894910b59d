import type { BitcoinWalletControl } from '@latchkit/devnet'
import { Segments } from '../parts/Segments.js'
import { TestWallet } from './TestWallet.js'
import { useControl } from './useControl.js'

/** What {@link BitcoinWallet} takes. */
type BitcoinWalletProps = {
  readonly walletKey: string
  readonly name: string
  readonly control: BitcoinWalletControl
}

/** A Bitcoin wallet: its addresses are those of one network. */
export function BitcoinWallet({ control, ...wallet }: BitcoinWalletProps) {
  useControl(control)
  const { state, accounts, switchNetwork } = control
  const payments = accounts.map(([payment]) => payment?.address.slice(-6) ?? '')
  return (
    <TestWallet {...wallet} control={control} addresses={payments} place={state.network}>
      <Segments
        label="Its network"
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
