import {
  useLatchkitAccounts,
  useLatchkitDisconnect,
  useLatchkitNetwork,
  useLatchkitState,
} from '@latchkit/react'
import { useId } from 'react'
import { chains } from '../../chain-cards/chains.js'
import { useLogWriter } from '../../inspector/LogContext.js'

/** The active namespace, and buttons that switch it with a hook, without the modal. */
export function ActiveNamespace() {
  const { chainId, networks, switchNetwork } = useLatchkitNetwork()
  const active = useLatchkitState((state) => state.network.activeNamespace)
  const accounts = useLatchkitAccounts()
  const { disconnect } = useLatchkitDisconnect()
  const write = useLogWriter()
  const id = useId()

  function log(title: string, action: Promise<unknown>): void {
    action.then(
      (value) => write({ kind: 'result', title, detail: { value } }),
      (error: unknown) => write({ kind: 'result', title, detail: { error } }),
    )
  }

  return (
    <section className="card" aria-labelledby={id}>
      <header className="row">
        <h2 id={id}>Active: {chains.find(({ namespace }) => namespace === active)?.name}</h2>
        <output className="quiet small" aria-label="Connected">
          {accounts.length} connected
        </output>
        <button
          type="button"
          className="button"
          disabled={accounts.length === 0}
          onClick={() => log('Disconnect all', disconnect())}
        >
          Disconnect all
        </button>
      </header>
      <fieldset className="switchers row">
        <legend className="quiet small">useLatchkitNetwork().switchNetwork(…)</legend>
        {networks.map(({ caipNetworkId, name }) => (
          <button
            key={caipNetworkId}
            type="button"
            className="button"
            aria-pressed={caipNetworkId === chainId}
            onClick={() => log(`Switch to ${name}`, switchNetwork(caipNetworkId))}
          >
            {name}
          </button>
        ))}
      </fieldset>
    </section>
  )
}
