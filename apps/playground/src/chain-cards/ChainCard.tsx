import {
  AccountButton,
  ConnectButton,
  useLatchkit,
  useLatchkitAccount,
  useLatchkitBalance,
  useLatchkitDisconnect,
  useLatchkitNetwork,
} from '@latchkit/react'
import { signMessage, signTypedData } from '@latchkit/react/actions'
import { useId, useState } from 'react'
import { formatUnits } from 'viem'
import { ActionCard, type Heading } from '../actions/ActionCard.js'
import { createLetter } from '../actions/typedData.js'
import { Field } from '../parts/Field.js'
import type { Chain } from './chains.js'

/** Renders the session and the actions of one namespace. */
export function ChainCard({ chain }: { readonly chain: Chain }) {
  const { namespace, name } = chain
  const { kit } = useLatchkit()
  const { isConnected } = useLatchkitAccount({ namespace })
  const { disconnect } = useLatchkitDisconnect()
  const id = useId()
  const heading = { id, name }
  const message = `Signed on ${name}`
  return (
    <section className="chain card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{name}</h2>
        {isConnected ? (
          <AccountButton namespace={namespace} balance="hide" />
        ) : (
          <ConnectButton namespace={namespace} />
        )}
      </header>
      <ChainFacts chain={chain} />
      <ActionCard
        under={heading}
        title="Sign a message"
        code={`signMessage(kit, { message, namespace: '${namespace}' })`}
        run={() => signMessage(kit, { message, namespace })}
      />
      {namespace === 'eip155' && <SignTypedData under={heading} />}
      <Send under={heading} chain={chain} />
      {namespace === 'solana' && <SendWithWeb3 under={heading} />}
      <ActionCard
        under={heading}
        title="Disconnect"
        code={`disconnect({ namespace: '${namespace}' })`}
        run={() => disconnect({ namespace })}
      />
    </section>
  )
}

function ChainFacts({ chain: { namespace } }: { readonly chain: Chain }) {
  const { status, isConnected, address, connectorId } = useLatchkitAccount({ namespace })
  const { chainId, network } = useLatchkitNetwork({ namespace })
  const balance = useLatchkitBalance({ namespace })
  return (
    <dl className="facts">
      <dt>Status</dt>
      <dd>{status}</dd>
      <dt>Address</dt>
      <dd>{address ?? '–'}</dd>
      <dt>Wallet</dt>
      <dd>{connectorId ?? '–'}</dd>
      <dt>Network</dt>
      <dd>{network?.name ?? chainId ?? '–'}</dd>
      <dt>Balance</dt>
      <dd>
        {balance.status === 'ready'
          ? `${formatUnits(balance.value, balance.decimals)} ${balance.symbol}`
          : isConnected
            ? balance.status
            : '–'}
      </dd>
    </dl>
  )
}

function SignTypedData({ under }: { readonly under: Heading }) {
  const { kit } = useLatchkit()
  const { chainId } = useLatchkitNetwork({ namespace: 'eip155' })
  return (
    <ActionCard
      under={under}
      title="Sign typed data"
      code="signTypedData(kit, { domain, types, … })"
      run={() => signTypedData(kit, createLetter(Number(chainId?.split(':')[1]), 'Hello, Bob!'))}
    />
  )
}

function SendWithWeb3({ under }: { readonly under: Heading }) {
  const { kit } = useLatchkit()
  return (
    <ActionCard
      under={under}
      title="Send with web3.js"
      code="sendTransaction(kit, { transaction, connection })"
      // web3.js is only loaded for this action.
      run={async () => (await import('./sendWithWeb3.js')).sendWithWeb3(kit)}
    />
  )
}

function Send({ under, chain }: { readonly under: Heading; readonly chain: Chain }) {
  const { kit } = useLatchkit()
  const [to, setTo] = useState(chain.to)
  const [amount, setAmount] = useState(chain.amount)
  return (
    <ActionCard
      under={under}
      title="Send"
      code={chain.action}
      run={async () => chain.send(kit, { to, amount: BigInt(amount) })}
    >
      <Field label="To">
        <input className="text mono" value={to} onChange={(event) => setTo(event.currentTarget.value)} />
      </Field>
      <Field label={`Amount in ${chain.unit}`}>
        <input
          className="text"
          inputMode="numeric"
          value={amount}
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
      </Field>
    </ActionCard>
  )
}
