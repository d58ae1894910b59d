import type { BaseWalletControl, BaseWalletState } from '@latchkit/devnet'
import type { ReactNode } from 'react'
import { Segments } from '../parts/Segments.js'
import { Toggle } from '../parts/Toggle.js'
import { useControl } from './useControl.js'

/** Props of {@link TestWallet}. */
type TestWalletProps = {
  readonly walletKey: string
  readonly name: string
  readonly control: BaseWalletControl<BaseWalletState>
  /** One address of each of its accounts. */
  readonly addresses: readonly string[]
  /** A short description of its network. */
  readonly place: string
  /** Controls that only wallets of its namespace have. */
  readonly children?: ReactNode
}

/** Renders a wallet: its automatic responses and its controls. */
export function TestWallet({ walletKey, name, control, addresses, place, children }: TestWalletProps) {
  const waiting = useControl(control)
  const { state, set } = control
  const answer = typeof state.answer === 'string' ? state.answer : undefined
  return (
    <details className="group test-wallet">
      <summary>
        <h3>{name}</h3>
        <span className="quiet small">{summary(state, waiting, place)}</span>
      </summary>
      <div>
        <Segments
          label={`${name} answers with`}
          options={[
            ['approve', 'Yes'],
            ['reject', 'No'],
            ['hang', 'No requests'],
          ]}
          value={answer}
          onChange={(chosen) => set({ answer: chosen })}
        />
        <div className="row">
          <button type="button" className="button" disabled={waiting.length === 0} onClick={control.release}>
            Approve pending requests
          </button>
          <button
            type="button"
            className="button"
            disabled={waiting.length === 0}
            onClick={control.rejectPending}
          >
            Reject pending requests
          </button>
        </div>
        <Segments
          label="Response time"
          options={[
            [0, 'No time'],
            [2000, '2 s'],
            [10_000, '10 s'],
          ]}
          value={state.delayMs}
          onChange={(delayMs) => set({ delayMs })}
        />
        <Toggle label="Locked" checked={state.locked} onChange={(locked) => set({ locked })} />
        <Toggle
          label="Offline"
          hint="lost the connection to every chain"
          checked={state.offline}
          onChange={(offline) => set({ offline })}
        />
        <Toggle
          label="Silent"
          hint="emits no events"
          checked={state.silent}
          onChange={(silent) => set({ silent })}
        />
        {children}
        <Segments
          label="Account"
          options={addresses.map((address, index) => [index, `${address.slice(0, 6)}…`] as const)}
          value={state.accountIndex}
          onChange={control.switchAccount}
        />
        <Segments
          label="It shows"
          options={[
            ['active', 'Active account'],
            ['all', 'All accounts'],
          ]}
          value={state.shares}
          onChange={(shares) => set({ shares })}
        />
        <Segments
          label="Announcements"
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
            Revoke permission
          </button>
          <button type="button" className="button" onClick={control.announce}>
            Announce again
          </button>
          <button type="button" className="button" onClick={control.reset}>
            Restore defaults
          </button>
        </div>
        <a className="small" href={reloadWith(walletKey, 'hostile')}>
          Reload with a hostile name and icon
        </a>
      </div>
    </details>
  )
}

/** The devnet's wallets also read their state from the page's URL. */
function reloadWith(walletKey: string, words: string): string {
  const query = new URLSearchParams(location.search)
  query.set(`wallet.${walletKey}`, words)
  return `?${query}`
}

function summary(state: BaseWalletState, waiting: readonly string[], place: string): string {
  if (waiting.length > 0) return `pending: ${waiting.join(', ')}`
  if (state.offline) return 'offline'
  if (state.locked) return 'locked'
  return state.connected ? `connected on ${place}` : 'not connected'
}
