import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { startGateway } from '../../../app/startGateway.js'
import { createEntry, fetchBalance, getTokenAddress } from '../balance.fixtures.js'
import { startEvmNode } from '../startEvmNode.fixtures.js'

const presets = fileURLToPath(new URL('../../../../presets/tokens', import.meta.url))
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const token = getTokenAddress(1)
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#f00" d="M0 0h8v8H0z"/></svg>'

async function start(tokensDir: string, tokens: Readonly<Record<string, bigint>>) {
  const node = await startEvmNode({ native: 1n, tokens, hasMulticall3: true })
  const gateway = await startGateway({ chains: [{ id: 'eip155:1', http: [node.url] }], tokensDir })
  onTestFinished(gateway.stop)
  const { balances } = await fetchBalance(gateway.url, 'chainId=eip155:1&projectId=p')
  return Object.fromEntries(balances.map(({ symbol, iconUrl }) => [symbol, iconUrl]))
}

/** Writes a folder with one list and an image for it. */
function writeFolder(image: string | Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-icons-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'icons'))
  writeFileSync(join(folder, 'icons/a.svg'), image)
  const entry = {
    ...createEntry(1, 8),
    symbol: 'A',
    logoURI: 'https://other.example/a.png',
    extensions: { icon: 'a' },
  }
  writeFileSync(join(folder, 'list.json'), JSON.stringify({ name: 'List', tokens: [entry] }))
  return folder
}

async function fetchImage(url = '') {
  const response = await fetch(url)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, type: response.headers.get('content-type'), isEmpty: bytes.length === 0 }
}

test('default: with the lists of the presets, the gateway has the logos of the native token and of USDC itself', async () => {
  const icons = await start(presets, { [usdc]: 5n })
  for (const symbol of ['ETH', 'USDC'])
    expect(await fetchImage(icons[symbol]), symbol).toEqual({
      ...{ status: 200, isEmpty: false },
      type: expect.stringMatching(/^image\/(png|webp)/),
    })
})

test('behavior: an image beside the list comes before its logoURI, and one that is too large is left out', async () => {
  const own = await start(writeFolder(svg), { [token]: 5n })
  expect(await fetchImage(own.A)).toMatchObject({ status: 200, isEmpty: false })
  const signed = (url = '') => Buffer.from(url.split('.').at(-1) ?? '', 'base64url').toString()
  expect(signed(own.A)).toMatch(/^sha256:[\da-f]{64}$/)
  const large = await start(writeFolder(Buffer.alloc(65 * 1024)), { [token]: 5n })
  expect(signed(large.A)).toBe('https://other.example/a.png')
})

test('behavior: a native token without an image in the folder has none', async () => {
  expect((await start(writeFolder(svg), {})).ETH).toBe('')
})
