import type { Devnet } from '@latchkit/devnet'
import { waitForReceipt } from '@latchkit/devnet/evm'
import type { Page, Route } from '@playwright/test'
import { type Address, createTestClient, erc20Abi, http, publicActions, walletActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { LoginPage } from './LoginPage.js'

/** Creates a client of the first chain, with its first token. */
function createTokenClient({ chains, accounts, tokens }: Devnet) {
  const [chain] = chains
  const [holder] = accounts
  const [token] = tokens
  if (!chain || !holder || !token) throw new Error('The devnet has no chain, account or token.')
  const client = createTestClient({
    mode: 'anvil',
    transport: http(chain.rpcUrl),
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend(walletActions)
  const contract = { address: token.address, abi: erc20Abi } as const
  return Object.assign(client, {
    token: token.address,
    getTokens: (owner: Address) =>
      client.readContract({ ...contract, functionName: 'balanceOf', args: [owner] }),
    getAllowance: (owner: Address, spender: Address) =>
      client.readContract({ ...contract, functionName: 'allowance', args: [owner, spender] }),
    async giveTokens(owner: Address, amount: bigint) {
      const hash = await client.writeContract({
        ...contract,
        account: privateKeyToAccount(holder.privateKey),
        chain: null,
        functionName: 'transfer',
        args: [owner, amount],
      })
      await waitForReceipt(client, hash)
    },
  })
}

/** Logs a new user in, whose account gets tokens. Returns its address, and a client of the chain. */
export async function logInWithTokens(login: LoginPage, devnet: Devnet, email: string, amount: bigint) {
  await login.visit()
  await login.logIn(email)
  const address = (await login.getAddress('EVM')) as Address
  const client = createTokenClient(devnet)
  await client.giveTokens(address, amount)
  return { address, client }
}

/** How the servers of smart accounts answer. `away-for-sends`: only to operations that are sent. */
export type OperationServers = {
  paymaster: 'works' | 'over-budget' | 'away'
  bundler: 'works' | 'away' | 'away-for-sends'
}

/** Lets a test change how the gateway answers the frame. What works is answered by the gateway itself. */
export async function interceptServers(page: Page): Promise<OperationServers> {
  const servers: OperationServers = { paymaster: 'works', bundler: 'works' }
  await page.route('**/v1/bundler?*', (route) => answer(route, servers))
  return servers
}

async function answer(route: Route, { paymaster, bundler }: OperationServers): Promise<void> {
  const { id, method } = route.request().postDataJSON() ?? {}
  const isPaymaster = String(method).startsWith('pm_')
  const isSend = method === 'eth_sendUserOperation'
  const isAway = isPaymaster
    ? paymaster === 'away'
    : bundler === 'away' || (bundler === 'away-for-sends' && isSend)
  if (isAway) return route.abort('connectionrefused')
  if (!isPaymaster || paymaster === 'works') return route.continue()
  // That of the gateway.
  const error = { code: -32_003, message: 'The budget of the project is used up' }
  return route.fulfill({
    headers: { 'access-control-allow-origin': '*' },
    json: { jsonrpc: '2.0', id, error },
  })
}
