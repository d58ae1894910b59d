import { useLatchkit, useLatchkitCapabilities, useLatchkitNetwork } from '@latchkit/react'
import { useId, useState } from 'react'
import { ValueTree } from '../inspector/ValueTree.js'
import { Field } from '../parts/Field.js'
import { Toggle } from '../parts/Toggle.js'
import { toCalls } from './toCalls.js'
import { type CallsOutcome, useCalls } from './useCalls.js'

/**
 * Renders an approval and a transfer that the wallet executes together (EIP-5792), and what became of them, also after a reload.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 */
export function WalletCalls() {
  const { kit } = useLatchkit()
  const { outcome, send, show } = useCalls(kit)
  const [atomicRequired, setAtomicRequired] = useState(false)
  const [hasFallback, setFallback] = useState(true)
  const [hasPaymaster, setHasPaymaster] = useState(false)
  const [paymaster, setPaymaster] = useState('')
  const id = useId()

  function submit() {
    void send({
      calls: toCalls(),
      atomicRequired,
      ...(hasFallback && { fallback: 'sequential' as const }),
      ...(hasPaymaster && {
        capabilities: {
          // A wallet submits the calls with its own bundler, which the gateway's paymaster has to know.
          paymasterService: { url: paymaster, context: { anyBundler: true }, optional: true },
        },
      }),
    })
  }

  return (
    <section className="action" aria-labelledby={id}>
      <header>
        <h3 id={id}>Wallet calls</h3>
        <code>
          sendCalls(kit, {'{ calls }'}), waitForCalls(kit, {'{ id }'})
        </code>
      </header>
      <Capabilities />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Toggle
          label="All or none"
          hint="atomicRequired"
          checked={atomicRequired}
          onChange={setAtomicRequired}
        />
        <Toggle
          label="Else one after the other"
          hint="fallback: 'sequential'"
          checked={hasFallback}
          onChange={setFallback}
        />
        <Toggle
          label="Paymaster, if it has one"
          hint="paymasterService, optional"
          checked={hasPaymaster}
          onChange={setHasPaymaster}
        />
        {hasPaymaster && (
          <Field label="URL of the paymaster">
            <input
              type="url"
              required
              value={paymaster}
              onChange={(event) => setPaymaster(event.target.value)}
            />
          </Field>
        )}
        <button type="submit" className="button">
          Approve and transfer
        </button>
      </form>
      {/* Rendered even while empty: screen readers announce only changes of an existing live region. */}
      <output aria-label="Result of the calls" data-status={outcome?.status}>
        {outcome && <Outcome outcome={outcome} />}
      </output>
      {(outcome?.status === 'pending' || outcome?.status === 'batch') && (
        <button type="button" className="button" onClick={() => void show(outcome.id)}>
          Show in the wallet
        </button>
      )}
    </section>
  )
}

/** Answer of the wallet about the current network. */
function Capabilities() {
  const { status, capabilities } = useLatchkitCapabilities()
  const { chainId } = useLatchkitNetwork({ namespace: 'eip155' })
  const here = chainId === undefined ? undefined : capabilities[chainId]
  const paymaster: unknown = here?.paymasterService
  const hasPaymaster = typeof paymaster === 'object' && paymaster !== null && 'supported' in paymaster
  return (
    <dl className="facts">
      <dt>Together</dt>
      <dd>{status === 'ready' ? (here?.atomic?.status ?? 'not told') : '–'}</dd>
      <dt>Paymaster</dt>
      <dd>{status === 'ready' ? (hasPaymaster ? 'supported' : 'not told') : '–'}</dd>
    </dl>
  )
}

function Outcome({ outcome }: { readonly outcome: CallsOutcome }) {
  switch (outcome.status) {
    case 'sending':
      return 'waiting for the wallet …'
    case 'pending':
      return `accepted as ${outcome.id}, pending …`
    case 'failed':
      return <ValueTree name="rejected" value={outcome.error} open={2} />
    case 'batch': {
      const { result, omitted } = outcome
      const how = result.isAtomic === true ? 'all or none' : 'the wallet does not tell whether all or none'
      return (
        <>
          <p>{`Sent together, ${how}: ${result.status}.`}</p>
          {omitted.length > 0 && <p>{`Without ${omitted.join()}: the wallet does not support it.`}</p>}
          <ValueTree name="result" value={result} open={1} />
        </>
      )
    }
    case 'sequential': {
      const { confirmed, error } = outcome.result
      return (
        <>
          <p>{`Sent one after the other, not all or none: ${confirmed} of ${toCalls().length} confirmed.`}</p>
          {error && <ValueTree name="stopped" value={error} open={1} />}
          <ValueTree name="result" value={outcome.result} open={1} />
        </>
      )
    }
  }
}
