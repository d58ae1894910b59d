import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { readPageScript } from '../foundation/readPageScript.js'
import { scriptEntry, scriptOptions } from '../walletScript.js'
import type { WalletsScript } from './createScriptApi.js'

/** Runs the script in a realm that has only what a page has. */
function openPage(code: string = readPageScript(scriptEntry, scriptOptions)) {
  const fetched: unknown[] = []
  const page = Object.assign(new EventTarget(), {
    location: { origin: 'https://dapp.test', search: '' },
    localStorage: { getItem: () => null, setItem() {}, removeItem() {} },
    fetch: async (url: unknown, _init?: object) => void fetched.push(url),
    ethereum: undefined as { request: (args: object) => Promise<unknown> } | undefined,
    latchkitWallets: undefined as WalletsScript | undefined,
  })
  const globals = {
    ...{ window: page, crypto, CustomEvent, Event, queueMicrotask, setTimeout },
    ...{ TextDecoder, TextEncoder, URL, URLSearchParams, Request, Response, fetch: page.fetch },
  }
  const given = Object.keys(globals)
  const realm = { ...globals }
  runInNewContext(code, realm)
  const leaked = Object.keys(realm).filter((name) => !given.includes(name))
  if (!page.latchkitWallets) throw new Error('The script did not run.')
  return { page, fetched, leaked, api: page.latchkitWallets }
}

test('default', async () => {
  const { page, api, leaked } = openPage()
  expect(leaked).toEqual([])
  const { harbor } = api.install()
  expect(page.ethereum).toBe(harbor?.provider)
  expect(await page.ethereum?.request({ method: 'eth_requestAccounts' })).toEqual([api.accounts[0].address])
  expect(api.wallets.harbor?.prompts.map(({ method }) => method)).toEqual(['eth_requestAccounts'])
})

test('behavior: answers the requests of the app to nodes, and no others', async () => {
  const { page, api, fetched } = openPage()
  api.install({ chains: [api.createFakeChain({ id: 5 })] })
  const body = JSON.stringify({ id: 1, method: 'eth_chainId' })
  const response = (await page.fetch('https://rpc.test', { method: 'POST', body })) as unknown as Response // It is the script's.
  expect(await response.json()).toEqual({ jsonrpc: '2.0', id: 1, result: '0x5' })
  await page.fetch('https://api.test')
  expect(fetched).toEqual(['https://api.test'])
})

test('param: wallets', async () => {
  const { page, api } = openPage()
  api.install({ wallets: [api.personas.phantom] })
  expect(page).toMatchObject({ phantom: { ethereum: { isPhantom: true } } })
})

test('behavior: a second call does nothing', () => {
  const { api } = openPage()
  expect(api.install()).toBe(api.install({ wallets: [api.meadow] }))
})
