import { useEffect, useState, useSyncExternalStore } from 'react'
import { verifyMessage } from 'viem'
import { disconnect, sendTransaction, signMessage, waitForTransactionReceipt } from 'wagmi/actions'

/** Chain of the devnet. */
export const local = {
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [import.meta.env.VITE_RPC_URL] } },
}

/** Shows wagmi's connection, the pairing URI of its WalletConnect connector, and buttons that use the wallet. */
export function WagmiPanel({ config }) {
  const state = useSyncExternalStore(
    (listener) => config.subscribe((each) => each, listener),
    () => config.state,
  )
  const [uri, setUri] = useState('')
  useEffect(() => {
    for (const { emitter } of config.connectors)
      emitter.on('message', ({ type, data }) => type === 'display_uri' && setUri(data))
  }, [config])
  const [result, setResult] = useState('')
  const address = state.connections.get(state.current)?.accounts[0]

  const run = (action) => async () => {
    setResult('')
    try {
      setResult(await action())
    } catch (error) {
      setResult(`failed: ${error.message}`)
    }
  }

  return (
    <section>
      <output aria-label="Status">{state.status}</output>
      <output aria-label="Address">{address}</output>
      <output aria-label="Pairing URI">{uri}</output>
      <button type="button" onClick={run(() => sign(config, address))}>
        Sign
      </button>
      <button type="button" onClick={run(() => send(config))}>
        Send
      </button>
      <button type="button" onClick={run(() => disconnect(config).then(() => 'disconnected'))}>
        Leave
      </button>
      <output aria-label="Result">{result}</output>
    </section>
  )
}

async function sign(config, address) {
  const message = 'Signed by another kit'
  const signature = await signMessage(config, { message })
  return (await verifyMessage({ address, message, signature })) ? 'valid signature' : 'invalid signature'
}

async function send(config) {
  const hash = await sendTransaction(config, { to: '0x000000000000000000000000000000000000dEaD', value: 1n })
  const { status } = await waitForTransactionReceipt(config, { hash })
  return status
}
