import type { WalletState } from '@latchkit/devnet'
import { Segments } from '../parts/Segments.js'
import { Toggle } from '../parts/Toggle.js'
import { useTestWallet } from './useTestWallet.js'

/** What {@link TestWallet} takes. */
type TestWalletProps = { readonly walletKey: 'harbor' | 'meadow'; readonly name: string }

/** One wallet: how it answers, and what it does by itself. */
export function TestWallet({ walletKey, name }: TestWalletProps) {
  const wallet = useTestWallet(walletKey)
  if (!wallet)
    return (
      <p className="quiet small">
        {name} is not in this page. It comes with <code>npm start</code>.
      </p>
    )
  const { control, state, waiting, set } = wallet
  const answer = typeof state.answer === 'string' ? state.answer : undefined
  const toggle = (label: string, key: keyof WalletState, hint?: string) => (
    <Toggle
      label={label}
      hint={hint}
      checked={state[key] === true}
      onChange={(checked) => set({ [key]: checked })}
    />
  )
  return (
    <details className="group test-wallet">
      <summary>
        <h3>{name}</h3>
        <span className="quiet small">{summary(state, waiting)}</span>
      </summary>
      <div>
        <Segments
          label={`${name} answers with`}
          options={[
            ['approve', 'Yes'],
            ['reject', 'No'],
            ['hang', 'Nothing yet'],
          ]}
          value={answer}
          onChange={(chosen) => set({ answer: chosen })}
        />
        <div className="row">
          <button type="button" className="button" disabled={waiting.length === 0} onClick={control.release}>
            Approve what waits
          </button>
          <button
            type="button"
            className="button"
            disabled={waiting.length === 0}
            onClick={control.rejectPending}
          >
            Reject it
          </button>
        </div>
        <Segments
          label="It takes"
          options={[
            [0, 'No time'],
            [2000, '2 s'],
            [10_000, '10 s'],
          ]}
          value={state.delayMs}
          onChange={(delayMs) => set({ delayMs })}
        />
        {toggle('Locked', 'locked')}
        {toggle('Offline', 'offline', 'lost the connection to every chain')}
        {toggle('Adds chains', 'addsChains', 'wallet_addEthereumChain')}
        {toggle('Says nothing', 'silent', 'emits no events')}
        <Segments
          label="Its chain for this page"
          options={[
            [31337, '31337'],
            [31338, '31338'],
            [1, '1'],
            [777, '777'],
          ]}
          value={state.chainId}
          onChange={control.switchChain}
        />
        <Segments
          label="Its account"
          options={control.accounts.map((address, index) => [index, `${address.slice(0, 6)}…`] as const)}
          value={state.accountIndex}
          onChange={control.switchAccount}
        />
        <Segments
          label="It shows"
          options={[
            ['active', 'That account'],
            ['all', 'All of them'],
          ]}
          value={state.shares}
          onChange={(shares) => set({ shares })}
        />
        <Segments
          label="It announces itself"
          options={[
            ['once', 'Once'],
            ['twice', 'Twice'],
            ['never', 'Never'],
          ]}
          value={state.announces}
          onChange={(announces) => set({ announces })}
        />
        <div className="row">
          <button type="button" className="button" disabled={!state.connected} onClick={control.forget}>
            Forget this page
          </button>
          <button type="button" className="button" onClick={control.announce}>
            Announce again
          </button>
          <button type="button" className="button" onClick={control.reset}>
            As new
          </button>
        </div>
        <a className="small" href={reloadWith(walletKey, 'hostile')}>
          Reload with a hostile name and icon
        </a>
      </div>
    </details>
  )
}

/** The devnet's wallets take their state from the page's URL, too. */
function reloadWith(walletKey: string, words: string): string {
  const query = new URLSearchParams(location.search)
  query.set(`wallet.${walletKey}`, words)
  return `?${query}`
}

function summary(state: WalletState, waiting: readonly string[]): string {
  if (waiting.length > 0) return `is asked: ${waiting.join(', ')}`
  if (state.offline) return 'offline'
  if (state.locked) return 'locked'
  return state.connected ? `connected on ${state.chainId}` : 'not connected'
}
