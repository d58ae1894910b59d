import { wagmi } from '@latchkit/adapter-wagmi'
import { createLatchkit, getAccount } from '@latchkit/core'
import { disconnect, sendTransaction, signMessage, waitForReceipt } from '@latchkit/core/actions'
import { defineNetwork } from '@latchkit/core/networks'
import { defineElements } from '@latchkit/html'
import { verifyMessage } from 'viem'

const local = defineNetwork({
  id: 31337,
  chainNamespace: 'eip155',
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [import.meta.env.VITE_RPC_URL] } },
  testnet: true,
})

export const kit = createLatchkit({ projectId: 'interop', networks: [local], adapters: [wagmi()] })
defineElements(kit)

/** Returns what a page shows of the account. */
export const readAccount = () => getAccount(kit)

async function sign() {
  const message = 'Signed in another framework'
  const signature = await signMessage(kit, { message })
  const { address } = getAccount(kit)
  return (await verifyMessage({ address, message, signature })) ? 'valid signature' : 'invalid signature'
}

async function send() {
  const hash = await sendTransaction(kit, { to: '0x000000000000000000000000000000000000dEaD', value: 1n })
  return (await waitForReceipt(kit, { hash })).status
}

const leave = () => disconnect(kit).then(() => 'disconnected')

/** Calls an action of the page. Resolves with its result, or with why it failed. */
export const act = (name) => actions[name]().catch((error) => `failed: ${error.message}`)

const actions = { Sign: sign, Send: send, Leave: leave }

/** The names of the page's actions. */
export const actionNames = Object.keys(actions)
