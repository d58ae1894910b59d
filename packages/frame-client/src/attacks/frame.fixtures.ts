// The page of a login frame. A test reads with `{ probe }` what has reached the handlers.
import { createFrameHost } from '../host/createFrameHost.js'

const calls: string[] = []
const host = createFrameHost({
  allowedOrigins: JSON.parse(new URLSearchParams(location.search).get('allowedOrigins') ?? '[]'),
  handlers: {
    GET_USER(_, { origin }) {
      calls.push('GET_USER')
      return { address: '0x1', chainId: 1, email: origin }
    },
    GET_CHAIN_ID() {
      calls.push('GET_CHAIN_ID')
      return { chainId: calls.length }
    },
    RPC_REQUEST({ method, params }, { signal }) {
      calls.push(method)
      if (method === 'eth_call') return params
      return new Promise(() => signal.addEventListener('abort', () => calls.push('aborted')))
    },
    RELOAD() {
      location.reload()
      return undefined
    },
  },
})
// After the listener of the host, so that the answer describes the state after all messages before it.
addEventListener('message', ({ data, source }) => {
  if (data?.probe !== undefined)
    source?.postMessage(
      { probed: data.probe, calls, origin: host.origin, isPolluted: 'isAdmin' in {} },
      { targetOrigin: '*' },
    )
})
