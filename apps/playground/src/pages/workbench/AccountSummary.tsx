import { useLatchkitAccount, useLatchkitBalance, useLatchkitNetwork } from '@latchkit/react'
import { formatUnits } from 'viem'

/** Renders the session from the hooks. */
export function AccountSummary() {
  const { status, address, connectorId } = useLatchkitAccount()
  const { chainId, network, isSupported } = useLatchkitNetwork()
  const balance = useLatchkitBalance()
  return (
    <section className="card summary" aria-labelledby="summary-title">
      <h2 id="summary-title">Hook values</h2>
      <dl className="facts">
        <dt>Status</dt>
        <dd>{status}</dd>
        <dt>Address</dt>
        <dd>{address ?? '–'}</dd>
        <dt>Wallet</dt>
        <dd>{connectorId ?? '–'}</dd>
        <dt>Network</dt>
        <dd>
          {network?.name ?? chainId} {isSupported ? '' : '(not supported here)'}
        </dd>
        <dt>Balance</dt>
        <dd>
          {balance.status === 'ready'
            ? `${formatUnits(balance.value, balance.decimals)} ${balance.symbol}`
            : (balance.status ?? '–')}
        </dd>
      </dl>
    </section>
  )
}
