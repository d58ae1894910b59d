import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startBitcoinChain } from '../parts/bitcoinChain.js'
import { fetchLitecoind } from './fetchLitecoind.js'
import { findNode } from './findNode.js'

function setEnv(name: string, value: string): void {
  vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
}

test.each([
  ['/opt/bitcoin/bin/bitcoind', false],
  ['/opt/litecoin/litecoind', true],
])('behavior: uses %s when the environment names it', async (command, isLitecoin) => {
  setEnv('LATCHKIT_BITCOIND', command)
  expect(await findNode()).toEqual({ command, env: {}, isLitecoin })
})

test('error: the environment names a missing file', async () => {
  setEnv('LATCHKIT_BITCOIND', '/nowhere/bitcoind')
  await expect(startBitcoinChain()).rejects.toThrow(
    'The Bitcoin node cannot be run: spawn /nowhere/bitcoind ENOENT.',
  )
})

test('error: the environment names a program that is not a node', async () => {
  setEnv('LATCHKIT_BITCOIND', '/bin/false')
  await expect(startBitcoinChain()).rejects.toThrow(
    'The Bitcoin node stopped before it was ready: it gave no reason',
  )
})

test('error: without apt, leaves no partial download', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'latchkit-test-'))
  onTestFinished(() => rmSync(cache, { recursive: true }))
  setEnv('XDG_CACHE_HOME', cache)
  setEnv('PATH', '')
  await expect(fetchLitecoind()).rejects.toThrow(
    "The Bitcoin chain needs Debian's litecoind, which could not be downloaded with apt (spawn apt-get ENOENT): if that fails, set LATCHKIT_BITCOIND to a bitcoind or litecoind, or disable the Bitcoin chain.",
  )
  expect(readdirSync(join(cache, 'latchkit'))).toEqual([])
})
