import type { Adapter } from '../../../ports/Adapter.js'

/** Creates an adapter with only the methods that a test defines. Any other call fails the test. */
export function makeAdapter(parts: Partial<Adapter> = {}): Adapter {
  const unexpected = (method: string) => () => {
    throw new TypeError(`${method} was not expected to be called`)
  }
  return {
    namespace: 'eip155',
    type: 'wagmi',
    start: unexpected('start'),
    connect: unexpected('connect'),
    reconnect: unexpected('reconnect'),
    disconnect: unexpected('disconnect'),
    switchNetwork: unexpected('switchNetwork'),
    getBalance: unexpected('getBalance'),
    signMessage: unexpected('signMessage'),
    getProvider: unexpected('getProvider'),
    ...parts,
  }
}
