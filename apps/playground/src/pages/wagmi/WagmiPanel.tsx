import { useState } from 'react'
import {
  useConnect,
  useConnection,
  useConnectors,
  useDisconnect,
  useSignMessage,
  useSwitchChain,
} from 'wagmi'
import { devnet31337, devnet31338 } from '../../networks/devnetNetworks.js'

/** Renders the app's part, which uses only wagmi's hooks. */
export function WagmiPanel() {
  const { status, address, chainId } = useConnection()
  const connectors = useConnectors()
  const { mutate: connect } = useConnect()
  const { mutate: disconnect } = useDisconnect()
  const { mutate: switchChain } = useSwitchChain()
  const { mutateAsync: signMessage } = useSignMessage()
  const [signature, setSignature] = useState('')
  return (
    <section className="card" aria-label="wagmi state">
      <h2>wagmi state</h2>
      <dl className="facts">
        <dt>Status</dt>
        <dd>{status}</dd>
        <dt>Address</dt>
        <dd>{address ?? '–'}</dd>
        <dt>Network</dt>
        <dd>{chainId === undefined ? '–' : `eip155:${chainId}`}</dd>
        <dt>Signature</dt>
        <dd>{signature || '–'}</dd>
      </dl>
      <div className="row">
        {connectors.map((connector) => (
          <button key={connector.uid} type="button" className="button" onClick={() => connect({ connector })}>
            wagmi: connect {connector.name}
          </button>
        ))}
      </div>
      <div className="row">
        {[devnet31337, devnet31338].map(({ id, name }) => (
          <button key={id} type="button" className="button" onClick={() => switchChain({ chainId: id })}>
            wagmi: switch to {name}
          </button>
        ))}
        <button
          type="button"
          className="button"
          onClick={() =>
            signMessage({ message: 'Signed by the host' }).then(setSignature, () => setSignature('declined'))
          }
        >
          wagmi: sign
        </button>
        <button type="button" className="button" onClick={() => disconnect()}>
          wagmi: disconnect
        </button>
      </div>
    </section>
  )
}
