import { createServer } from 'node:http'

/** An app without any code for its tests: it uses `window.ethereum` and the RPC URL of a public node. */
const html = `<!doctype html><title>Shop</title>
<button>Connect</button> <button>Pay</button> <p role="status"></p>
<script type="module">
const [connect, pay] = document.querySelectorAll('button')
const show = (text) => { document.querySelector('p').textContent = text }
const run = (action) => () => action().then(show, ({ code, message }) => show('Error ' + code + ': ' + message))
const callNode = async (method, params) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch('https://rpc.example.org', { method: 'POST', body })
  return (await response.json()).result
}
let account
connect.onclick = run(async () => {
  account = (await ethereum.request({ method: 'eth_requestAccounts' }))[0]
  ethereum.on('accountsChanged', ([address]) => show('Connected: ' + address))
  return 'Connected: ' + account
})
pay.onclick = run(async () => {
  const transaction = { from: account, to: '0x000000000000000000000000000000000000dEaD', value: '0xde0b6b3a7640000' }
  const hash = await ethereum.request({ method: 'eth_sendTransaction', params: [transaction] })
  const { status, blockNumber } = await callNode('eth_getTransactionReceipt', [hash])
  return status === '0x1' ? 'Paid in block ' + Number(blockNumber) : 'Failed'
})
</script>`

/** Starts the app on a free port. */
export async function startDapp() {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html))
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
