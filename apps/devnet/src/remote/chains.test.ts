import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Network } from '@latchkit/core'
import { getAccount, signMessage, switchNetwork } from '@latchkit/core/actions'
import { base, mainnet } from '@latchkit/core/networks'
import { type Gateway, startGateway } from '@latchkit/gateway'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Phone } from '../phone/Phone.js'
import { openPage, type Page, pairPhone, startRemotePhone } from './remote.fixtures.js'

let gateway: Gateway
let page: Page
let phone: Phone
let other: Network

beforeAll(async () => {
  gateway = await startGateway()
}, 180_000)

// The phone knows only Ethereum; the app also supports Base.
beforeEach(async () => {
  other = { ...base, rpcUrls: { default: { http: [await startNode('0x2105')] } }, blockExplorers: undefined }
  page = await openPage(gateway.relayUrl, { networks: [mainnet, other] })
  const chains = [{ id: 1, name: 'Ethereum', rpcUrl: 'http://127.0.0.1:1' }]
  phone = await startRemotePhone(gateway.relayUrl, { chains, solana: undefined })
  await pairPhone(page, phone)
})

afterAll(() => gateway.stop())

const getChain = () => getAccount(page.kit, { namespace: 'eip155' }).chainId
const asked = () => phone.prompts.map(({ method }) => method)

test('default: adds an unknown chain to the wallet and to the session, and uses it', async () => {
  await switchNetwork(page.kit, { network: other })
  expect(getChain()).toBe('eip155:8453')
  expect(asked()).toContain('wallet_addEthereumChain')
  await signMessage(page.kit, { message: 'hello' })
  expect(phone.prompts.at(-1)).toMatchObject({ method: 'personal_sign', chainId: 'eip155:8453' })
}, 180_000)

test('behavior: the user declines', async () => {
  phone.set({ answer: { wallet_addEthereumChain: 'reject' } })
  await expect(switchNetwork(page.kit, { network: other })).rejects.toMatchObject({ code: 'user-rejected' })
  expect(getChain()).toBe('eip155:1')
}, 180_000)

test('error: reports an unsupported chain when the wallet cannot add it', async () => {
  phone.set({ addsChains: false })
  await expect(switchNetwork(page.kit, { network: other })).rejects.toMatchObject({
    code: 'chain-not-supported',
    shortMessage: 'Chain is not supported',
  })
  expect(getChain()).toBe('eip155:1')
}, 180_000)

/** Starts a node that returns its chain id: wallets check it before they add a chain. */
async function startNode(chainId: string): Promise<string> {
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => {
      text += part
    })
    request.on('end', () => {
      const { id } = JSON.parse(text)
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ jsonrpc: '2.0', id, result: chainId }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
