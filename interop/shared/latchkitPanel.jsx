import { useLatchkit, useLatchkitAccount, useLatchkitDisconnect } from '@latchkit/react'
import { sendTransaction, signMessage, signTypedData, waitForReceipt } from '@latchkit/react/actions'
import { useState } from 'react'
import { verifyMessage, verifyTypedData } from 'viem'

/** Shows Latchkit's connection, and buttons that use the wallet. */
export function LatchkitPanel() {
  const { kit } = useLatchkit()
  const { status, address } = useLatchkitAccount()
  const { disconnect } = useLatchkitDisconnect()
  const [result, setResult] = useState('')

  const run = (action) => async () => {
    setResult('')
    try {
      setResult(await action())
    } catch (error) {
      setResult(`failed: ${error.message}`)
    }
  }

  async function sign() {
    const message = 'Signed by another wallet'
    const signature = await signMessage(kit, { message })
    return (await verifyMessage({ address, message, signature })) ? 'valid signature' : 'invalid signature'
  }

  async function signTyped() {
    const typedData = {
      domain: { name: 'Interop', chainId: 31337 },
      types: { Greeting: [{ name: 'text', type: 'string' }] },
      primaryType: 'Greeting',
      message: { text: 'Signed by another wallet' },
    }
    const signature = await signTypedData(kit, typedData)
    return (await verifyTypedData({ ...typedData, address, signature }))
      ? 'valid signature'
      : 'invalid signature'
  }

  async function send() {
    const hash = await sendTransaction(kit, { to: '0x000000000000000000000000000000000000dEaD', value: 1n })
    const { status: outcome } = await waitForReceipt(kit, { hash })
    return outcome
  }

  return (
    <section>
      <output aria-label="Status">{status}</output>
      <output aria-label="Address">{address}</output>
      <button type="button" onClick={run(sign)}>
        Sign
      </button>
      <button type="button" onClick={run(signTyped)}>
        Sign typed data
      </button>
      <button type="button" onClick={run(send)}>
        Send
      </button>
      <button type="button" onClick={run(() => disconnect().then(() => 'disconnected'))}>
        Leave
      </button>
      <output aria-label="Result">{result}</output>
    </section>
  )
}
