import type { WalletControl } from '@latchkit/devnet'
import { Segments } from '../parts/Segments.js'
import { Toggle } from '../parts/Toggle.js'
import { TestWallet } from './TestWallet.js'
import { useControl } from './useControl.js'

/** Props of {@link EvmWallet}. */
type EvmWalletProps = {
  readonly walletKey: string
  readonly name: string
  readonly control: WalletControl
}

/** Renders the controls of an EVM wallet, which has its own chain per site. */
export function EvmWallet({ control, ...wallet }: EvmWalletProps) {
  useControl(control)
  const { state, set, accounts, switchChain } = control
  return (
    <TestWallet {...wallet} control={control} addresses={accounts} place={String(state.chainId)}>
      <Toggle
        label="Adds chains"
        hint="wallet_addEthereumChain"
        checked={state.addsChains}
        onChange={(addsChains) => set({ addsChains })}
      />
      <Segments
        label="Calls together"
        options={[
          ['unsupported', 'No'],
          ['supported', 'Yes'],
          ['rejected', 'Rejects'],
        ]}
        value={state.atomic}
        onChange={(atomic) => set({ atomic })}
      />
      <Segments
        label="Chain for this site"
        options={[
          [31337, '31337'],
          [31338, '31338'],
          [1, '1'],
          [777, '777'],
        ]}
        value={state.chainId}
        onChange={switchChain}
      />
    </TestWallet>
  )
}
