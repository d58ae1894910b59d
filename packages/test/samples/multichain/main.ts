import { base58, base64 } from '@scure/base'
import { UniversalProvider } from '@walletconnect/universal-provider'
import { renderSVG } from 'uqr'
import { createTransfer } from './createTransfer.js'

// An app with two EVM chains and Solana in one session. It has no code for its tests.
const shop = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const solanaShop = 'AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const rpcUrl = 'https://api.mainnet-beta.solana.com'
const status = document.querySelector('[role=status]') as HTMLElement
const code = document.querySelector('#code') as HTMLElement
const list = document.querySelector('#accounts') as HTMLElement
const chain = document.querySelector('#chain') as HTMLElement

const namespaces = {
  eip155: {
    chains: ['eip155:1', 'eip155:8453'],
    methods: ['eth_sendTransaction', 'personal_sign', 'wallet_switchEthereumChain'],
    events: ['accountsChanged', 'chainChanged'],
  },
  solana: {
    chains: [solana],
    methods: ['solana_signMessage', 'solana_signTransaction', 'solana_signAndSendTransaction'],
    events: ['accountsChanged'],
  },
}

const provider = await UniversalProvider.init({
  projectId: '5f0c0a5d8d4c4b6f8f2e7a9c1b3d5e7f',
  metadata: { name: 'Two-chain shop', description: 'A shop', url: location.origin, icons: [] },
  telemetryEnabled: false,
})
provider.on('display_uri', (uri: string) => {
  code.innerHTML = renderSVG(uri, { pixelSize: 6 })
})
provider.on('session_update', showAccounts)
provider.on('chainChanged', (chainId: unknown) => {
  chain.textContent = `Chain ${Number(chainId)}`
})
provider.on('session_delete', () => {
  status.textContent = 'The phone disconnected'
})

function getAccounts(): readonly string[] {
  return Object.values(provider.session?.namespaces ?? {}).flatMap(({ accounts }) => accounts)
}

function showAccounts(): void {
  list.replaceChildren(
    ...getAccounts().map((account) => Object.assign(document.createElement('li'), { textContent: account })),
  )
}

function getAddress(namespace: string): string {
  const account = getAccounts().find((each) => each.startsWith(`${namespace}:`))
  return account?.split(':')[2] ?? ''
}

function listen(id: string, action: () => Promise<void>): void {
  document.querySelector(id)?.addEventListener('click', async () => {
    try {
      await action()
    } catch (error) {
      status.textContent = `Failed: ${Object(error).message}`
    }
  })
}

async function connect(optionalNamespaces: Partial<typeof namespaces>): Promise<void> {
  const session = await provider.connect({ optionalNamespaces })
  code.replaceChildren()
  showAccounts()
  status.textContent = `Connected to ${Object.keys(session?.namespaces ?? {}).join(' and ')}`
}

async function getBlockhash(): Promise<string> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getLatestBlockhash', params: [] })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(rpcUrl, { method: 'POST', headers, body })
  return (await response.json()).result.value.blockhash
}

listen('#connect', () => connect(namespaces))
listen('#connect-solana', () => connect({ solana: namespaces.solana }))
listen('#pay', async () => {
  const transaction = { from: getAddress('eip155'), to: shop, value: '0xde0b6b3a7640000' }
  const request = { method: 'eth_sendTransaction', params: [transaction] }
  status.textContent = `Paid ${await provider.request<string>(request, 'eip155:8453')}`
})
listen('#switch', async () => {
  const request = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] }
  await provider.request(request, 'eip155:1')
  status.textContent = 'Switched'
})
listen('#sign', async () => {
  const message = base58.encode(new TextEncoder().encode('Sign in to the shop'))
  const params = { message, pubkey: getAddress('solana') }
  const { signature } = await provider.request<{ signature: string }>(
    { method: 'solana_signMessage', params },
    solana,
  )
  status.textContent = `Signed ${signature}`
})
listen('#pay-solana', async () => {
  const pubkey = getAddress('solana')
  const transaction = base64.encode(createTransfer(pubkey, solanaShop, 5_000_000n, await getBlockhash()))
  const { signature } = await provider.request<{ signature: string }>(
    { method: 'solana_signAndSendTransaction', params: { transaction, pubkey } },
    solana,
  )
  status.textContent = `Paid ${signature}`
})
// A click before this would have no listener.
document.querySelector('fieldset')?.removeAttribute('disabled')
