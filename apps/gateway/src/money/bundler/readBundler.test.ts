import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readBundler } from './readBundler.js'

const chainId = 'eip155:1'
const keys = [`0x${'11'.repeat(32)}`, `0x${'22'.repeat(32)}`] as const

test('default: reads several executors of a chain', () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-executors-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const executorKeyFiles = keys.map((key, index) => {
    const file = join(folder, String(index))
    writeFileSync(file, `${key}\n`)
    return file
  })
  const settings = readBundler({ chains: [{ chainId, executorKeyFiles }] }, [chainId])
  expect(settings?.chains[0]?.executorKeys).toEqual(keys)
})

test('behavior: one executor is a list of one', () => {
  const settings = readBundler({ chains: [{ chainId, executorKey: keys[0] }] }, [chainId])
  expect(settings?.chains[0]?.executorKeys).toEqual([keys[0]])
})

test.each([
  ['no executor', {}, /executorKeyFile: must be set, or "executorKeyFiles" in its place, and not both/],
  ['two settings of executors', { executorKey: keys[0], executorKeys: keys }, /executorKeyFile: must be set/],
  ['an empty list', { executorKeys: [] }, /executorKeys: must not be empty/],
  ['one executor twice', { executorKeys: [keys[0], keys[0]] }, /one executor of eip155:1 twice/],
  [
    'a paymaster with the key of an executor',
    { executorKeys: keys, paymaster: { addresses: {}, signerKey: keys[1] } },
    /one key for the executor and for the paymaster/,
  ],
  [
    'a paymaster of EntryPoint 0.7, with one executor for both EntryPoints',
    {
      executorKey: keys[0],
      paymaster: { addresses: { '0.7': `0x${'33'.repeat(20)}` }, signerKey: keys[1] },
    } as const,
    /one executor for both EntryPoints: set "executorKeyFiles" to two keys/,
  ],
])('error: %s', (_name, chain, message) => {
  expect(() => readBundler({ chains: [{ chainId, ...chain }] }, [chainId])).toThrow(message)
})
